/* MRI reconstruction: the matrix Q, for samples in k-space and voxels in space. */
#include "../bench.h"

#define PIx2 6.2831853071795864769252867665590058f

struct kValues {
    float Kx, Ky, Kz, PhiMag;
};

static void ComputePhiMag(int numK, const float *phiR, const float *phiI, float *phiMag)
{
    int indexK;

    for (indexK = 0; indexK < numK; indexK++) {
        float real = phiR[indexK];
        float imag = phiI[indexK];
        phiMag[indexK] = real * real + imag * imag;
    }
}

static void ComputeQ(int numK, int numX, const struct kValues *kVals, const float *x,
                     const float *y, const float *z, float *Qr, float *Qi)
{
    int indexK, indexX;

#pragma omp parallel for private(indexK)
    for (indexX = 0; indexX < numX; indexX++) {
        float QrSum = 0, QiSum = 0;
        for (indexK = 0; indexK < numK; indexK++) {
            float expArg = PIx2 * (kVals[indexK].Kx * x[indexX] +
                                   kVals[indexK].Ky * y[indexX] +
                                   kVals[indexK].Kz * z[indexX]);
            float phi = kVals[indexK].PhiMag;
            QrSum += phi * cosf(expArg);
            QiSum += phi * sinf(expArg);
        }
        Qr[indexX] = QrSum;
        Qi[indexX] = QiSum;
    }
}

int main(int argc, char **argv)
{
    int numX = bench_size(argc, argv, 64, 2000, 100000);
    int numK = bench_size(argc, argv, 64, 500, 2048);
    struct kValues *kVals = (struct kValues *)bench_alloc((size_t)numK, sizeof *kVals);
    float *v = (float *)bench_alloc((size_t)numX * 5 + (size_t)numK * 3, sizeof(float));
    float *x = v, *y = x + numX, *z = y + numX, *Qr = z + numX, *Qi = Qr + numX;
    float *phiR = Qi + numX, *phiI = phiR + numK, *phiMag = phiI + numK;
    double begin, end;
    int i, k, wrong = 0;

    for (i = 0; i < numX; i++) {
        x[i] = (float)bench_uniform();
        y[i] = (float)bench_uniform();
        z[i] = (float)bench_uniform();
    }
    for (k = 0; k < numK; k++) {
        kVals[k].Kx = (float)bench_uniform() - 0.5f;
        kVals[k].Ky = (float)bench_uniform() - 0.5f;
        kVals[k].Kz = (float)bench_uniform() - 0.5f;
        phiR[k] = (float)bench_uniform();
        phiI[k] = (float)bench_uniform();
    }
    begin = bench_clock();
    ComputePhiMag(numK, phiR, phiI, phiMag);
    for (k = 0; k < numK; k++)
        kVals[k].PhiMag = phiMag[k];
    ComputeQ(numK, numX, kVals, x, y, z, Qr, Qi);
    end = bench_clock();
    for (i = 0; i < numX; i += 1 + numX / 50) {
        volatile double real = 0.0, imag = 0.0;
        for (k = 0; k < numK; k++) {
            double arg = 6.283185307179586 *
                         ((double)kVals[k].Kx * x[i] + (double)kVals[k].Ky * y[i] +
                          (double)kVals[k].Kz * z[i]);
            real = real + phiMag[k] * cos(arg);
            imag = imag + phiMag[k] * sin(arg);
        }
        wrong += fabs(Qr[i] - real) > 1e-5 * numK || fabs(Qi[i] - imag) > 1e-5 * numK;
    }
    return bench_end(wrong, end - begin, Qr[numX / 2]);
}
