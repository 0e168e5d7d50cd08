#define _GNU_SOURCE
#include "meters.h"

#include <dlfcn.h>
#include <malloc.h>

/* Where the C library is older than glibc 2.33, it has no such function. */
int64_t meters_allocated_bytes(void) {
  struct mallinfo2 (*information)(void) = (struct mallinfo2(*)(void))dlsym(RTLD_DEFAULT, "mallinfo2");
  if (!information) return 0;
  struct mallinfo2 now = information();
  return (int64_t)(now.uordblks + now.hblkhd);
}
