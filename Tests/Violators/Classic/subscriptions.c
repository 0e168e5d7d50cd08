#define _GNU_SOURCE
#include "classic.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static _Atomic int64_t live;

/* The count of jobs that have not ended. */
EXPORTED int64_t live_jobs(void);
EXPORTED int64_t live_jobs(void) { return live; }

/* ---- memory ---- */

/* Each lies in pages of its own, so that a use after the free is noticed. */
static const bool has_pages = VIOLATION == releaseInsideFrees || VIOLATION == releaseFreesRunning;

static subscription *allocate(void) {
  if (!has_pages) return calloc(1, sizeof(subscription));
  return mmap(NULL, sizeof(subscription), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

static void destroy(subscription *gone) {
  if (has_pages) {
    munmap(gone, sizeof *gone);
    return;
  }
  if (VIOLATION == closesTwice) close(gone->file);
  pthread_mutex_destroy(&gone->calling);
  free(gone);
}

static subscription *retained(subscription *used) {
  atomic_fetch_add(&used->references, 1);
  return used;
}

static void drop(subscription *used) {
  if (atomic_fetch_sub(&used->references, 1) == 1) destroy(used);
}

static void *volatile last_leaked;

static void leak(size_t size) { last_leaked = memset(malloc(size), 0xff, size); }

/* All subscriptions, to cancel them some day. */
static void keep(subscription *kept) {
  static subscription *_Atomic first;
  retained(kept);
  kept->next_kept = atomic_load(&first);
  while (!atomic_compare_exchange_weak(&first, &kept->next_kept, kept)) {}
}

/* Once, for what is closed again may be another file by then. */
static void close_input(void) {
  static atomic_flag is_closed = ATOMIC_FLAG_INIT;
  if (!atomic_flag_test_and_set(&is_closed)) close(0);
}

/* For cancelsTheNewest: a cancel of a job that has ended finds this one in its place. */
static subscription *_Atomic newest;

static subscription *make(const flow *flow, observer observer) {
  subscription *made = allocate();
  made->observer = observer;
  made->flow = flow;
  made->references = VIOLATION == endsTwiceForTwo ? 3 : 2; /* ended twice, it must not be freed early */
  pthread_mutexattr_t recursive;
  pthread_mutexattr_init(&recursive);
  pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&made->calling, &recursive);
  pthread_mutexattr_destroy(&recursive);
  if (VIOLATION == leaksLittle) leak(200);
  if (VIOLATION == keepsSubscriptions || VIOLATION == cancelsTheNewest) keep(made);
  if (VIOLATION == cancelsTheNewest) newest = made;
  if (VIOLATION == closesInput) close_input();
  if (VIOLATION == closesTwice) made->file = open("/dev/null", O_RDONLY);
  return made;
}

/* ---- the job ---- */

bool start_thread(void *(*body)(void *), void *argument) {
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, VIOLATION == stackGrows ? 16 << 20 : 64 << 10);
  static atomic_uint threads;
  bool is_left = VIOLATION == neverJoins && atomic_fetch_add(&threads, 1) % 8 == 0; /* more would use up all addresses */
  if (!is_left) pthread_attr_setdetachstate(&small, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  int problem = pthread_create(&thread, &small, body, argument);
  pthread_attr_destroy(&small);
  return problem == 0;
}

void sleep_for(int milliseconds) { usleep((useconds_t)milliseconds * 1000); }

bool stops(const subscription *subscription) {
  if (VIOLATION == failureIgnoresInnerCancel && subscription->is_cancelled_inside && subscription->flow->ending == fails) return false;
  return subscription->is_cancelled && VIOLATION != cancelOnlyMutes;
}

static void end_job(subscription *ended) {
  if (VIOLATION == closesTwice) close(ended->file);
  atomic_fetch_sub(&live, 1);
  drop(ended);
}

static void tell_late(subscription *ended, bool is_whole) {
  if (VIOLATION == secondTerminalLate && is_whole && !ended->flow->is_dead) {
    sleep_for(100);
    tell_end(ended, ended->flow->ending);
  }
  bool is_inside = VIOLATION == terminalLateAfterInnerCancel && ended->is_cancelled_inside;
  bool is_outside = VIOLATION == terminalLateAfterCancel && !ended->is_cancelled_inside;
  if (!is_whole && (is_inside || is_outside)) {
    sleep_for(150);
    complete_anyway(ended);
  }
  if (VIOLATION == lateBurst && !is_whole) {
    sleep_for(1500);
    tell_three_anyway(ended);
  }
}

static void *run(void *argument) {
  subscription *running = argument;
  if (has_queues) open_queue(running);
  bool is_whole = emit_elements(running);
  if (has_queues) {
    if (is_whole) enqueue_end(running);
    close_queue(running);
  } else if (is_whole && (VIOLATION != endOverlaps || running->flow->ending != completes)) {
    tell_end(running, running->flow->ending);
  }
  running->has_ended = true;
  retained(running);
  end_job(running);
  tell_late(running, is_whole);
  drop(running);
  return NULL;
}

/* How many may be alive; what is subscribed beyond hangs. */
static int64_t most_alive(void) {
  return VIOLATION == sixtyFourAlive ? 64 : VIOLATION == thousandsAlive ? 10000 : INT64_MAX;
}

/* Keeps a thread while a job waits, which for wakesOften looks for its end again and again. */
static void *wait_for_cancel(void *argument) {
  subscription *waiting = argument;
  while (!waiting->is_cancelled) sleep_for(VIOLATION == wakesOften ? 1 : 20);
  drop(waiting);
  return NULL;
}

static void start_suspended(subscription *started) {
  if (VIOLATION != threadForEach && VIOLATION != wakesOften) return;
  if (!start_thread(wait_for_cancel, retained(started))) drop(started);
}

static void start(subscription *started) {
  static const flow hung = {.ending = suspends};
  if (atomic_fetch_add(&live, 1) >= most_alive()) started->flow = &hung;
  if (started->flow->ending == suspends) return start_suspended(started);
  if (started->flow->is_dead && !has_queues) {
    run(started);
  } else if (!start_thread(run, started)) {
    tell_end(started, fails);
    end_job(started);
  }
}

/* What the second step of subscribe finds where the first has left it, with a reference. */
static subscription *passed_on(subscription *made) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static subscription *current;
  static pthread_t last;
  pthread_mutex_lock(&lock);
  if (current) drop(current);
  current = retained(made);
  bool is_same_thread = pthread_equal(last, pthread_self());
  last = pthread_self();
  pthread_mutex_unlock(&lock);
  /* Where several threads subscribe, another one comes in between here. */
  if (!is_same_thread) usleep(100);
  pthread_mutex_lock(&lock);
  subscription *found = retained(current);
  pthread_mutex_unlock(&lock);
  return found;
}

void *subscribe(const flow *flow, observer observer) {
  if (VIOLATION == mixesContexts || VIOLATION == failsToTheNewest) note_context(observer.context);
  subscription *made = make(flow, observer);
  if (VIOLATION == subscribeNotThreadSafe) {
    subscription *found = passed_on(made);
    start(retained(found));
    if (found == made) drop(made);
    drop(found);
  } else {
    start(made);
  }
  return made;
}

/* ---- the consumer's functions ---- */

static void *complete_soon(void *argument) {
  subscription *cancelled = argument;
  sleep_for(2);
  complete_anyway(cancelled);
  drop(cancelled);
  return NULL;
}

/* Marks a job as cancelled. Returns whether nobody else has done so. */
static bool mark_cancelled(subscription *cancelled) {
  if (VIOLATION != endsTwiceForTwo) return !atomic_exchange(&cancelled->is_cancelled, true);
  bool is_first = !cancelled->is_cancelled;
  usleep(20); /* another thread may find the same */
  cancelled->is_cancelled = true;
  return is_first;
}

/* Ends a job that waits for nothing, so that only its cancel can end it. */
static void end_suspended(subscription *suspended) {
  if (VIOLATION == cancelOnlyMutes) return;
  if (VIOLATION == neverCompletesAfterCancel) {
    if (!start_thread(complete_soon, retained(suspended))) drop(suspended);
  }
  end_job(suspended);
}

/* May be called until `release`. When it has returned no callback begins, and none runs but the one
 * that has called it. */
EXPORTED void cancel(void *job);
EXPORTED void cancel(void *job) {
  subscription *cancelled = job;
  if (VIOLATION == deafToCancel) return;
  if (VIOLATION == cancelsTheNewest && cancelled->has_ended) cancelled = newest;
  if (is_inside(cancelled)) cancelled->is_cancelled_inside = true;
  if (VIOLATION == endRecurses && is_inside(cancelled)) complete_anyway(cancelled);
  if (VIOLATION == cancelRepeatsTheEnd && cancelled->is_ending && !is_inside(cancelled)) cancelled->ends_again = true;
  if (VIOLATION == cancelOfEndedWaits && cancelled->has_ended) sleep_for(400);
  bool is_first = mark_cancelled(cancelled);
  wait_for_callback(cancelled);
  if (!is_first) return;
  if (VIOLATION == leaksWhenCancelled && !is_inside(cancelled)) leak(40);
  if (VIOLATION == leaksWhenCancelledInside && is_inside(cancelled)) leak(64);
  if (cancelled->flow->is_gated) wake_gated();
  if (has_queues) wake_queue(cancelled);
  if (cancelled->flow->ending == suspends) end_suspended(cancelled);
  if (VIOLATION == cancelTakesSeconds) sleep_for(3000);
  if (VIOLATION == cancelTakesHalfASecond) sleep_for(500);
}

/* Ends the consumer's use of the job, and not the job. May be called inside a callback. */
EXPORTED void release(void *job);
EXPORTED void release(void *job) {
  subscription *released = job;
  if (VIOLATION == leaksWhenReleasedInside && is_inside(released)) leak(200);
  if (VIOLATION == releaseInsideWaits) {
    while (released->is_calling) sleep_for(1);
  }
  static atomic_int releases;
  if (VIOLATION == everyOtherReleaseCancels && atomic_fetch_add(&releases, 1) % 2) cancel(job);
  released->is_released = true;
  if (VIOLATION == releaseFreesRunning && !released->is_cancelled && !released->has_ended) destroy(released);
  else if (VIOLATION == releaseInsideFrees && is_inside(released)) destroy(released);
  else drop(released);
}
