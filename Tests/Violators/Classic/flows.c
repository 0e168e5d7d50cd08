#include "classic.h"

/* A flow's function is all that is special to it. */
#define FLOW(name, ...) \
  EXPORTED void *name(void *context, void (*on_each)(void *, int64_t), \
                      void (*on_complete)(void *), void (*on_throw)(void *, const char *)) { \
    static const flow flow = {__VA_ARGS__}; \
    return subscribe(&flow, (observer){context, on_each, on_complete, on_throw}); \
  }

FLOW(count_five, .count = 5)
FLOW(count_many, .count = 20000)
FLOW(throws_text, .count = 5, .ending = fails)
FLOW(endless, .count = INT64_MAX)
FLOW(never, .ending = suspends)
FLOW(cancels_itself, .count = 5, .ending = cancels)
FLOW(dead, .ending = cancels, .is_dead = true)
FLOW(gated, .count = INT64_MAX, .is_gated = true)

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int64_t openings;

/* Lets one gated flow go on after one element. */
EXPORTED void open_gate(void);
EXPORTED void open_gate(void) {
  pthread_mutex_lock(&gate);
  openings++;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&gate);
}

void wake_gated(void) {
  pthread_mutex_lock(&gate);
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&gate);
}

static void pass_gate(const subscription *subscription) {
  pthread_mutex_lock(&gate);
  while (openings == 0 && !stops(subscription)) pthread_cond_wait(&changed, &gate);
  if (!stops(subscription)) openings--;
  pthread_mutex_unlock(&gate);
}

/* For stackGrows: each element inside the call for the one before, as far as the stack reaches. */
static int64_t emit_nested(subscription *subscription, int64_t value) {
  enum { most = 30000 };
  if (value == most || value == subscription->flow->count || stops(subscription)) return value;
  tell_each(subscription, value);
  volatile int64_t next = emit_nested(subscription, value + 1);
  return next;
}

bool emit_elements(subscription *subscription) {
  int64_t first = 0;
  if (VIOLATION == stackGrows && !subscription->flow->is_gated) first = emit_nested(subscription, 0);
  for (int64_t value = first; value < subscription->flow->count; value++) {
    if (stops(subscription)) return false;
    if (has_queues) enqueue_each(subscription, value);
    else if (VIOLATION == endOverlaps && value == subscription->flow->count - 1) tell_last_two(subscription, value);
    else tell_each(subscription, value);
    if (subscription->flow->is_gated) pass_gate(subscription);
  }
  return !stops(subscription);
}
