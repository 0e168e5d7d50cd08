/* The faults: each is one thing wrong, and the rest of the bridge is right. README.md tells which rules they break. */
#ifndef FAULTS_H
#define FAULTS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum fault {
  right,

  /* elements */
  losesEvery700th, losesFirst, losesOneAfterBlock, repeatsThird, swapsTwo, holdsElements,

  /* the end */
  losesEnd, twoEnds, secondEndLate, elementAfterEnd, endOverlaps, endOvertakes, endAfterCancel,

  /* cancel */
  cancelIsDeaf, cancelOnlyMutes, losesEarlyCancel, cancelTakes400ms, cancelWaitsForCallback, cancelsWaitForEachOther,
  cancelFreesTwice, cancelsAtOnceCrash, callbacksLongAfterCancel, oneMoreAfterInnerCancel, cancelsTheNewest,

  /* failures */
  silentWhenDead, failureAsCompletion, emptyMessage, truncatedMessage, wrongMessage, firstMessageForAll, sharedMessage,

  /* several subscriptions */
  wrongContext, mixesContexts, losesConcurrentJobs, sixtyFourAlive, lockAroundCallbacks,

  /* what is left behind */
  leaksSubscriptions, leaksCancels, leaksFailures, leaksThreads, leaksDescriptors, closesInput, closesTwice,
  liveStays, hangsAtExit, crashesAtExit,

  /* memory and time while nothing is to be done */
  wakesOften, spins, unboundedQueue, growsStack,

  /* release, of members with `release_job` */
  releaseInsideFrees, releaseLosesElements, releaseLosesEnd,

  /* demand, of members with a table or a pipe */
  ignoresDemand, holdsEnd, replacesRequests,

  /* release, of members with a table or a pipe */
  releasesTwice, losesRelease
};

struct job;
struct signal;

/* What a fault remembers of a job. */
typedef struct blunder {
  bool flag;
  int64_t number;
  void *memory;
  atomic_int together; /* threads that cancel */
} blunder;

/* Tells a signal in a wrong way. Returns false if this one is to be told in the right way. */
bool tell_wrongly(struct job *job, struct signal told);

/* What a job does beside its work when it is made, is subscribed to, is cancelled for the first or another time, and
 * has ended. */
void blunder_at_making(struct job *job);
void blunder_at_start(struct job *job);
void blunder_at_cancel(struct job *job, bool is_first);
void blunder_at_end(struct job *job);

/* The message that comes instead of the right one. */
const char *wrong_message(const char *message);

/* Waits for a running callback of the job, if the fault is such a cancel. */
void await_callback(struct job *job);

/* The context that comes instead of the right one. */
void *wrong_context(struct job *job, void *context);
void *mixed_context(void *context);

/* Whether a job is not to be started. */
bool is_lost(struct job *job);

/* The job that is cancelled instead of the right one, which may be NULL; with a reference, like that. */
struct job *cancelled_instead(struct job *job);

#endif
