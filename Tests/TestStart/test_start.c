#include "test_start.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/*
 * How many tests run at a time. Without a width all begin at once, and each step of one waits until all others had
 * theirs, which takes minutes. Swift Testing reads the variable before it makes its first configuration.
 */
static void limit_width(void) {
  char width[24];
  snprintf(width, sizeof width, "%ld", 2 * sysconf(_SC_NPROCESSORS_ONLN));
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", width, 0); /* a user's own counts */
}

__attribute__((constructor)) static void start(void) {
  limit_width();
  /* The child of an exit test runs one body, which may do anything. */
  if (!getenv("SWT_EXIT_TEST_ID")) kotlin_bridge_tests_begin_heartbeat();
}
