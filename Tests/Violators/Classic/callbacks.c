#include "classic.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* The subscription whose callback this thread runs. */
static _Thread_local const subscription *inside;

bool is_inside(const subscription *subscription) { return inside == subscription; }

void wait_for_callback(subscription *subscription) {
  if (inside && VIOLATION != cancelsWaitForEachOther) return;
  pthread_mutex_lock(&subscription->calling);
  pthread_mutex_unlock(&subscription->calling);
}

/* ---- the context ---- */

static void *_Atomic last_context;

void note_context(void *context) { last_context = context; }

static void *context_of(subscription *subscription) {
  if (VIOLATION == wrongContext) return subscription;
  if (VIOLATION == mixesContexts) return last_context;
  return subscription->observer.context;
}

static void *context_of_failure(subscription *subscription) {
  return VIOLATION == failsToTheNewest ? last_context : context_of(subscription);
}

/* ---- the callbacks ---- */

typedef struct signal {
  enum { each, completed, failed } kind;
  int64_t value;
  const char *text;
} signal;

static void call(subscription *subscription, signal signal) {
  const observer *observer = &subscription->observer;
  void *context = context_of(subscription);
  switch (signal.kind) {
    case each: observer->on_each(context, signal.value); break;
    case completed: observer->on_complete(context); break;
    case failed: observer->on_throw(context_of_failure(subscription), signal.text); break;
  }
}

/* Whether a cancel is taken for one that came too late. */
static bool is_too_late(const subscription *told, signal signal) {
  return VIOLATION == failureIgnoresInnerCancel && told->is_cancelled_inside && signal.kind == failed;
}

/* Calls the consumer unless it has cancelled. */
static void tell(subscription *told, signal signal) {
  const subscription *outer = inside;
  pthread_mutex_lock(&told->calling);
  if (!told->is_cancelled || is_too_late(told, signal)) {
    inside = told;
    told->is_calling = true;
    told->is_ending = signal.kind != each;
    call(told, signal);
    if (told->ends_again) call(told, signal);
    told->is_ending = false;
    told->is_calling = false;
    inside = outer;
  }
  pthread_mutex_unlock(&told->calling);
}

static int64_t nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000 + now.tv_nsec;
}

void tell_each(subscription *subscription, int64_t value) {
  if (VIOLATION == releaseLosesElements && subscription->is_released && !subscription->is_cancelled) return;
  if (VIOLATION != dropsEveryThousandth) return tell(subscription, (signal){each, value, NULL});
  if (subscription->was_slow && value % 1000 == 999) return;
  int64_t start = nanoseconds();
  tell(subscription, (signal){each, value, NULL});
  if (nanoseconds() - start > 500000000) subscription->was_slow = true;
}

static const char *volatile last_message;

/* For sharesTexts. */
static char shared_text[256];

/* For firstTextForAll: the text of the first failure ever. */
static const char *first_text(const char *text) {
  static const char *_Atomic first;
  const char *none = NULL;
  return atomic_compare_exchange_strong(&first, &none, text) ? text : none;
}

static void tell_failure(subscription *subscription) {
  const char *text =
    "no position of the station: the server in Köln closed the connection after 30 seconds, "
    "and no other server has one";
  if (VIOLATION == firstTextForAll) text = first_text(text);
  char buffer[64];
  if (VIOLATION == wrongText) text = "something went wrong";
  if (VIOLATION == emptyText) text = "";
  if (VIOLATION == truncatedText) {
    snprintf(buffer, sizeof buffer, "%s", text);
    text = buffer;
  }
  if (VIOLATION == leaksMessages) text = last_message = strdup(text);
  if (VIOLATION == sharesTexts) text = strcpy(shared_text, text);
  tell(subscription, (signal){failed, 0, text});
  if (VIOLATION == sharesTexts) shared_text[0] = 0;
}

static void tell_cancellation(subscription *subscription) {
  const char *text = "the flow was cancelled";
  if (VIOLATION == firstTextForAll) text = first_text(text);
  if (VIOLATION != silentAndSwallowing) {
    tell(subscription, (signal){failed, 0, text});
  } else if (!subscription->flow->is_dead) {
    tell(subscription, (signal){completed, 0, NULL});
  }
}

void tell_end(subscription *subscription, ending ending) {
  if (VIOLATION == releaseLosesFailure && subscription->is_released && ending == fails) ending = completes;
  if (VIOLATION == releaseLosesEnd && subscription->is_released) return;
  switch (ending) {
    case completes: return tell(subscription, (signal){completed, 0, NULL});
    case fails: return tell_failure(subscription);
    case cancels: return tell_cancellation(subscription);
    case suspends: return;
  }
}

static void *complete_meanwhile(void *argument) {
  sleep_for(1);
  complete_anyway(argument);
  return NULL;
}

void tell_last_two(subscription *subscription, int64_t value) {
  pthread_t thread;
  pthread_create(&thread, NULL, complete_meanwhile, subscription);
  tell_each(subscription, value);
  pthread_join(thread, NULL);
}

void tell_three_anyway(subscription *subscription) {
  for (int64_t value = 0; value < 3; value++) call(subscription, (signal){each, value, NULL});
}

void complete_anyway(subscription *subscription) {
  call(subscription, (signal){completed, 0, NULL});
}
