"""Low-level Lift to OpenCL kernels and a launch plan, and the executor for both."""
