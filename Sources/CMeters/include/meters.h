/* What this process has used, for the benchmark. */
#ifndef METERS_H
#define METERS_H

#include <stdint.h>

/* Begins, or ends, to count calls of malloc, calloc, realloc and the like, on all threads. While it is
   off, a call costs one more branch: also in every other command of a program that links this. */
void meters_count_allocations(int32_t is_on);

/* How many were counted since the process began; -1 where a sanitizer's allocator is in place, or the C
   library is not glibc. */
int64_t meters_allocations(void);

/* The user-mode instructions of all threads; -1 unless the process was started with `bench` as its first
   argument, on a machine that counts them and lets this process read it. */
int64_t meters_instructions(void);

#endif
