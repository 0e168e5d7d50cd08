#define _GNU_SOURCE
#include "test_start.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Those that this process may use. */
static long processors(void) {
#ifdef __linux__
  cpu_set_t usable;
  if (sched_getaffinity(0, sizeof usable, &usable) == 0) return CPU_COUNT(&usable);
#endif
  return sysconf(_SC_NPROCESSORS_ONLN);
}

/*
 * How many tests run at a time. Without a width all begin at once, and each step of one waits until all others had
 * theirs, which takes minutes. Swift Testing reads the variable before it makes its first configuration.
 */
static void limit_width(void) {
  char width[24];
  snprintf(width, sizeof width, "%ld", 2 * processors());
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", width, 0); /* a user's own counts */
}

__attribute__((constructor)) static void start(void) {
  limit_width();
  /* The child of an exit test runs one body, which may do anything. */
  if (!getenv("SWT_EXIT_TEST_ID")) kotlin_bridge_tests_begin_heartbeat();
}
