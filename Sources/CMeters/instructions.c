#include "meters.h"

#include <linux/perf_event.h>
#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int counter = -1;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_counter(void) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.size = sizeof attributes;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.inherit = 1;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  counter = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

int64_t meters_instructions(void) {
  int64_t value;
  pthread_once(&once, open_counter);
  if (counter < 0 || read(counter, &value, sizeof value) != sizeof value) return -1;
  return value;
}
