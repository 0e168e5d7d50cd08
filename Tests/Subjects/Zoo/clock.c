#define _GNU_SOURCE
#include "zoo.h"

#include <stdlib.h>
#include <time.h>

/* The thread of tasks that wait for a moment: the event loop, where one thread delivers everything, and the timer
 * elsewhere. */

typedef struct alarm {
  struct timespec time;
  task *task;
} alarm;

static struct {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  bool is_running;
  task *first, **end; /* of the tasks whose turn it is */
  alarm *alarms;      /* a heap: none is earlier than those at (its place - 1) / 2 */
  size_t count, capacity;
} loop = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, false, NULL, &loop.first, NULL, 0, 0};

/* ---- alarms; the caller holds the lock ---- */

static bool is_before(struct timespec left, struct timespec right) {
  return left.tv_sec != right.tv_sec ? left.tv_sec < right.tv_sec : left.tv_nsec < right.tv_nsec;
}

static void add_alarm(alarm added) {
  if (loop.count == loop.capacity) {
    loop.capacity = loop.capacity ? loop.capacity * 2 : 64;
    loop.alarms = realloc(loop.alarms, loop.capacity * sizeof(alarm));
    if (!loop.alarms) abort();
  }
  size_t place = loop.count++;
  for (; place > 0 && is_before(added.time, loop.alarms[(place - 1) / 2].time); place = (place - 1) / 2) {
    loop.alarms[place] = loop.alarms[(place - 1) / 2];
  }
  loop.alarms[place] = added;
}

static task *take_alarm(void) {
  task *taken = loop.alarms[0].task;
  alarm last = loop.alarms[--loop.count];
  size_t place = 0;
  for (size_t child = 1; child < loop.count; child = place * 2 + 1) {
    if (child + 1 < loop.count && is_before(loop.alarms[child + 1].time, loop.alarms[child].time)) child++;
    if (!is_before(loop.alarms[child].time, last.time)) break;
    loop.alarms[place] = loop.alarms[child];
    place = child;
  }
  if (loop.count > 0) loop.alarms[place] = last;
  return taken;
}

/* ---- the thread ---- */

static void append(task *task) {
  task->next = NULL;
  *loop.end = task;
  loop.end = &task->next;
}

static void append_due(void) {
  if (loop.count == 0) return;
  struct timespec now = time_after(0);
  while (loop.count > 0 && !is_before(now, loop.alarms[0].time)) append(take_alarm());
}

/* Waits for the task whose turn it is. */
static task *next_task(void) {
  for (;;) {
    append_due();
    if (loop.first) break;
    if (loop.count == 0) {
      pthread_cond_wait(&loop.changed, &loop.lock);
    } else {
      struct timespec deadline = loop.alarms[0].time;
      pthread_cond_clockwait(&loop.changed, &loop.lock, CLOCK_MONOTONIC, &deadline);
    }
  }
  task *next = loop.first;
  loop.first = next->next;
  if (!loop.first) loop.end = &loop.first;
  return next;
}

static void *run_loop(void *argument) {
  (void)argument;
  pthread_mutex_lock(&loop.lock);
  for (;;) {
    task *next = next_task();
    pthread_mutex_unlock(&loop.lock);
    if (THREADS == ONE && !next->may_block) run_in_loop(next);
    else dispatch(next);
    pthread_mutex_lock(&loop.lock);
  }
  return NULL;
}

void run_later(task *task, int64_t microseconds) {
  pthread_mutex_lock(&loop.lock);
  bool is_first = !loop.is_running;
  loop.is_running = true;
  if (microseconds == 0) append(task);
  else add_alarm((alarm){time_after(microseconds), task});
  pthread_cond_signal(&loop.changed);
  pthread_mutex_unlock(&loop.lock);
  if (is_first) start_thread(run_loop, NULL);
}
