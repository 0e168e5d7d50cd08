#define _GNU_SOURCE
#include "violator.h"

#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

atomic_int subscriptions_made, subscriptions_released;

/* ---- demand ---- */

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
  dawdle();
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
  dawdle();
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
  kb_observer ours = {work, forward_elements, forward_completion, forward_failure, forward_release};
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
  if (is_last_to_release(work)) release_consumer(work, work->unseen);
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
  if (VIOLATION == holdsEnd && atomic_exchange(&work->is_held, false)) forward_release(work, NULL);
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
