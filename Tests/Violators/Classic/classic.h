/* A hand-written bridge in the classic shape, in C and without Kotlin: right, or with one fault.
 * ../README.md says where each fault is described, and how to build the library with it. */
#ifndef CLASSIC_H
#define CLASSIC_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define EXPORTED __attribute__((visibility("default")))

/* The fault of this build, or what else is special to it: -DVIOLATION=<one of these>. */
enum violation {
  /* right */
  classicRight, oneThread, manyOnly,
  /* cancel */
  cancelOnlyMutes, deafToCancel, cancelTakesSeconds, cancelTakesHalfASecond, cancelOfEndedWaits, endsTwiceForTwo,
  /* what comes late */
  terminalLateAfterCancel, terminalLateAfterInnerCancel, secondTerminalLate, neverCompletesAfterCancel,
  failureIgnoresInnerCancel, cancelRepeatsTheEnd, lateBurst,
  /* failures */
  wrongText, emptyText, truncatedText, sharesTexts, firstTextForAll, silentAndSwallowing,
  /* the context */
  wrongContext, mixesContexts, failsToTheNewest,
  /* many subscriptions */
  subscribeNotThreadSafe, sixtyFourAlive, thousandsAlive, threadForEach,
  /* consumers that are slow */
  dropsWhileBlocked, dropsEveryThousandth,
  /* memory */
  leaksLittle, keepsSubscriptions, releaseInsideFrees, releaseInsideWaits, releaseLosesFailure,
  leaksWhenCancelled, leaksWhenCancelledInside, leaksWhenReleasedInside, leaksMessages, closesInput,
  closesTwice, neverJoins, stackGrows, wakesOften,
  /* the last callback, and two at once */
  endOverlaps, endRecurses, cancelsWaitForEachOther, cancelsTheNewest,
  /* a release without a cancel */
  releaseFreesRunning, releaseLosesElements, releaseLosesEnd, everyOtherReleaseCancels
};

/* ---- flows.c: what the flows do ---- */

typedef enum ending { completes, fails, cancels, suspends } ending;

typedef struct flow {
  int64_t count; /* of the elements: 0, 1, 2 and so on */
  ending ending; /* what follows them */
  bool is_dead;  /* whether it ends where it is subscribed to */
  bool is_gated; /* whether it waits for `open_gate` after each element */
} flow;

struct subscription;

/* Emits the elements of a flow. Returns whether all of them were emitted: a cancel stops it. */
bool emit_elements(struct subscription *subscription);

/* Lets the flows that wait at the gate look whether they are cancelled. */
void wake_gated(void);

/* ---- subscriptions.c: from subscribe to release ---- */

typedef struct observer {
  void *context;
  void (*on_each)(void *context, int64_t value);
  void (*on_complete)(void *context);
  void (*on_throw)(void *context, const char *message);
} observer;

typedef struct subscription {
  observer observer;
  const flow *flow;
  atomic_int references; /* the consumer's until `release`, and the job's until it has ended */
  atomic_bool is_cancelled, is_cancelled_inside, is_released, has_ended;
  atomic_bool is_ending, ends_again; /* for cancelRepeatsTheEnd: while the callback of the end runs */
  pthread_mutex_t calling; /* held while a callback runs, which may lock it once more */
  atomic_bool is_calling;
  bool was_slow;                  /* the consumer, for dropsEveryThousandth */
  int file;                       /* for closesTwice */
  struct queue *queue;            /* if it has one */
  struct subscription *next_kept; /* for keepsSubscriptions */
} subscription;

void *subscribe(const flow *flow, observer observer);

/* Whether the flow is to end because of a cancel. */
bool stops(const subscription *subscription);

/* Runs a function on a thread of its own. Returns whether there is a thread. */
bool start_thread(void *(*body)(void *), void *argument);

void sleep_for(int milliseconds);

/* ---- callbacks.c: what the consumer is told, and nothing after a cancel ---- */

void tell_each(subscription *subscription, int64_t value);
void tell_end(subscription *subscription, ending ending);

/* Whether this thread runs a callback of the subscription. */
bool is_inside(const subscription *subscription);

/* Waits for a callback that runs. Inside one, of whatever subscription, it returns at once: two that cancel each other
 * would wait for ever. */
void wait_for_callback(subscription *subscription);

/* Tells three elements, whatever has happened. */
void tell_three_anyway(subscription *subscription);

/* Tells the last element, and the end meanwhile: for endOverlaps. */
void tell_last_two(subscription *subscription, int64_t value);

/* Completes, whatever was told before. */
void complete_anyway(subscription *subscription);

/* Remembers the context of the last one, for mixesContexts. */
void note_context(void *context);

/* ---- queue.c: elements that wait for another thread to deliver them ---- */

static const bool has_queues = VIOLATION == oneThread || VIOLATION == dropsWhileBlocked;

void open_queue(subscription *subscription);
void enqueue_each(subscription *subscription, int64_t value);
void enqueue_end(subscription *subscription);
void wake_queue(subscription *subscription);

/* Waits until all is delivered, or no callback runs after a cancel. */
void close_queue(subscription *subscription);

#endif
