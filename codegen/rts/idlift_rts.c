/* The whole run time as one translation unit: what the wrapper compiles. */
#include "rts_background.c"
#include "rts_base.c"
#include "rts_call.c"
#include "rts_device.c"
#include "rts_forecast.c"
#include "rts_policy.c"
#include "rts_program.c"
#include "rts_verify.c"
