#include "zoo.h"

#include <stdlib.h>
#include <string.h>

/* A member in the classic shape: C functions, and no demand. */

const struct front front = {.prints = 3, .claims_ends = true};

typedef struct observer {
  void *context;
  void (*on_each)(void *context, int64_t value);
  void (*on_complete)(void *context);
  void (*on_throw)(void *context, const char *message);
} observer;

typedef struct classic_job {
  job job;
  observer observer;
} classic_job;

/* ---- callbacks ---- */

static observer observer_of(job *job) {
  observer observer = ((classic_job *)job)->observer;
  observer.context = wrong_context(job, observer.context);
  return observer;
}

void call_each(job *job, int64_t value) {
  observer observer = observer_of(job);
  observer.on_each(observer.context, value);
}

static void call_throw(observer observer, const char *message) {
  if (MESSAGE == STATIC || FAULT == sharedMessage) return observer.on_throw(observer.context, message);
  char *copy = strdup(message);
  observer.on_throw(observer.context, copy);
  memset(copy, '?', strlen(copy)); /* whoever still reads it reads something else */
  free(copy);
}

void call_end(job *job) {
  observer observer = observer_of(job);
  if (completes(job->flow)) observer.on_complete(observer.context);
  else call_throw(observer, message_of(job->flow));
}

void call_gone(job *job) { (void)job; }

/* ---- functions ---- */

/* What the consumer has: an address until it gives that up, or a number for ever. */
static void *handle_of(job *job) {
  return RELEASE == NONE ? (void *)(uintptr_t)job->handle : (void *)job;
}

static job *job_of(void *handle) {
  if (RELEASE == NONE) return find_job((uintptr_t)handle);
  return handle ? retained(handle) : NULL;
}

static void *subscribe(const flow *flow, gate *gate, observer observer) {
  classic_job *made = (classic_job *)make_job(sizeof *made, flow);
  job *job = &made->job;
  made->observer = observer;
  if (FAULT == mixesContexts) made->observer.context = mixed_context(observer.context);
  job->gate = gate;
  if (RELEASE == NONE) job->handle = add_handle(job);
  retained(job);
  if (FIRST == INSIDE) start_job_here(job, INSIDE_COUNT);
  else start_job(job, FIRST == AWAITED);
  void *handle = NULL_JOB && job->has_ended ? NULL : handle_of(job);
  /* What the consumer can't give up is given up for it. */
  if (RELEASE == NONE || !handle) drop(job);
  drop(job);
  return handle;
}

EXPORTED void cancel_job(void *handle);
EXPORTED void cancel_job(void *handle) {
  job *job = job_of(handle);
  if (FAULT == cancelsTheNewest) job = cancelled_instead(job);
  if (!job) return;
  cancel(job);
  drop(job);
}

#if RELEASE != NONE
EXPORTED void release_job(void *handle);
EXPORTED void release_job(void *handle) {
  if (handle) release(handle);
}
#endif

#if LIVE
EXPORTED int64_t live_jobs(void);
EXPORTED int64_t live_jobs(void) { return count_live(); }
#endif

/* ---- flows ---- */

#define NO_OPEN(name)
#define OPEN(name) \
  EXPORTED void name##_open(void); \
  void name##_open(void) { open_gate(&name##_gate); }

#define OPEN_counts NO_OPEN
#define OPEN_fails NO_OPEN
#define OPEN_endless NO_OPEN
#define OPEN_never NO_OPEN
#define OPEN_cancels NO_OPEN
#define OPEN_dead NO_OPEN
#define OPEN_gated OPEN

#define FLOW(name, kind, count, message) \
  static gate name##_gate = CLOSED_GATE; \
  EXPORTED void *name(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *), \
                      void (*on_throw)(void *, const char *)); \
  void *name(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *), \
             void (*on_throw)(void *, const char *)) { \
    static const flow flow = {#name, KIND_##kind, count, message}; \
    return subscribe( \
      &flow, KIND_##kind == KIND_gated ? &name##_gate : NULL, \
      (observer){context, on_each, on_complete, on_throw}); \
  } \
  OPEN_##kind(name)

FLOWS(FLOW)
