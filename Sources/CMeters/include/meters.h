/* What this process has used, for the benchmark. */
#ifndef METERS_H
#define METERS_H

#include <stdint.h>

/* Begins, or ends, to count calls of malloc, calloc, realloc and the like, on all threads. While it is
   off, a call costs one more branch. */
void meters_count_allocations(int32_t is_on);

/* How many were counted since the process began; -1 where a sanitizer's allocator is in place. */
int64_t meters_allocations(void);

/* The user-mode instructions of the calling thread and all threads that it, and they, start after the
   first call; -1 where the machine does not count them, or does not let this process read it. */
int64_t meters_instructions(void);

#endif
