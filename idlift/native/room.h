/* Included by all that mypyc makes; see Note [room] of `open.c`. */
#ifndef IDLIFT_ROOM_H
#define IDLIFT_ROOM_H

#include <stdint.h>

/* The lowest place on the stack of this thread where a function may begin; before the
 * first one is asked, none may. Not to be found by a call: all functions ask. */
extern __thread uintptr_t idlift_lowest
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* Is the stack too full for a call? Then there is an error. */
int idlift_is_full(void) __attribute__((visibility("hidden"), cold));

/* At the beginning of a function; the arguments are what it returns with an error. */
#define IDLIFT_ROOM(...)                                                              \
    if (__builtin_expect((uintptr_t)__builtin_frame_address(0) < idlift_lowest, 0) && \
        idlift_is_full())                                                             \
        return __VA_ARGS__;

#endif
