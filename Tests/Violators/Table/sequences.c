#include "violator.h"

#include <stdlib.h>
#include <unistd.h>

/* An iteration over a flow of the host's: Kotlin's observer, behind one with this build's mistake. It lives
 * for ever, because the host may use it late. */
typedef struct iteration {
  kb_observer observer;
  kb_job job;
  _Atomic int64_t elements;
  atomic_bool is_released;
  struct iteration *next;
} iteration;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static iteration *iterations;

static void on_each(void *context, const uint8_t *elements, int64_t size, int64_t count) {
  iteration *iteration = context;
  dawdle();
  int64_t number = atomic_fetch_add(&iteration->elements, 1) + 1;
  if (VIOLATION == losesPeerElements && number % 7 == 0) {
    /* The next one is asked for, for nobody else will. */
    theirs.request(theirs.context, iteration->job, 1);
    return;
  }
  if (!iteration->is_released) iteration->observer.on_each(iteration->observer.context, elements, size, count);
}

static void on_complete(void *context) {
  iteration *iteration = context;
  if (!iteration->is_released) iteration->observer.on_complete(iteration->observer.context);
}

static void on_throw(void *context, const kb_failure *failure) {
  iteration *iteration = context;
  if (!iteration->is_released) iteration->observer.on_throw(iteration->observer.context, failure);
}

static void release(void *context, const kb_failure *unseen) {
  iteration *iteration = context;
  if (!atomic_exchange(&iteration->is_released, true)) iteration->observer.release(iteration->observer.context, unseen);
}

kb_status subscribe_sequence(void *context, void *flow, uint32_t flags, int64_t demand, const kb_observer *observer, kb_job *job) {
  dawdle();
  if (VIOLATION == iteratesLate) usleep(100000);
  iteration *made = calloc(1, sizeof *made);
  kb_observer ours = {made, on_each, on_complete, on_throw, release};
  made->observer = *observer;
  pthread_mutex_lock(&lock);
  made->next = iterations;
  iterations = made;
  pthread_mutex_unlock(&lock);
  kb_status status = theirs.subscribe(context, flow, flags, 0, &ours, &made->job);
  if (status != KB_OK) return status;
  *job = made->job;
  return demand > 0 ? request_sequence(context, made->job, demand) : status;
}

kb_status request_sequence(void *context, kb_job job, int64_t count) {
  dawdle();
  return theirs.request(context, job, VIOLATION == overasksPeers ? count + 1 : count);
}

bool leave_sequence(kb_job job) {
  pthread_mutex_lock(&lock);
  iteration *found = iterations;
  while (found && found->job != job) found = found->next;
  pthread_mutex_unlock(&lock);
  if (!found) return false;
  theirs.cancel(theirs.context, job);
  release(found, NULL);
  return true;
}
