#include "violator.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *release_soon(void *context) {
  const kb_observer *observer = context;
  usleep(1000);
  observer->release(observer->context, NULL);
  return NULL;
}

/* Whether a failure is taken for a completion: each of them, or one of 13. */
static bool is_taken_for_completion(void) {
  static atomic_int failures;
  if (VIOLATION == rarelyFailureAsCompletion) return atomic_fetch_add(&failures, 1) % 13 == 12;
  return VIOLATION == failureAsCompletion;
}

/* Whether elements may wait in this library when the end comes. */
static bool holds_elements(void) {
  return VIOLATION == batchesElements || VIOLATION == holdsLast || VIOLATION == holdsLastOnIO || VIOLATION == reordersElements ||
    VIOLATION == reordersOnIO;
}

/* Whether the release comes while the callback of this end runs. */
static bool is_released_inside(const kb_failure *failure) {
  if (VIOLATION == releasesInsideTimeouts) return failure && failure->code == KB_TIMEOUT;
  return VIOLATION == releasesInsideTheEnd;
}

/* The jobs that have failed last. */
static _Atomic kb_job failed_jobs[64];

bool has_failed(kb_job job) {
  for (int i = 0; i < 64; i++) if (job != 0 && failed_jobs[i] == job) return true;
  return false;
}

static kb_failure *copy(const kb_failure *failure);

static void fail(work *work, const kb_failure *failure) {
  static atomic_int failures;
  const kb_observer *observer = &work->observer;
  kb_failure told = altered(failure);
  if (VIOLATION == timeoutOnIOAsCancellation && work->place_of_io && told.code == KB_TIMEOUT) told.code = KB_CANCELLED;
  if (VIOLATION == okForFailed) failed_jobs[atomic_fetch_add(&failures, 1) % 64] = work->job;
  if (VIOLATION == unseenTwice && failure->code == KB_FAILED) work->unseen = copy(failure);
  observer->on_throw(observer->context, &told);
  if (VIOLATION == completesAfterCancelledFailure && work->is_cancelled) observer->on_complete(observer->context);
}

static void end(work *work, const kb_failure *failure) {
  const kb_observer *observer = &work->observer;
  work->has_ended = true;
  await_other(work);
  if (holds_elements()) deliver_held(work);
  if (VIOLATION == dropsTerminal) return;
  work->is_released_early = VIOLATION == releasesBeforeTerminal || is_released_inside(failure);
  if (VIOLATION == releasesBeforeTerminal) observer->release(observer->context, NULL);
  pthread_t releasing;
  if (is_released_inside(failure)) pthread_create(&releasing, NULL, release_soon, &work->observer);
  if (failure && failure->code == KB_CANCELLED) leak_for(leaksKotlinCancels);
  if (failure && !is_taken_for_completion()) fail(work, failure);
  else observer->on_complete(observer->context);
  if (is_released_inside(failure)) pthread_join(releasing, NULL);
  if (VIOLATION == twoTerminals) observer->on_complete(observer->context);
  if (VIOLATION == elementAfterTerminal) deliver_again(work);
}

/* Whether the end waits for one more request than the elements need. */
static bool holds_end(work *work) {
  if (VIOLATION != holdsEnd || work->received < atomic_load(&work->requested)) return false;
  return !atomic_exchange(&work->is_held, true);
}

void forward_completion(void *context) {
  dawdle();
  if (!holds_end(context)) end(context, NULL);
}

void forward_failure(void *context, const kb_failure *failure) {
  dawdle();
  end(context, failure);
}

/* The first failure that no consumer saw, for each release after it. */
static const kb_failure *repeated(const kb_failure *unseen) {
  static _Atomic(kb_failure *) first;
  if (VIOLATION != unseenRepeats) return unseen;
  if (unseen && !first) first = copy(unseen);
  return first;
}

/* What the release reports of a failure after the consumer's cancel. */
static const kb_failure *reported(work *work, const kb_failure *unseen) {
  switch (VIOLATION) {
    case unseenLost: return NULL;
    case unseenLostInside: return work->is_cancelled_inside ? NULL : unseen;
    case unseenLostHere: return work->is_cancelled_here ? NULL : unseen;
    case unseenTwice: return unseen ? unseen : work->unseen;
    default: return repeated(unseen);
  }
}

void release_consumer(work *work, const kb_failure *unseen) {
  const kb_observer *observer = &work->observer;
  if (VIOLATION == neverReleases || work->is_released_early) return;
  if (VIOLATION == throwsAfterInnerCancel && unseen && work->is_cancelled_inside) {
    observer->on_throw(observer->context, unseen);
    unseen = NULL;
  }
  observer->release(observer->context, reported(work, unseen));
  if (VIOLATION == releasesTwice) observer->release(observer->context, NULL);
}

static void copy_bytes(kb_bytes *bytes) {
  bytes->data = bytes->size > 0 ? memcpy(malloc((size_t)bytes->size), bytes->data, (size_t)bytes->size) : NULL;
}

/* Lives forever. Only a failure after a cancel needs it, in a library that tells of it later. */
static kb_failure *copy(const kb_failure *failure) {
  kb_failure *copied = malloc(sizeof *copied);
  *copied = *failure;
  copy_bytes(&copied->type_name);
  copy_bytes(&copied->message);
  copy_bytes(&copied->trace);
  if (failure->cause) copied->cause = copy(failure->cause);
  return copied;
}

void forward_release(void *context, const kb_failure *unseen) {
  work *work = context;
  dawdle();
  subscriptions_released++;
  if (work->place_of_io > 0) atomic_fetch_sub(&live_on_io, 1);
  await_other(work);
  if (VIOLATION == completesOnCancel && work->is_cancelled && !work->has_ended) {
    work->observer.on_complete(work->observer.context);
  }
  if (VIOLATION == holdsEnd && work->is_held && !work->is_cancelled) return; /* until `deliver_held_end` */
  if (VIOLATION != cancelNotIdempotent) unlist(work);
  if (VIOLATION == callsAfterCancel && unseen) unseen = work->unseen = copy(unseen);
  if (is_last_to_release(work)) release_consumer(work, unseen);
  tell_released(work);
  if (VIOLATION != cancelNotIdempotent) drop(work);
}

void deliver_held_end(work *work) {
  if (!atomic_exchange(&work->is_held, false)) return;
  end(work, NULL);
  forward_release(work, NULL);
}
