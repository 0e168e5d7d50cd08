/* The C boundary between a Kotlin/Native library and its Swift (or C) consumer.
 *
 * A library exports one symbol of ours, `<name>_kotlin_bridge`, which takes nothing and returns a
 * pointer to its constant `kb_library`, or NULL when the library could not be set up. Everything else
 * is reached through that table. Both sides compile this header: Kotlin by cinterop, Swift as the
 * module CKotlinBridge.
 *
 * Conventions that hold for every function of the table:
 * - It may be called from any thread, attached to Kotlin or not, and inside any callback.
 * - It never throws, prints nothing and never ends the process: what went wrong is the returned
 *   `kb_status`.
 * - A status other than KB_OK and KB_THREW means that nothing happened: nothing was accepted, no
 *   callback will come, and the caller keeps what it handed in.
 * - What Kotlin code throws arrives as itself, a `kb_failure`, also where that code decodes: a class
 *   that refuses its arguments fails the flow or call, through its observer, as its body would.
 * - Pointers that are handed in are read during the call only; `context` is only ever passed back.
 * - Sizes are in bytes, counts in elements; both are never negative.
 *
 * Values cross as little-endian bytes without tags. docs/ABI.md describes the encoding.
 */
#ifndef KOTLIN_BRIDGE_H
#define KOTLIN_BRIDGE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised when a table of this version cannot be used by an older consumer. */
#define KB_ABI_VERSION 2u

/* Credit that is never used up. Sums of requests saturate here. */
#define KB_UNLIMITED INT64_MAX

/* What a function of the table answers. */
typedef int32_t kb_status;
enum {
  KB_OK = 0,
  KB_UNKNOWN_ID = 1,       /* the library has no flow or function with this id */
  KB_INVALID_HANDLE = 2,   /* zero, of a job that has ended, or of another library */
  KB_INVALID_ARGUMENT = 3, /* a NULL pointer, a negative size, a demand below 1, an unknown constant or flag */
  KB_MALFORMED = 4,        /* the bytes are not the encoding of the declared types */
  KB_UNSUPPORTED = 5,      /* the flow has no current value, or its value can't be set */
  KB_INTERNAL = 6,         /* the library has no memory, or no place for one more of 16 million jobs */
  KB_THREW = 7             /* of the state functions: Kotlin code threw; on_throw was called once, inside */
};

/* A reference into a library: slot and generation. Never 0. A stale one is refused, not followed. */
typedef uint64_t kb_handle;

/* The handle of running work: a subscription or a call. Valid until its `release`. */
typedef kb_handle kb_job;

/* Bytes owned by somebody else. `data` may be NULL when `size` is 0. */
typedef struct kb_bytes {
  const uint8_t *data;
  int64_t size;
} kb_bytes;

/* Why work ended without a value. Open-ended: treat an unknown code as KB_FAILED. */
enum {
  KB_FAILED = 1,    /* a Throwable that is no cancellation */
  KB_TIMEOUT = 2,   /* a TimeoutCancellationException left the Kotlin code */
  KB_CANCELLED = 3, /* Kotlin cancelled itself, or its scope was cancelled */
  KB_MISUSE = 4     /* the bridge was used against its contract; made by consumers, not by Kotlin */
};

/* A Kotlin Throwable. Valid, with all it points to, during the callback that brings it. */
typedef struct kb_failure {
  int32_t code;
  kb_bytes type_name; /* Kotlin class name, UTF-8, not terminated; of a local or anonymous class its nearest
                         standard one, such as kotlin.IllegalStateException */
  kb_bytes message;   /* UTF-8; size 0 for none */
  kb_bytes trace;     /* UTF-8 lines, one a frame: "at +0x12", an offset in the library's file, or "at 0x12" */
  const struct kb_failure *cause; /* NULL at the end. After 16 a chain is cut: the last message ends by saying so */
} kb_failure;

/* What a subscription calls. Copied by `subscribe`. No member function may be NULL.
 *
 * All calls for one subscription are serial and happen on any thread, never twice at once, some of
 * them possibly before `subscribe` has returned (`*job` is written before the first of them).
 * A callback may call every function of the table, for its own job too; it must not throw. */
typedef struct kb_observer {
  void *context;

  /* `count` elements back to back in `size` bytes, valid during the call. Count is at least 1; the
   * sum of counts is never more than was requested.
   *
   * It comes where the element is emitted: no element waits for the next one. Count is more than 1
   * only with KB_RENDEZVOUS and KB_CALLER, for elements that were emitted inside the `subscribe` or
   * `request` which this callback runs in: they come when that run ends, at the latest when the
   * credit is used up. */
  void (*on_each)(void *context, const uint8_t *elements, int64_t size, int64_t count);

  /* The flow has ended. At most one of on_complete and on_throw is called, once; none after cancel. */
  void (*on_complete)(void *context);

  /* The flow has failed, timed out, or was cancelled on the Kotlin side; `failure->code` tells. */
  void (*on_throw)(void *context, const kb_failure *failure);

  /* The last call, exactly once for every accepted subscription: the job has completed, its finally
   * blocks have run, `context` may be freed. `unseen`: how the job failed after the consumer
   * had cancelled it, else NULL; a cancellation or timeout is no failure then. */
  void (*release)(void *context, const kb_failure *unseen);
} kb_observer;

/* What a call answers to when its answer does not come in place. Read during `call` only. No member
 * function may be NULL.
 *
 * `retain` comes first, on the thread that calls, inside `call`; the others get what it returned. Then
 * exactly one of on_return and on_throw, once, whatever the race and also after a cancel; then
 * `release`, once. Serial, on any thread, possibly before `call` has returned. */
typedef struct kb_call_observer {
  void *context;
  void *(*retain)(void *context); /* `context` need not outlive `call`, what this returns must */
  void (*on_return)(void *retained, const uint8_t *value, int64_t size);
  void (*on_throw)(void *retained, const kb_failure *failure);
  void (*release)(void *retained, const kb_failure *unseen); /* unseen is always NULL for a call */
} kb_call_observer;

/* How a call stands when `call` has returned KB_OK. In place is the fast way: neither side needs
 * memory that outlives the call. */
enum { KB_IN_PLACE_SIZE = 48 };
typedef struct kb_answer {
  kb_job job;   /* running: its handle, to cancel by. 0: answered */
  int64_t size; /* of `value`: answered in place, and nothing of the observer was called. -1: through it */
  uint8_t value[KB_IN_PLACE_SIZE];
} kb_answer;

/* Where the Kotlin code of a subscription or call runs, its callbacks included: always serially,
 * never on a timer thread. The body and the registration of a shared or state flow are the exception:
 * they run on the thread that makes the first request, so that the flow knows its subscriber then.
 *
 * The library's pool has as many threads as there are cores. For each of them that is blocked another
 * one stands in, so that consumers which block in callbacks stop nobody but themselves, however many. */
enum {
  KB_CALLER = 0,  /* on the thread that asks, inside its call, as far as it gets without suspending;
                     resumes that come from elsewhere continue on the library's pool */
  KB_DEFAULT = 1, /* on the library's pool from the start */
  KB_IO = 2       /* on Dispatchers.IO from the start: for Kotlin code that blocks */
};

/* Flags of a subscription. */
enum {
  /* The `emit` that uses up the credit returns only with the next request, so that what follows it is
   * neither computed nor taken from anywhere before somebody asks for it. Without the flag it returns
   * at once, and the flow ends without further credit.
   * For consumers that ask when they have consumed what came. With KB_CALLER the consumer is the
   * thread that asks: see `on_each`. */
  KB_RENDEZVOUS = 1
};

/* How far `cancel` goes before it returns. */
enum {
  KB_CANCEL_LATER = 0, /* closes the gate; the job unwinds on the pool that it runs on: safe under any
                          lock of the caller, and no callback runs inside the call. No consumer that
                          blocks can hold it up, but those that have all 64 threads of KB_IO can a
                          job of KB_IO */
  KB_CANCEL_HERE = 1   /* closes the gate and unwinds on this thread, as far as that gets without
                          suspending: `release` may come inside the call */
};

/* What is alive right now. For leak checks: every figure returns to where it was. */
typedef struct kb_counters {
  int64_t jobs;          /* subscriptions and suspended calls that have not been released */
  int64_t subscriptions; /* those of them that are subscriptions */
  int64_t handles;       /* handles given out and not ended */
  int64_t stable_refs;   /* Kotlin stable references at the last garbage collection, -1 before one */
} kb_counters;

typedef struct kb_library {
  uint32_t abi_version; /* KB_ABI_VERSION */
  uint32_t size;        /* sizeof(kb_library) of the library; new members come at the end only */

  /* Calls `receive` once, before it returns, with the manifest as UTF-8 JSON: the names, ids, kinds
   * and types of all that the library offers. docs/ABI.md describes it. */
  kb_status (*manifest)(void *context, void (*receive)(void *context, const uint8_t *json, int64_t size));

  /* Subscribes to a flow; collection starts at the first request.
   * - arguments: the flow's parameters, encoded in order. NULL when arguments_size is 0.
   * - placement: KB_CALLER, KB_DEFAULT or KB_IO.
   * - flags: 0 or KB_RENDEZVOUS.
   * - demand: the first request, 0 for none yet, KB_UNLIMITED for no limit.
   * - job: receives the job's handle. */
  kb_status (*subscribe)(uint32_t flow, const uint8_t *arguments, int64_t arguments_size, int32_t placement,
                         uint32_t flags, int64_t demand, const kb_observer *observer, kb_job *job);

  /* Adds `count` elements (at least 1) to what may be delivered. */
  kb_status (*request)(kb_job job, int64_t count);

  /* Cancels a subscription or call. Idempotent; KB_INVALID_HANDLE once the job has ended. When it has
   * returned, at most one callback that another thread had already claimed still begins (and
   * `release`); it does not wait for that one. Calls still get their answer. */
  kb_status (*cancel)(kb_job job, int32_t where);

  /* Calls a suspend or plain function. A value that is there when `call` returns and is small enough
   * is answered in place; every other answer goes through the observer. `answer->job` is written
   * before another thread answers. */
  kb_status (*call)(uint32_t function, const uint8_t *arguments, int64_t arguments_size, int32_t placement,
                    const kb_call_observer *observer, kb_answer *answer);

  /* Calls `receive` once, before it returns, with the current value of a state flow.
   *
   * This and the two below answer KB_THREW if Kotlin code threw, wherever it ran: decoding, the flow's
   * body, reading or comparing the value. `on_throw` has been called with it then, once and before they
   * return, and nothing was received, set or swapped. */
  kb_status (*state_value)(uint32_t flow, const uint8_t *arguments, int64_t arguments_size, void *context,
                           void (*receive)(void *context, const uint8_t *value, int64_t size),
                           void (*on_throw)(void *context, const kb_failure *failure));

  /* Sets the value of a mutable state flow. */
  kb_status (*state_set)(uint32_t flow, const uint8_t *arguments, int64_t arguments_size, const uint8_t *value,
                         int64_t value_size, void *context,
                         void (*on_throw)(void *context, const kb_failure *failure));

  /* Sets the value of a mutable state flow to `update` if it equals `expected`; `*swapped` is 1 or 0. */
  kb_status (*state_compare_and_set)(uint32_t flow, const uint8_t *arguments, int64_t arguments_size,
                                     const uint8_t *expected, int64_t expected_size, const uint8_t *update,
                                     int64_t update_size, int32_t *swapped, void *context,
                                     void (*on_throw)(void *context, const kb_failure *failure));

  kb_status (*counters)(kb_counters *counters);

  /* Runs a full Kotlin garbage collection before it returns. */
  kb_status (*collect_garbage)(void);
} kb_library;

#ifdef __cplusplus
}
#endif

#endif
