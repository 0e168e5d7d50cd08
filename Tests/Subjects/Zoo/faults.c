#define _GNU_SOURCE
#include "zoo.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---- signals ---- */

static const signal end = {END, 0};

static bool is_last(const job *job, signal told) {
  return told.what == ELEMENT && has_end(job->flow) && told.value == job->count - 1;
}

/* Tells a signal in the right way. Returns whether that took so long. */
static bool takes(job *job, signal told, int64_t milliseconds) {
  struct timespec limit = time_after(milliseconds * 1000);
  call(job, told);
  struct timespec now = time_after(0);
  return now.tv_sec > limit.tv_sec || (now.tv_sec == limit.tv_sec && now.tv_nsec > limit.tv_nsec);
}

static void call_twice(job *job, signal told) {
  call(job, told);
  call(job, told);
}

static void *end_soon(void *argument) {
  sleep_for(1000);
  call(argument, end);
  return NULL;
}

/* Tells the last element, and the end beside it. */
static void overlap(job *job, signal last) {
  pthread_t thread;
  pthread_create(&thread, NULL, end_soon, job);
  call(job, last);
  pthread_join(thread, NULL);
}

static void *end_again(void *argument) {
  sleep_for(100000);
  call(argument, end);
  drop(argument);
  return NULL;
}

/* Keeps each element until the next signal comes. */
static void hold_back(job *job, signal told) {
  if (job->blunder.flag) call(job, (signal){ELEMENT, job->blunder.number});
  job->blunder.flag = told.what == ELEMENT;
  job->blunder.number = told.value;
  if (told.what == END) call(job, told);
}

static bool tell_element_wrongly(job *job, signal told) {
  blunder *blunder = &job->blunder;
  switch (FAULT) {
    case losesEvery700th: return told.value % 700 == 699;
    case losesFirst: return told.value == 0;
    case losesOneAfterBlock:
      if (blunder->flag) return !(blunder->flag = false);
      blunder->flag = takes(job, told, 900);
      return true;
    case repeatsThird:
      if (told.value != 2) return false;
      call_twice(job, told);
      return true;
    case swapsTwo:
      if (told.value != 1 && told.value != 2) return false;
      call(job, (signal){ELEMENT, 3 - told.value});
      return true;
    case endOverlaps:
      if (!is_last(job, told)) return false;
      overlap(job, told);
      return true;
    case endOvertakes:
      if (is_last(job, told) && blunder->flag) {
        blunder->number = 1;
        call(job, end);
        call(job, told);
      } else if (takes(job, told, 20)) {
        blunder->flag = true;
      }
      return true;
    case oneMoreAfterInnerCancel:
      call(job, told);
      if (job->is_cancelled_inside) call(job, (signal){ELEMENT, told.value + 1});
      return true;
    case releaseLosesElements: return job->is_released && !job->is_cancelled;
    default: return false;
  }
}

static bool tell_end_wrongly(job *job, signal told) {
  switch (FAULT) {
    case losesEnd: return true;
    case twoEnds:
      call_twice(job, told);
      return true;
    case secondEndLate:
      call(job, told);
      start_thread(end_again, retained(job));
      return true;
    case elementAfterEnd:
      call(job, told);
      call(job, (signal){ELEMENT, job->count});
      return true;
    case endOverlaps: return job->count > 0;
    case endOvertakes: return job->blunder.number == 1;
    case silentWhenDead: return job->flow->kind == KIND_dead;
    case releaseLosesEnd: return job->is_released && !job->is_cancelled;
    default: return false;
  }
}

bool tell_wrongly(job *job, signal told) {
  if (FAULT == holdsElements) {
    hold_back(job, told);
    return true;
  }
  return told.what == ELEMENT ? tell_element_wrongly(job, told) : tell_end_wrongly(job, told);
}

/* ---- what comes beside the work ---- */

static void *volatile leaked;

static void leak(void) { leaked = memset(malloc(100), 0xff, 100); }

/* For a silent flow there is nothing to do, but this thread does it often. */
static void *keep_busy(void *argument) {
  for (;;) {
    if (count_live() == 0) sleep_for(20000);
    else if (FAULT == wakesOften) sleep_for(1000);
  }
  return argument;
}

void blunder_at_making(job *job) {
  static atomic_flag has_closed = ATOMIC_FLAG_INIT, is_busy = ATOMIC_FLAG_INIT;
  bool is_silent = job->flow->kind == KIND_never;
  if (FAULT == leaksSubscriptions) leak();
  if (FAULT == leaksDescriptors) open("/dev/null", O_RDONLY);
  if (FAULT == closesInput && !atomic_flag_test_and_set(&has_closed)) close(0);
  if ((FAULT == wakesOften || FAULT == spins) && is_silent && !atomic_flag_test_and_set(&is_busy)) {
    start_thread(keep_busy, NULL);
  }
  if (FAULT == closesTwice) {
    job->blunder.number = open("/dev/null", O_RDONLY);
    close((int)job->blunder.number);
  }
  if (FAULT == cancelFreesTwice) job->blunder.memory = malloc(64);
}

static job *_Atomic newest;

void blunder_at_start(job *job) {
  if (FAULT != cancelsTheNewest) return;
  struct job *before = atomic_exchange(&newest, retained(job));
  if (before) drop(before);
}

static void *call_long_after(void *argument) {
  sleep_for(1500000);
  for (int64_t i = 0; i < 3; i++) call(argument, (signal){ELEMENT, i});
  drop(argument);
  return NULL;
}

void blunder_at_cancel(job *job, bool is_first) {
  if (FAULT == cancelTakes400ms && is_first) sleep_for(400000);
  if (FAULT == leaksCancels && is_first) leak();
  if (FAULT == callbacksLongAfterCancel && is_first) start_thread(call_long_after, retained(job));
  if (FAULT == cancelFreesTwice) {
    job->blunder.flag = true;
    free(job->blunder.memory);
  }
  if (FAULT == cancelsAtOnceCrash) {
    if (atomic_fetch_add(&job->blunder.together, 1) > 0) abort();
    sleep_for(20); /* another thread may come meanwhile */
    atomic_fetch_sub(&job->blunder.together, 1);
  }
}

void blunder_at_end(job *job) {
  if (FAULT == closesTwice) close((int)job->blunder.number);
  if (FAULT == leaksFailures && job->flow->kind == KIND_fails) leak();
  if (FAULT == endAfterCancel && job->is_cancelled && !has_end(job->flow)) call(job, end);
}

void await_callback(job *job) {
  bool waits = FAULT == cancelWaitsForCallback ? !is_inside_any() : FAULT == cancelsWaitForEachOther && !is_inside(job);
  while (waits && job->is_calling) sleep_for(100);
}

/* ---- wrong messages and contexts ---- */

const char *wrong_message(const char *message) {
  static char buffer[4096];
  static const char *_Atomic first;
  const char *none = NULL;
  switch (FAULT) {
    case emptyMessage: return "";
    case wrongMessage: return "something went wrong";
    case firstMessageForAll:
      atomic_compare_exchange_strong(&first, &none, message);
      return first;
    case truncatedMessage: {
      static _Thread_local char half[4096];
      size_t size = strlen(message) / 2;
      memcpy(half, message, size);
      half[size] = 0;
      return half;
    }
    case sharedMessage:
      strncpy(buffer, message, sizeof buffer - 1);
      return buffer;
    default: return message;
  }
}

void *wrong_context(job *job, void *context) {
  return FAULT == wrongContext && (job->number + job->calls) % 20 == 17 ? job : context;
}

void *mixed_context(void *context) {
  static void *volatile last;
  last = context;
  sleep_for(20); /* another subscribe may come in between */
  return last;
}

bool is_lost(job *job) {
  static struct job *volatile last;
  last = job;
  if (FAULT == losesConcurrentJobs) sleep_for(20); /* another subscribe may come in between */
  return (FAULT == losesConcurrentJobs && last != job) || (FAULT == sixtyFourAlive && count_live() > 64);
}

job *cancelled_instead(job *job) {
  if (job && !job->has_ended) return job;
  struct job *other = newest ? retained(newest) : NULL;
  if (job) drop(job);
  return other;
}

/* ---- the end of the process ---- */

__attribute__((destructor)) static void leave(void) {
  if (FAULT == hangsAtExit) while (count_live() > 0) sleep_for(1000);
  if (FAULT == crashesAtExit && count_live() > 0) abort();
}
