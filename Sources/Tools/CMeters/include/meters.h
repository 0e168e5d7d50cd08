/* What this process has used: for the benchmark, and for the check of leaks. */
#ifndef METERS_H
#define METERS_H

#include <stdbool.h>
#include <stdint.h>

/* Turns the count of malloc, calloc, realloc and the like on or off, for all threads and for the
   libraries that are loaded at that moment.

   Nothing is counted unless this is called, and then calls go to the C library directly. */
void meters_count_allocations(int32_t is_on);

/* The count of allocations so far. */
int64_t meters_allocations(void);

/* The bytes that malloc and the like have handed out and not got back; 0 where the C library does
   not say. */
int64_t meters_allocated_bytes(void);

/* The user-mode instructions of all threads since the first call of this function; -1 where
   the machine does not count them or does not let this process read them. A thread that another one
   starts during the first call may be missing. */
int64_t meters_instructions(void);

/* Lets this thread, and those that it starts, wait for a processor behind threads that compute: the system usually
   prefers those that sleep most of the time. */
void meters_wait_in_turn(void);

/* Starts a thread that calls back and ends, and waits for it. Returns false where none could start. */
bool meters_call_back(void);

#endif
