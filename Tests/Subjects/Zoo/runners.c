#define _GNU_SOURCE
#include "zoo.h"

#include <errno.h>
#include <time.h>

/* What waits for a task on a thread that the task keeps. It lies on the stack of that thread, because another thread
 * may take the task over and end it. */
typedef struct holder {
  pthread_cond_t changed;
  enum { NO_NEWS, WOKEN, TAKEN_OVER } news;
} holder;

/* Guards the waiting of all tasks. */
static pthread_mutex_t parking = PTHREAD_MUTEX_INITIALIZER;

/* A task sleeps so long at most on a thread that it would otherwise give back. */
enum { SHORT_SLEEP = 1000, LINGERING = 2000 };

/* ---- tasks that wait ---- */

/* Waits until the task is woken, or for some microseconds. Returns whether it goes on on this thread: otherwise
 * another thread has the task, or the task waits without one. */
static bool hold(task *task, int64_t microseconds) {
  holder self = {PTHREAD_COND_INITIALIZER, NO_NEWS};
  struct timespec deadline = time_after(microseconds);
  pthread_mutex_lock(&parking);
  if (task->is_woken) {
    self.news = WOKEN;
    task->is_woken = false;
  } else {
    task->is_parked = true;
    task->holder = &self;
  }
  bool is_over = false;
  while (self.news == NO_NEWS && !is_over) {
    if (microseconds == INT64_MAX) pthread_cond_wait(&self.changed, &parking);
    else is_over = pthread_cond_clockwait(&self.changed, &parking, CLOCK_MONOTONIC, &deadline) == ETIMEDOUT;
  }
  if (self.news == NO_NEWS) task->holder = NULL;
  pthread_mutex_unlock(&parking);
  pthread_cond_destroy(&self.changed);
  return self.news == WOKEN;
}

/* Lets a task wait without a thread. Returns false if it was woken before. */
static bool park(task *task) {
  pthread_mutex_lock(&parking);
  bool parks = !task->is_woken;
  task->is_woken = false;
  task->is_parked = parks;
  pthread_mutex_unlock(&parking);
  return parks;
}

/* Ends the waiting of a task. Returns whether the caller has the task now, and its turns to take. */
static bool unpark(task *task, bool takes_over) {
  pthread_mutex_lock(&parking);
  holder *holder = task->holder;
  bool was_parked = task->is_parked;
  if (was_parked) {
    task->is_parked = false;
    task->holder = NULL;
  } else {
    task->is_woken = true;
  }
  if (holder) {
    holder->news = takes_over ? TAKEN_OVER : WOKEN;
    pthread_cond_signal(&holder->changed);
  }
  pthread_mutex_unlock(&parking);
  return was_parked && (!holder || takes_over);
}

void wake(task *task) {
  if (unpark(task, false)) dispatch(task);
}

bool take_over(task *task) { return unpark(task, true); }

/* ---- turns ---- */

/* Whether the task goes on on this thread after it has slept. */
static bool sleeps_here(task *task, int64_t microseconds) {
  bool keeps = WAITERS == HOLD || task->may_block || microseconds <= SHORT_SLEEP;
  if (keeps) sleep_for(microseconds);
  else run_later(task, microseconds);
  return keeps;
}

/* Whether it goes on here after it has waited. One that gives its thread back does so after a moment: else each
 * element of a short queue would take a new thread. */
static bool waits_here(task *task) {
  bool keeps = WAITERS == HOLD || task->may_block;
  return hold(task, keeps ? INT64_MAX : LINGERING);
}

void run_task(task *task) {
  for (;;) {
    turn turn = task->step(task, false);
    switch (turn.then) {
      case GOES_ON: case MOVES: break;
      case SLEEPS: if (!sleeps_here(task, turn.microseconds)) return; break;
      case WAITS: if (!waits_here(task)) return; break;
      case ENDED: return;
    }
  }
}

void run_in_loop(task *task) {
  turn turn = task->step(task, false);
  switch (turn.then) {
    case GOES_ON: case MOVES: dispatch(task); break;
    case SLEEPS: run_later(task, turn.microseconds); break;
    case WAITS: if (!park(task)) dispatch(task); break;
    case ENDED: break;
  }
}

void start_here(task *task) {
  for (;;) {
    turn turn = task->step(task, true);
    switch (turn.then) {
      case GOES_ON: break;
      case MOVES: return dispatch(task);
      case SLEEPS:
        if (turn.microseconds > SHORT_SLEEP) return run_later(task, turn.microseconds);
        sleep_for(turn.microseconds);
        break;
      case WAITS: if (park(task)) return; break;
      case ENDED: return;
    }
  }
}

/* ---- the start ---- */

void start_task(task *task) { dispatch(task); }

void start_parked(task *task) {
  bool keeps = WAITERS == HOLD && THREADS != ONE;
  if (keeps || !park(task)) dispatch(task);
}
