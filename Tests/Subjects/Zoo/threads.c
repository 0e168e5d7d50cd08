#define _GNU_SOURCE
#include "zoo.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* ---- time ---- */

struct timespec time_after(int64_t microseconds) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  if (microseconds == INT64_MAX) return time; /* nobody waits for it */
  int64_t nanoseconds = time.tv_nsec + microseconds % 1000000 * 1000;
  time.tv_sec += microseconds / 1000000 + nanoseconds / 1000000000;
  time.tv_nsec = nanoseconds % 1000000000;
  return time;
}

void sleep_for(int64_t microseconds) {
  struct timespec end = time_after(microseconds);
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &end, NULL) == EINTR) {}
}

/* ---- threads ---- */

void start_thread(void *(*body)(void *argument), void *argument) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  if (STACK > 0) pthread_attr_setstacksize(&attributes, STACK < PTHREAD_STACK_MIN ? PTHREAD_STACK_MIN : STACK);
  pthread_attr_setdetachstate(
    &attributes, FAULT == leaksThreads ? PTHREAD_CREATE_JOINABLE : PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  /* Where there are too many threads, some may end soon. */
  for (int tries = 0; pthread_create(&thread, &attributes, body, argument) != 0; tries++) {
    if (tries == 1000) abort();
    sleep_for(1000);
  }
  pthread_attr_destroy(&attributes);
}

static void *run_alone(void *argument) {
  run_task(argument);
  return NULL;
}

/* ---- the pool ---- */

static struct {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  task *first, **end; /* of the tasks that wait for a thread */
  int tasks;
  int idle; /* threads */
} pool = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, &pool.first, 0, 0};

/* Waits for a task. Returns NULL if none comes in time. The caller holds the lock. */
static task *next_task(void) {
  struct timespec deadline = time_after(IDLE_MS * INT64_C(1000));
  bool is_over = false;
  pool.idle++;
  while (!pool.first && !is_over) {
    if (IDLE_MS == 0) pthread_cond_wait(&pool.changed, &pool.lock);
    else is_over = pthread_cond_clockwait(&pool.changed, &pool.lock, CLOCK_MONOTONIC, &deadline) == ETIMEDOUT;
  }
  pool.idle--;
  task *next = pool.first;
  if (!next) return NULL;
  pool.first = next->next;
  if (!pool.first) pool.end = &pool.first;
  pool.tasks--;
  return next;
}

static void *work(void *argument) {
  (void)argument;
  pthread_mutex_lock(&pool.lock);
  for (task *next; (next = next_task());) {
    pthread_mutex_unlock(&pool.lock);
    run_task(next);
    pthread_mutex_lock(&pool.lock);
  }
  pthread_mutex_unlock(&pool.lock);
  return NULL;
}

/* A task never waits for a thread that is busy: it might be busy for ever. */
static void give_to_pool(task *task) {
  pthread_mutex_lock(&pool.lock);
  task->next = NULL;
  *pool.end = task;
  pool.end = &task->next;
  pool.tasks++;
  bool needs_thread = pool.tasks > pool.idle;
  if (!needs_thread) pthread_cond_signal(&pool.changed);
  pthread_mutex_unlock(&pool.lock);
  if (needs_thread) start_thread(work, NULL);
}

void dispatch(task *task) {
  if (THREADS == ONE && !task->may_block) run_later(task, 0);
  else if (THREADS == POOL) give_to_pool(task);
  else start_thread(run_alone, task);
}
