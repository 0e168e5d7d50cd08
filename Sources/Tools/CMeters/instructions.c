#include "meters.h"

#include <dirent.h>
#include <linux/perf_event.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* One counter for each thread at the first call. It counts those that the thread starts. */
enum { MOST_COUNTERS = 256 };
static int counters[MOST_COUNTERS];
static int counter_count = -1;

static int open_counter(int thread) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.size = sizeof attributes;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.inherit = 1;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &attributes, thread, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

static void open_counters(void) {
  DIR *threads = opendir("/proc/self/task");
  struct dirent *entry;
  counter_count = 0;
  if (threads == NULL) return;
  while ((entry = readdir(threads)) != NULL && counter_count < MOST_COUNTERS) {
    int thread = atoi(entry->d_name);
    int counter = thread > 0 ? open_counter(thread) : -1;
    if (counter >= 0) counters[counter_count++] = counter;
  }
  closedir(threads);
}

int64_t meters_instructions(void) {
  int64_t sum = 0;
  if (counter_count < 0) open_counters();
  if (counter_count == 0) return -1;
  for (int i = 0; i < counter_count; i++) {
    int64_t value;
    if (read(counters[i], &value, sizeof value) != sizeof value) return -1;
    sum += value;
  }
  return sum;
}
