#define _GNU_SOURCE
#include "violator.h"

#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

atomic_int subscriptions_made, subscriptions_released;

/* ---- elements ---- */

static pthread_mutex_t calling = PTHREAD_MUTEX_INITIALIZER;

static void wait_for_callbacks(void) {
  if (VIOLATION != locksWhileCalling) return;
  pthread_mutex_lock(&calling);
  pthread_mutex_unlock(&calling);
}

/* The work whose elements this thread delivers. */
static _Thread_local const work *inside;

static void call_each(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  const struct work *outer = inside;
  inside = work;
  enter_callback();
  work->observer.on_each(work->observer.context, elements, size, count);
  leave_callback();
  inside = outer;
}

static sem_t threads;

static void make_threads(void) { sem_init(&threads, 0, 8); }

static void deliver_on_one_of_eight_threads(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_threads);
  while (sem_wait(&threads) != 0) {}
  call_each(work, elements, size, count);
  sem_post(&threads);
}

static void deliver(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  if (VIOLATION == sharesEightThreads) return deliver_on_one_of_eight_threads(work, elements, size, count);
  if (VIOLATION == locksWhileCalling) pthread_mutex_lock(&calling);
  call_each(work, elements, size, count);
  if (VIOLATION == locksWhileCalling) pthread_mutex_unlock(&calling);
}

static void remember(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  if (work->batch_count > 0) return;
  work->batch = malloc((size_t)size + 1);
  memcpy(work->batch, elements, (size_t)size);
  work->batch_size = size;
  work->batch_count = count;
}

static void deliver_again(work *work) {
  if (work->batch_count > 0) deliver(work, work->batch, work->batch_size, work->batch_count);
}

/* ---- elements that are held back ---- */

static void hold(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  work->batch = realloc(work->batch, (size_t)(work->batch_size + size) + 1);
  memcpy(work->batch + work->batch_size, elements, (size_t)size);
  work->batch_size += size;
  work->batch_count += count;
}

static void remember_last(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  work->batch_size = work->batch_count = 0;
  hold(work, elements, size, count);
}

static void deliver_held(work *work) {
  int64_t size = work->batch_size, count = work->batch_count;
  work->batch_size = work->batch_count = 0;
  if (count > 0) deliver(work, work->batch, size, count);
}

static void deliver_sixteen(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  hold(work, elements, size, count);
  work->received += count;
  if (work->batch_count >= 16 || work->received >= atomic_load(&work->requested)) deliver_held(work);
}

static void deliver_previous(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  int64_t more = count - work->batch_count;
  if (more > 0) real->request(real->context, work->job, more); /* else a demand of one would bring nothing */
  deliver_held(work);
  hold(work, elements, size, count);
}

static void deliver_swapped(work *work, const uint8_t *longs, int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    if (work->received++ == 100) {
      hold(work, longs + i * 8, 8, 1);
      real->request(real->context, work->job, 1);
    } else {
      deliver(work, longs + i * 8, 8, 1);
      deliver_held(work);
    }
  }
}

/* ---- elements that are fetched ---- */

static bool is_about_fetching(void) {
  return VIOLATION == losesFetched || VIOLATION == losesFetchedBeyond || VIOLATION == repeatsFetched || VIOLATION == forgetsWhoWaits ||
    VIOLATION == leaksFetches;
}

static void replace_memory(kb_buffer *memory, const void *bytes, int64_t size) {
  memory->data = realloc(memory->data, (size_t)size + 1);
  memory->capacity = size + 1;
  memory->size = size;
  memcpy(memory->data, bytes, (size_t)size);
}

static kb_status fetch_of(work *work, kb_buffer *memory, int64_t *count) {
  if (VIOLATION == repeatsFetched && work->batch_count > 0) {
    replace_memory(memory, work->batch, work->batch_size);
    *count = work->batch_count;
    work->batch_count = -1;
    return KB_OK;
  }
  kb_status status = real->fetch(real->context, work->job, memory, count);
  if (status != KB_OK || *count == 0) return status;
  leak_for(leaksFetches);
  if (VIOLATION == losesFetched && memory->size == *count * 8 && *count > 1) memory->size -= 8, --*count;
  if (VIOLATION == losesFetchedBeyond && memory->size == *count * 8 && *count > 256) memory->size = 256 * 8, *count = 256;
  if (VIOLATION == repeatsFetched && work->batch_count == 0) remember(work, memory->data, memory->size, *count);
  return status;
}

kb_status fetch(void *library, kb_job job, kb_buffer *memory, int64_t *count) {
  (void)library;
  work *work = find(job);
  kb_status status = KB_OK;
  if (!work || !work->is_fetched || is_about_fetching()) {
    status = work ? fetch_of(work, memory, count) : real->fetch(real->context, job, memory, count);
  } else if (!memory || !count || memory->capacity < 0 || !memory->data != !memory->capacity) {
    status = KB_INVALID_ARGUMENT;
  } else {
    *count = 0; /* a library may ignore the flag */
  }
  if (work) drop(work);
  return accepted(status);
}

/* ---- the first element from another thread ---- */

static void *deliver_first(void *context) {
  work *work = context;
  deliver_again(work);
  return NULL;
}

static void deliver_elsewhere(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  remember(work, elements, size, count);
  work->has_other = pthread_create(&work->other, NULL, deliver_first, work) == 0;
}

static void await_other(work *work) {
  if (!work->has_other) return;
  work->has_other = false;
  if (pthread_equal(work->other, pthread_self())) {
    pthread_detach(work->other);
  } else {
    pthread_join(work->other, NULL);
  }
}

static void deliver_remaining(work *work, const uint8_t *elements, int64_t size, int64_t count) {
  uint8_t *copy = malloc((size_t)size + 1);
  int64_t kept_size, kept = remaining(work, elements, size, count, copy, &kept_size);
  work->has_delivered = true;
  if (kept < 0) deliver(work, elements, size, count);
  if (kept > 0) deliver(work, copy, kept_size, kept);
  if (kept >= 0 && kept < count) real->request(real->context, work->job, count - kept); /* else the demand would be lost with them */
  free(copy);
}

/* The number of the next job of KB_IO. The first four that live have a thread. */
static atomic_int live_on_io = 1;

static void wait_for_io(const work *work) {
  while (VIOLATION == narrowsIO && work->place_of_io > 4 && live_on_io > 5) usleep(1000);
}

/* Whether a collector of a state is not told of this value: one below the one before, or one that differs from it
 * in the upper half only. */
static bool is_missed(work *work, const uint8_t *elements, int64_t count) {
  bool may_miss = VIOLATION == missesFalls || VIOLATION == missesUpperHalves;
  if (!may_miss || count != 1 || !is_hot(work->flow)) return false;
  int64_t before = work->latest;
  bool is_first = !work->has_delivered;
  work->has_delivered = true;
  memcpy(&work->latest, elements, 8);
  bool is_told = VIOLATION == missesFalls ? work->latest >= before : (uint32_t)work->latest != (uint32_t)before;
  if (is_first || is_told) return false;
  work->latest = before;
  real->request(real->context, work->job, 1);
  return true;
}

static void on_each(void *context, const uint8_t *elements, int64_t size, int64_t count) {
  work *work = context;
  bool are_longs = size == count * 8;
  wait_for_io(work);
  if (are_longs && is_missed(work, elements, count)) return;
  switch (VIOLATION) {
    case overlapsCallbacks:
      if (are_longs && work->batch_count == 0) return deliver_elsewhere(work, elements, size, count);
      break;
    case reordersElements:
      if (are_longs) return deliver_swapped(work, elements, count);
      break;
    case reordersOnIO:
      if (are_longs && work->place_of_io) return deliver_swapped(work, elements, count);
      break;
    case batchesElements:
      return deliver_sixteen(work, elements, size, count);
    case holdsLast:
      return deliver_previous(work, elements, size, count);
    case holdsLastOnIO:
      if (work->place_of_io) return deliver_previous(work, elements, size, count);
      break;
    case losesNull: case losesEmpty: case losesReplay: case losesSign: case roundsElements:
      return deliver_remaining(work, elements, size, count);
    case collectsOnce:
      if (!work->is_repeated) break;
      real->request(real->context, work->job, count);
      return;
    case forgetsWhoWaits:
      if (work->is_fetched) return;
      break;
    case holdsEnd:
      work->received += count;
      break;
    case repeatsLastInsideEnd:
      remember_last(work, elements, size, count);
      break;
    case elementAfterTerminal: case callsAfterCancel:
      remember(work, elements, size, count);
      break;
    default:
      break;
  }
  deliver(work, elements, size, count);
}

/* ---- ends ---- */

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

static bool has_failed(kb_job job) {
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

static void on_complete(void *context) {
  if (!holds_end(context)) end(context, NULL);
}

static void on_throw(void *context, const kb_failure *failure) { end(context, failure); }

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

static void release(work *work, const kb_failure *unseen) {
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

static void on_release(void *context, const kb_failure *unseen) {
  work *work = context;
  subscriptions_released++;
  if (work->place_of_io > 0) atomic_fetch_sub(&live_on_io, 1);
  await_other(work);
  if (VIOLATION == completesOnCancel && work->is_cancelled && !work->has_ended) {
    work->observer.on_complete(work->observer.context);
  }
  if (VIOLATION == holdsEnd && work->is_held && !work->is_cancelled) return; /* until `deliver_held_end` */
  if (VIOLATION != cancelNotIdempotent) unlist(work);
  if (VIOLATION == callsAfterCancel && unseen) unseen = work->unseen = copy(unseen);
  if (is_last_to_release(work)) release(work, unseen);
  tell_released(work);
  if (VIOLATION != cancelNotIdempotent) drop(work);
}

/* ---- demand ---- */

static void deliver_held_end(work *work) {
  if (!atomic_exchange(&work->is_held, false)) return;
  end(work, NULL);
  on_release(work, NULL);
}

static void add_to_requested(work *work, int64_t count) {
  if (atomic_fetch_add(&work->requested, count) > INT64_MAX - count) atomic_store(&work->requested, INT64_MAX);
}

/* A job that has ended is taken for the one that was made last. */
static _Atomic kb_job newest;

static kb_status request_more(work *work, int64_t count) {
  if (count < 1 && VIOLATION == refusedAddsOne) real->request(real->context, work->job, 1);
  if (count < 1) return real->request(real->context, work->job, count);
  switch (VIOLATION) {
    case overrunsDemand:
      return real->request(real->context, work->job, count < INT64_MAX ? count + 1 : count);
    case ignoresDemand:
      return real->request(real->context, work->job, KB_UNLIMITED);
    case underdelivers:
      if (atomic_fetch_add(&work->requests, 1) % 100 == 99) return KB_OK;
      break;
    case batchesElements:
      add_to_requested(work, count);
      break;
    case holdsEnd: case servesLateRequests:
      add_to_requested(work, count);
      if (work->is_held) {
        deliver_held_end(work);
        return KB_OK;
      }
      break;
    case clampsDemand:
      return real->request(real->context, work->job, count < KB_UNLIMITED && count > 1024 ? 1024 : count);
    case truncatesDemand:
      if (count == KB_UNLIMITED) break;
      return (uint32_t)count ? real->request(real->context, work->job, (uint32_t)count) : KB_OK;
    case overrunsOnes:
      if (count == 1 && atomic_fetch_add(&work->requests, 1) % 8 == 7) count = 2;
      break;
    case overflowsDemand:
      if (count > INT64_MAX - atomic_fetch_add(&work->requested, count)) return KB_OK; /* a negative sum asks for nothing */
      break;
    default:
      break;
  }
  return real->request(real->context, work->job, count);
}

/* Whether a handle is taken for a stale one before its release. */
static bool is_refused_after_end(const work *work) { return VIOLATION == handleDiesWithEnd && work->has_ended; }

kb_status request(void *library, kb_job job, int64_t count) {
  (void)library;
  wait_for_callbacks();
  work *work = find(job);
  if (!work && VIOLATION == requestsOfTheNewest) job = newest;
  if (work && is_refused_after_end(work)) return drop(work), KB_INVALID_HANDLE;
  if (work && VIOLATION == losesEarlyRequests && work->is_subscribing) return drop(work), KB_OK;
  while (work && VIOLATION == requestsAwaitSubscribe && work->is_subscribing) usleep(100);
  if (work && VIOLATION == repeatsLastInsideEnd && work->has_ended) deliver_again(work);
  if (work) work->is_requesting = true;
  kb_status status = work ? request_more(work, count) : real->request(real->context, job, count);
  if (work) {
    work->is_requesting = false;
    drop(work);
  }
  if (VIOLATION == acceptsZeroDemand && status == KB_INVALID_ARGUMENT) return KB_OK;
  return accepted(status);
}

/* ---- subscribe ---- */

static void *sleep_for_ever(void *context) {
  while (true) pause();
  return context;
}

static void leak(void) {
  pthread_t thread;
  for (int i = 0; i < 100; i++) leak_for(leaksMemory);
  if (VIOLATION == leaksDescriptors) open("/dev/null", O_RDONLY);
  if (VIOLATION == leaksThreads) pthread_create(&thread, NULL, sleep_for_ever, NULL);
}

/* ---- threads that end ---- */

static pthread_key_t thread_job;

static void cancel_of_thread(void *job) { real->cancel(real->context, (kb_job)(uintptr_t)job, KB_CANCEL_LATER); }

static void make_thread_job(void) { pthread_key_create(&thread_job, cancel_of_thread); }

static void end_with_thread(kb_job job) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (VIOLATION != endsWithThread) return;
  pthread_once(&once, make_thread_job);
  pthread_setspecific(thread_job, (void *)(uintptr_t)job);
}

/* True for each collection of a flow except the first. */
static bool was_collected(uint32_t flow) {
  static atomic_bool collected[1024];
  return flow < 1024 && atomic_exchange(&collected[flow], true);
}

static bool is_whole(const kb_observer *observer) {
  return observer && observer->on_each && observer->on_complete && observer->on_throw && observer->release;
}

kb_status subscribe(void *library, uint32_t flow, const uint8_t *arguments, int64_t arguments_size, int32_t placement, uint32_t flags,
                    int64_t demand, const kb_observer *observer, kb_job *job) {
  (void)library;
  wait_for_callbacks();
  if (VIOLATION == ignoresRendezvous) flags &= ~(uint32_t)KB_RENDEZVOUS;
  if (VIOLATION == acceptsUnknownFlags) flags &= KB_RENDEZVOUS | KB_FETCHED;
  bool is_fetched = flags & KB_FETCHED;
  if (!is_about_fetching()) flags &= ~(uint32_t)KB_FETCHED;
  if (!is_whole(observer) || demand < 0) {
    return real->subscribe(real->context, flow, arguments, arguments_size, placement, flags, demand, observer, job);
  }
  work *work = make_work(2); /* one reference until the release, one until this function returns */
  work->observer = *observer;
  work->flow = flow;
  work->is_fetched = is_fetched;
  work->is_subscribing = true;
  kb_observer ours = {work, on_each, on_complete, on_throw, on_release};
  /* Without demand, collection does not begin before the job is known. */
  kb_status status = real->subscribe(real->context, flow, arguments, arguments_size, placement, flags, 0, &ours, job);
  if (status != KB_OK) {
    if (accepted(status) == KB_OK) *job = made_up_job;
    drop(work);
    drop(work);
    return accepted(status);
  }
  work->is_repeated = was_collected(flow);
  if (placement == KB_IO) work->place_of_io = atomic_fetch_add(&live_on_io, 1);
  subscriptions_made++;
  leak();
  end_with_thread(*job);
  list(work, *job);
  newest = *job;
  if (VIOLATION == ignoresDemand) demand = KB_UNLIMITED;
  if (VIOLATION == doublesFirstOfIO && placement == KB_IO && demand < KB_UNLIMITED / 2) demand *= 2;
  if (demand > 0) request_more(work, demand);
  work->is_subscribing = false;
  drop(work);
  return KB_OK;
}

/* ---- cancel ---- */

static void *call_after_cancel(void *context) {
  work *work = context;
  usleep(20000); /* by then `cancel` has returned */
  deliver_again(work);
  deliver_again(work);
  if (is_last_to_release(work)) release(work, work->unseen);
  drop(work);
  return NULL;
}

static void *cancel_late(void *context) {
  work *work = context;
  usleep(20000);
  real->cancel(real->context, work->job, KB_CANCEL_LATER);
  drop(work);
  return NULL;
}

/* Cancels a subscription whose consumer has all that it asked for, a while later. */
static bool is_cancelled_late(work *work) {
  if (VIOLATION != servesLateRequests || work->requested == KB_UNLIMITED) return false;
  pthread_t thread;
  atomic_fetch_add(&work->references, 1);
  pthread_create(&thread, NULL, cancel_late, work);
  pthread_detach(thread);
  return true;
}

static kb_status cancel_work(work *work, int32_t where) {
  bool is_first = !atomic_exchange(&work->is_cancelled, true);
  if (inside == work) work->is_cancelled_inside = true;
  if (where == KB_CANCEL_HERE) work->is_cancelled_here = true;
  if (VIOLATION == cancelsSlowly && is_first) usleep(300000);
  if (VIOLATION == cancelNeverReaches) return KB_OK;
  if (VIOLATION == losesCancelAmongRequests && work->is_requesting) return KB_OK;
  if (VIOLATION == losesEarlyCancel && work->is_subscribing) return KB_OK;
  if (VIOLATION == cancelNotIdempotent && !is_first) return KB_INTERNAL;
  if (VIOLATION == holdsEnd && atomic_exchange(&work->is_held, false)) on_release(work, NULL);
  if (is_first && is_cancelled_late(work)) return KB_OK;
  if (VIOLATION == cancelsHere) where = KB_CANCEL_HERE;
  if (VIOLATION == cancelsLater) where = KB_CANCEL_LATER;
  if (VIOLATION == cancelsLaterOnIO && work->place_of_io) where = KB_CANCEL_LATER;
  if (VIOLATION == cancelsCallsLater && work->call_observer.release) where = KB_CANCEL_LATER;
  bool calls_later = VIOLATION == callsAfterCancel && is_first && postpone_release(work);
  kb_status status = real->cancel(real->context, work->job, where);
  if (VIOLATION == cancelWaits) await_release(work);
  if (calls_later) {
    pthread_t thread;
    atomic_fetch_add(&work->references, 1);
    pthread_create(&thread, NULL, call_after_cancel, work);
    pthread_detach(thread);
  }
  return status;
}

kb_status cancel(void *library, kb_job job, int32_t where) {
  (void)library;
  wait_for_callbacks();
  if (is_deaf_in_peers()) return KB_OK;
  bool is_known = where == KB_CANCEL_LATER || where == KB_CANCEL_HERE;
  work *work = is_known ? find(job) : NULL;
  if (is_known && !work) leak_for(leaksLateCancels);
  if (is_known && !work && VIOLATION == cancelsTheNewestJob) job = newest;
  kb_status status = KB_OK;
  if (work && is_refused_after_end(work)) status = KB_INVALID_HANDLE;
  else if (work) status = cancel_work(work, where);
  else if (VIOLATION != okForFailed || !has_failed(job)) status = real->cancel(real->context, job, where);
  if (work) drop(work);
  return accepted(status);
}
