/* A library with one mistake: it forwards calls to libfixtures.so, and changes one thing.
 * README.md says how to build the library with a mistake. */
#ifndef VIOLATOR_H
#define VIOLATOR_H

#include "kotlin_bridge.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* The mistake of this build: -DVIOLATION=<one of these>. Only violator.c needs it: the other files, compiled without, do
 * what it was compiled for. */
enum violation {
  none,
  /* right, but slow now and then */
  delaysAtRandom,
  /* release */
  releasesTwice, neverReleases, releasesBeforeTerminal, releasesInsideTheEnd, releasesInsideTimeouts,
  /* failures that no consumer sees */
  unseenLost, unseenLostInside, unseenLostHere, unseenRepeats, unseenTwice, throwsAfterInnerCancel,
  /* order and ends */
  overlapsCallbacks, reordersElements, reordersOnIO, dropsTerminal, twoTerminals, elementAfterTerminal,
  repeatsLastInsideEnd, completesAfterCancelledFailure, handleDiesWithEnd, okForFailed,
  /* demand */
  overrunsDemand, ignoresDemand, underdelivers, overflowsDemand, acceptsZeroDemand,
  clampsDemand, truncatesDemand, overrunsOnes, holdsEnd, servesLateRequests, requestsOfTheNewest,
  doublesFirstOfIO, refusedAddsOne, losesEarlyRequests, requestsAwaitSubscribe,
  /* delivery */
  batchesElements, holdsLast, holdsLastOnIO, ignoresRendezvous, losesFetched, losesFetchedBeyond, repeatsFetched, forgetsWhoWaits,
  /* cancellation */
  callsAfterCancel, cancelNotIdempotent, completesOnCancel, cancelNeverReaches, losesEarlyCancel, cancelWaits,
  cancelsTheNewestJob, losesCancelAmongRequests, cancelsSlowly,
  /* failures */
  losesFailureMessage, losesCause, inventsException, failureAsCompletion, timeoutAsFailure, timeoutOnIOAsCancellation, cancelledAsFailure,
  losesSecondClass, cutsLongMessages, losesTraces, cutsChains, losesFields, repeatsFields, claimsOtherException, rarelyFailureAsCompletion,
  /* elements */
  losesNull, losesEmpty, losesReplay, losesSign, roundsElements, collectsOnce,
  /* answers */
  roundsDurations, roundsInstants, trueIsAllBits, countsWith16Bits, addsByte,
  /* calls */
  answersTwice, threwButOK, clearsJobLate, neverAnswers, answersAfterRelease, answersWrongAfterCancel, answersInFrameLate, writesBehindFrames,
  /* where Kotlin code runs */
  ignoresPlacement, staysWithCaller, cancelsHere, cancelsLater, cancelsCallsLater, cancelsLaterOnIO, narrowsIO,
  /* re-entrancy */
  locksWhileCalling, sharesEightThreads,
  /* resources */
  lyingCounters, leaksHandles, leaksMemory, leaksFrames, leaksDescriptors, leaksRefusals, leaksFailedSwaps, leaksFetches,
  leaksKotlinCancels, leaksLateCancels, leaksThreads, endsWithThread,
  /* the contents and the arguments of the table */
  wrongVersion, wrongSize, acceptsUnknownIds, acceptsUnknownFlags, acceptsStaleHandles, acceptsMalformed,
  lyingManifest, lyingNullability, lyingKind, lyingPlainKind, lyingResult, lyingResultNullability, lyingTwin, brokenManifest,
  swapsCases, swapsFields, swapsNames,
  /* states */
  alwaysSwaps, neverSwaps, rarelySwapsNot, comparesHalf, missesFalls, deniesSwaps, losesSets, cachesValues,
  ignoresNullSets, neverSwapsNull, takesEmptyForNull, cachesUntilSet, cachesForThread, losesInnerSets, defersInnerSets,
  missesUpperHalves,
  /* entries and objects */
  wrongDigest, wrongEntry, escapingTwin, narrowTwin, deafTwin, usesStaleObjects, endsHoldsEarly, holdsNothing, holdsStaleObjects,
  /* the host and its objects */
  acceptsAnyHost, takesSecondHost, waitsForHost,
  copiesPeers, renamesPeers, replacesKotlinPeers,
  releasesPeersTwice, releasesPeersEarly, keepsPeers, keepsPeerHolds, collectionsWaitForPeers,
  wrongPeerAnswer, losesPeerErrors, callsPeersElsewhere, callsPeersTwice,
  callsFunctionsTwice, keepsFunctions,
  iteratesLate, bridgesFlowsBack, losesPeerElements, overasksPeers, leavesSequences,
  cancelNeverReachesPeers, losesEarlyPeerCancels, leavesPeerTasks,
  mutesPeerAnswers, peerErrorsAsCancellations, peerCancellationsAsErrors,
  locksWhileCallingPeers, ignoresCancelsInPeers,
  acceptsStalePeers, acceptsOtherPeers, answersForLostPeers,
  mainElsewhere, reordersMain, deniesMain,
  /* the library */
  unloadable, nullEntry, noEntry, noSoname, exportsDemangle, executableStack, textRelocations, crashesOnExit, hangsOnExit
};

#ifndef VIOLATION
#define VIOLATION violation
#endif
extern const enum violation violation;

/* The table of libfixtures.so, and its manifest. */
extern const kb_library *real;
extern char *manifest_text;

/* Sleeps for up to 20 ms, one time in sixty-four, if this build does that. */
void dawdle(void);

/* ---- work.c: the subscriptions and calls that are forwarded ---- */

typedef struct work {
  kb_observer observer;           /* the consumer's, of a subscription */
  kb_call_observer call_observer; /* the consumer's, of a call, */
  void *retained;                 /* and what its `retain` gave, */
  kb_frame *frame;                /* and its frame, which is the caller's again */

  kb_job job;
  uint32_t flow;
  bool is_fetched; /* with KB_FETCHED, which this library ignores unless its mistake needs it */
  atomic_bool is_subscribing, is_cancelled, has_ended, is_held, is_requesting, is_observed;
  atomic_bool is_cancelled_inside, is_cancelled_here, is_released_early;
  atomic_int requests;
  _Atomic int64_t requested;
  int releases_to_wait_for;  /* guarded by the lock: the count of those that may still call the consumer */
  const kb_failure *unseen;  /* for the last of these */
  bool is_gone, is_released; /* guarded by the lock: `find` no longer finds it; the consumer has its release */

  uint8_t *batch; /* the first batch, for mistakes that deliver it again; or what is held back */
  int64_t batch_size, batch_count;
  int64_t received; /* elements */
  int64_t latest;   /* of these, if they are numbers */
  bool has_delivered;
  pthread_t other; /* the thread that delivers the first element, if there is one */
  bool has_other;
  int place_of_io;  /* the number of a job of KB_IO among those that live, from 1; 0 for another placement */
  bool is_repeated; /* whether the flow was collected before */

  atomic_int references;
  struct work *next;
} work;

work *make_work(int references);
void drop(work *work);
void list(work *work, kb_job job);
void unlist(work *work);
work *find(kb_job job); /* the caller drops it; NULL if it was released or is no work of this library */

/* Whether another thread may take over the consumer's `release`. */
bool postpone_release(work *work);
bool is_last_to_release(work *work);

void tell_released(work *work);
void await_release(work *work);

/* ---- elements.c ---- */

const char *element_type(uint32_t flow);
bool is_hot(uint32_t flow);

/* Copies the elements that this mistake leaves, and returns their count; -1 if it leaves all. */
int64_t remaining(const work *work, const uint8_t *elements, int64_t size, int64_t count, uint8_t *into, int64_t *into_size);

/* Leaves the microseconds of a Duration or an Instant. */
void round_time(uint8_t *time);

/* ---- answers.c ---- */

/* Changes what a function has answered in place. */
void change_answer(uint32_t function, kb_buffer *answer);

/* ---- deliveries.c: the elements of a subscription ---- */

void forward_elements(void *context, const uint8_t *elements, int64_t size, int64_t count);
void deliver_held(work *work);
void deliver_again(work *work);

/* Waits for the thread that delivers the first element, if there is one. */
void await_other(work *work);

/* Waits until no callback runs, if that is the mistake. */
void wait_for_callbacks(void);

/* Whether the mistake is one of `fetch`, and KB_FETCHED is passed on. */
bool is_about_fetching(void);

/* The work whose elements this thread delivers. */
extern _Thread_local const work *inside;

/* The number of the next job of KB_IO. */
extern atomic_int live_on_io;

/* ---- endings.c: the end of a subscription, and its release ---- */

void forward_completion(void *context);
void forward_failure(void *context, const kb_failure *failure);
void forward_release(void *context, const kb_failure *unseen);
void deliver_held_end(work *work);
void release_consumer(work *work, const kb_failure *unseen);
bool has_failed(kb_job job);

/* ---- subscriptions.c, calls.c ---- */

kb_status subscribe(void *library, uint32_t flow, const uint8_t *arguments, int64_t arguments_size, int32_t placement, uint32_t flags, int64_t demand,
                    const kb_observer *observer, kb_job *job);
kb_status request(void *library, kb_job job, int64_t count);
kb_status fetch(void *library, kb_job job, kb_buffer *memory, int64_t *count);
kb_status cancel(void *library, kb_job job, int32_t where);
kb_status call(kb_frame *frame);

/* ---- states.c ---- */

kb_status state_value(kb_frame *frame);
kb_status state_set(kb_frame *frame, const uint8_t *value, int64_t value_size);
kb_status state_compare_and_set(kb_frame *frame, const uint8_t *expected, int64_t expected_size, const uint8_t *update,
                                int64_t update_size);

/* Around each callback of elements. */
void enter_callback(void);
void leave_callback(void);

extern atomic_int subscriptions_made, subscriptions_released;

/* Keeps a few bytes forever, if this is the mistake. */
void leak_for(enum violation mistake);

/* What the consumer gets in place of a status or failure. */
kb_status accepted(kb_status status);
kb_failure altered(const kb_failure *failure);

/* A handle for work that was accepted but does not exist. */
static const kb_job made_up_job = 0x7fffffff00000000;

/* ---- entries.c ---- */

/* The entries of libfixtures.so with this build's mistake; NULL if that is none of theirs. */
const kb_module *mistaken_entries(void);

/* The number of the function with this name. */
uint32_t id_of(const char *function);

/* ---- peers.c: the host, behind one with this build's mistake ---- */

kb_status attach(void *library, const kb_host *host);

/* Changes the handles of a host's objects among the arguments; false if the call is to be refused. */
bool prepare_peers(kb_frame *frame);

/* The host that the consumer has attached. */
extern kb_host theirs;

/* ---- peer_calls.c: the entries of the host ---- */

int64_t entry_count(void);
const kb_entry *wrapped_entries(const kb_host *host);
/* The number of an interface or function type; 0 for another type. */
uint32_t interface_of(const char *type);

/* What a library waits for while the host's code runs, if its mistake is that. */
void wait_for_peers(void);
void wait_for_peers_to_collect(void);

/* Whether this thread is inside of the host's code and takes no notice of cancels there. */
bool is_deaf_in_peers(void);

/* ---- sequences.c: the host's flows ---- */

kb_status subscribe_sequence(void *context, void *flow, uint32_t flags, int64_t demand, const kb_observer *observer, kb_job *job);
kb_status request_sequence(void *context, kb_job job, int64_t count);

/* Whether the job was one of an iteration, which is left alone. */
bool leave_sequence(kb_job job);

/* ---- main_queue.c ---- */

void post_to_main(void *context, void (*run)(void *work), void *work);
int32_t is_on_main(void *context);

/* ---- tasks.c: the calls of the host that suspend ---- */

/* Calls the host's entry with an observer of this library's. */
kb_status call_task(kb_frame *frame, kb_status (*entry)(kb_frame *frame));
kb_status cancel_task(void *context, kb_job job);

#endif
