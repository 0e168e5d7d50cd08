#define _GNU_SOURCE
#include "meters.h"

#include <pthread.h>
#include <sched.h>
#include <stddef.h>

void meters_wait_in_turn(void) {
  struct sched_param none = {0};
  pthread_setschedparam(pthread_self(), SCHED_BATCH, &none);
}

static void *call_back(void *has_called) {
  *(bool *)has_called = true;
  return NULL;
}

bool meters_call_back(void) {
  pthread_t thread;
  bool has_called = false;
  if (pthread_create(&thread, NULL, call_back, &has_called)) return false;
  pthread_join(thread, NULL);
  return has_called;
}
