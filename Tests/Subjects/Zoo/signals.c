#define _GNU_SOURCE
#include "zoo.h"

#include <inttypes.h>
#include <stdio.h>

int64_t some_number(const job *job, int use, int64_t greatest) {
  if (greatest == 0) return 0;
  uint64_t mixed = (job->number * 8 + use + 1) * UINT64_C(0x9e3779b97f4a7c15);
  return (mixed >> 32) % (uint64_t)(greatest + 1);
}

void print(const job *job, const char *what) {
  if (OUTPUT & front.prints & 1) printf("%s: job %" PRIu64 " %s\n", job->flow->name, job->number, what);
  if (OUTPUT & front.prints & 2) fprintf(stderr, "%s: job %" PRIu64 " %s\n", job->flow->name, job->number, what);
}

/* ---- callbacks ---- */

/* The job whose callback this thread runs. */
static _Thread_local const job *inside;

bool is_inside(const job *job) { return inside == job; }
bool is_inside_any(void) { return inside; }

/* A cancel that comes after the look returns before this callback. Only now and then, as it takes time. */
static void claim(const job *job) {
  int often = job->calls < 350 ? 7 : 97;
  if (CLAIM_US > 0 && (job->number + job->calls) % often == 6) sleep_for(CLAIM_US);
}

void call(job *job, signal told) {
  const struct job *outer = inside;
  inside = job;
  job->is_calling = true;
  if (told.what == ELEMENT) call_each(job, told.value);
  else call_end(job);
  job->is_calling = false;
  inside = outer;
}

/* Lets whoever waits for the first callback know. */
static void note_call(job *job) {
  if (FIRST != AWAITED) {
    atomic_fetch_add(&job->calls, 1);
    return;
  }
  pthread_mutex_lock(&job->lock);
  atomic_fetch_add(&job->calls, 1);
  pthread_cond_broadcast(&job->told);
  pthread_mutex_unlock(&job->lock);
}

/* For lockAroundCallbacks. A thread that has it may tell inside its callback. */
static pthread_mutex_t around = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

void tell(job *job, signal told) {
  bool is_claimed = told.what == ELEMENT || front.claims_ends;
  if (!is_claimed) claim(job);
  if (job->is_cancelled) return;
  if (told.what == ELEMENT && told.value % 1000 == 999) print(job, "has made a thousand elements");
  if (told.what == END) print(job, "ends");
  if (is_claimed) claim(job);
  if (FAULT == lockAroundCallbacks) pthread_mutex_lock(&around);
  if (FAULT == right || !tell_wrongly(job, told)) call(job, told);
  if (FAULT == lockAroundCallbacks) pthread_mutex_unlock(&around);
  note_call(job);
}

void await_first(job *job) {
  pthread_mutex_lock(&job->lock);
  while (job->calls == 0 && !job->is_cancelled && !job->has_ended) pthread_cond_wait(&job->told, &job->lock);
  pthread_mutex_unlock(&job->lock);
}
