"""The programs of the Lift papers: generated kernels against hand-written ones."""
