/* The C boundary between a Kotlin/Native library and its Swift or C consumer.
 *
 * A library exports one function of the bridge, `<name>_kotlin_bridge`. It takes nothing and
 * returns a pointer to the library's constant `kb_library`, or NULL when the library could not be
 * set up. Everything else is reached through that table. Both sides compile this header: Kotlin by
 * cinterop, Swift as the module CKotlinBridge.
 *
 * These conventions hold for every function of the table:
 * - It may be called from any thread, whether Kotlin knows the thread or not, and inside any
 *   callback.
 * - It never throws, prints nothing and never ends the process. The returned `kb_status` says what
 *   went wrong. The comment of each function lists the statuses that it returns besides KB_OK; any
 *   function may also return KB_INTERNAL.
 * - A status other than KB_OK, KB_THREW and KB_OBSERVED means that nothing happened: nothing was
 *   accepted, no callback will come, and the caller keeps what it handed in.
 * - What Kotlin code throws arrives as a `kb_failure`. That includes code that decodes: a class
 *   that refuses its arguments fails the flow or call, as its body would.
 * - Pointers that are handed in are read only during the call. `context` is only passed back.
 * - Each function gets the `context` of the table that it was taken from, as `library`: alone, or in
 *   its frame. A library in a file of its own has no use for it; several libraries that share their
 *   functions, such as fakes and proxies, tell by it which of them is meant.
 * - Sizes are in bytes, counts in elements. Neither is ever negative.
 * - A KB_NONNULL pointer is never NULL. NULL for a KB_NULLABLE pointer means that there is nothing,
 *   such as no bytes or no cause. A KB_NEEDED pointer must not be NULL either, and who receives it
 *   checks that: a library answers NULL with KB_INVALID_ARGUMENT.
 *
 * Values cross as little-endian bytes without tags. docs/ABI.md describes the encoding.
 */
#ifndef KOTLIN_BRIDGE_H
#define KOTLIN_BRIDGE_H

#include <stdint.h>

/* KB_ENUM(name) declares an enumeration of 32 bits, which is a type of its own where the compiler
 * can make that: in C++, and in C with Clang. Elsewhere it is an int32_t. */
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wfixed-enum-extension"
#pragma clang diagnostic ignored "-Wc23-extensions"
#pragma clang diagnostic ignored "-Wnullability-extension"
#define KB_NULLABLE _Nullable
#define KB_NONNULL _Nonnull
#define KB_NEEDED _Null_unspecified
#else
#define KB_NULLABLE
#define KB_NONNULL
#define KB_NEEDED
#endif
#if defined(__clang__) || defined(__cplusplus)
#define KB_ENUM(name) \
  enum name : int32_t; \
  typedef enum name name; \
  enum name : int32_t
#else
#define KB_ENUM(name) \
  typedef int32_t name; \
  enum
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Raised when a table of this version cannot be used by an older consumer. */
#define KB_ABI_VERSION 6u

/* Credit that is never used up. Sums of requests saturate here. */
#define KB_UNLIMITED INT64_MAX

/* What a function of the table returns. */
typedef int32_t kb_status;
enum {
  KB_OK = 0,
  KB_UNKNOWN_ID = 1,       /* the library has no flow or function with this id */
  KB_INVALID_HANDLE = 2,   /* zero, the handle of a job that has ended or of an object that is held no
                              longer, or one of another library */
  KB_INVALID_ARGUMENT = 3, /* NULL for a KB_NEEDED pointer, a negative size, a demand or count out
                              of range, an unknown constant or flag */
  KB_MALFORMED = 4,        /* the bytes are not the encoding of the declared types */
  KB_UNSUPPORTED = 5,      /* the flow has no current value, or its value can't be set; the function
                              suspends, and there is no observer to answer to */
  KB_INTERNAL = 6,         /* the library has no memory, or 16 million jobs and no place for more */
  KB_THREW = 7,            /* Kotlin code threw; on_throw of the frame was called once, inside the
                              call */
  KB_OBSERVED = 8          /* the call was accepted; its answer comes, or came, to its observer */
};

/* A reference into a library: slot and generation. Never 0. The library refuses a stale one. */
typedef uint64_t kb_handle;

/* The handle of running work, a subscription or a call. Valid until its `release`. */
typedef kb_handle kb_job;

/* Bytes that somebody else owns. `data` may be NULL when `size` is 0. */
typedef struct kb_bytes {
  const uint8_t *KB_NULLABLE data;
  int64_t size;
} kb_bytes;

/* Why work ended without a value. Open-ended: treat an unknown code as KB_FAILED. */
KB_ENUM(kb_failure_code) {
  KB_FAILED = 1,    /* a Throwable other than a cancellation */
  KB_TIMEOUT = 2,   /* a TimeoutCancellationException left the Kotlin code */
  KB_CANCELLED = 3, /* Kotlin cancelled the work itself, or the work's scope was cancelled */
  KB_MISUSE = 4     /* the bridge was used against its contract; only consumers make this code */
};

/* A Kotlin Throwable. It and all that it points to are valid during the callback that brings it. */
typedef struct kb_failure {
  kb_failure_code code;
  kb_bytes type_name; /* the Kotlin class, in UTF-8 without a terminator; for a local or anonymous
                         class its nearest standard one, such as kotlin.IllegalStateException */
  kb_bytes message;   /* UTF-8; size 0 for none */
  kb_bytes trace;     /* UTF-8, a line for each frame: "at +0x12", an offset in the library's file,
                         or "at 0x12", an address elsewhere */

  /* NULL at the end. A chain of more than 16 is cut, and its last message says so. */
  const struct kb_failure *KB_NULLABLE cause;

  /* The name of the class, or of the nearest one that it extends, among the types of the manifest
   * whose kind is `exception`; size 0 if there is none. */
  kb_bytes exception;
  kb_bytes fields; /* the encoding of the fields of that exception; size 0 without one */

  /* The handle of the host's error that it stands for, or 0. From the host it brings a hold. From the
   * library it is lent for the callback: a host that keeps it holds it itself. */
  kb_handle error;
} kb_failure;

/* What a subscription calls. `subscribe` copies it.
 *
 * The calls for one subscription are serial: they come on any thread, but never two at once. Some
 * may come before `subscribe` has returned; `*job` is written before the first of them. A callback
 * may call every function of the table, for its own job too. It must not throw. */
typedef struct kb_observer {
  void *KB_NULLABLE context;

  /* Brings `count` elements back to back in `size` bytes, which are valid during the call. `count`
   * is at least 1, and the sum of all counts is never more than was requested.
   *
   * The call comes where the element is emitted: no element waits for the next one. `count` may be
   * more than 1 with KB_FETCHED, and with KB_RENDEZVOUS and KB_CALLER together. In the latter case
   * the elements emitted inside a `subscribe` or `request` come together when that run ends, at the
   * latest when the credit is used up. Elements with objects always come alone; each of their handles
   * is a hold, which the consumer ends by `release`, also when it has cancelled meanwhile. */
  void (*KB_NEEDED on_each)(void *KB_NULLABLE context, const uint8_t *KB_NULLABLE elements,
                            int64_t size, int64_t count);

  /* The flow has ended. Either this or on_throw is called, at most once, and neither after a
   * cancel. */
  void (*KB_NEEDED on_complete)(void *KB_NULLABLE context);

  /* The flow has failed, timed out or was cancelled by Kotlin; `failure->code` tells which. */
  void (*KB_NEEDED on_throw)(void *KB_NULLABLE context, const kb_failure *KB_NEEDED failure);

  /* The last call, exactly once for each accepted subscription. The job has completed, its finally
   * blocks have run, and `context` may be freed. `unseen` is how the job failed after the consumer
   * had cancelled it, else NULL; a cancellation or a timeout is no such failure. */
  void (*KB_NEEDED release)(void *KB_NULLABLE context, const kb_failure *KB_NULLABLE unseen);
} kb_observer;

/* What a call answers to if it is not answered in place. It is read only during `call`.
 *
 * `retain` comes first, inside `call`, on the thread that calls. The other functions get what it
 * returned. Then exactly one of on_return and on_throw comes, once, whatever the race and also
 * after a cancel; then `release`, once. The calls are serial and come on any thread, possibly
 * before `call` has returned. */
typedef struct kb_call_observer {
  void *KB_NULLABLE context;

  /* `context` need not outlive `call`; what this returns must. */
  void *KB_NULLABLE (*KB_NEEDED retain)(void *KB_NULLABLE context);

  void (*KB_NEEDED on_return)(void *KB_NULLABLE retained, const uint8_t *KB_NULLABLE value,
                              int64_t size);

  /* As in kb_observer. */
  void (*KB_NEEDED on_throw)(void *KB_NULLABLE retained, const kb_failure *KB_NEEDED failure);

  /* `unseen` is always NULL for a call. */
  void (*KB_NEEDED release)(void *KB_NULLABLE retained, const kb_failure *KB_NULLABLE unseen);
} kb_call_observer;

/* Where the Kotlin code of a subscription or call runs, with its callbacks. They run serially and
 * never on a timer thread. The body and the registration of a shared or state flow are an
 * exception: they run on the thread that makes the first request, so that the flow knows its
 * subscriber then.
 *
 * The library's pool has as many threads as there are cores. For each of them that is blocked
 * another one stands in. So consumers that block in callbacks stop only themselves, however many
 * they are. */
KB_ENUM(kb_placement) {
  KB_CALLER = 0,  /* on the thread that asks, inside its call, until the code suspends; when
                     something else resumes it, it goes on on the library's pool */
  KB_DEFAULT = 1, /* on the library's pool from the start */
  KB_IO = 2       /* on Dispatchers.IO from the start: for Kotlin code that blocks */
};

/* Bytes at the start of memory that may have room for more. `data` may be NULL when `capacity` is
 * 0. */
typedef struct kb_buffer {
  uint8_t *KB_NULLABLE data;
  int64_t size;     /* of the bytes */
  int64_t capacity; /* of the memory; at least `size` */
  int64_t is_grown; /* 1 if the memory is another one than the caller lent: the library took it from
                       malloc, and the caller frees it. The caller sets 0 */
} kb_buffer;

/* One call of a function, or one use of a state flow's value: what the caller passes, and the
 * answer in its place. Usually it lies with its memory on the caller's stack, and neither side needs
 * memory that outlives the call. */
typedef struct kb_frame {
  /* In: the values of the parameters, encoded in order. Out, with KB_OK: the answer, usually in the
   * lent memory. With another status the lent memory is back, with undefined bytes. */
  kb_buffer bytes;

  void *KB_NULLABLE context; /* for on_throw */

  /* Gets what Kotlin code threw inside the call, which then returns KB_THREW. */
  void (*KB_NEEDED on_throw)(void *KB_NULLABLE context, const kb_failure *KB_NEEDED failure);

  /* Gets the answer of a call that is not answered in place. NULL for a function that does not
   * suspend: it then runs inside the call, whatever `placement` says. Unused for states. */
  const kb_call_observer *KB_NULLABLE observer;

  kb_job job;             /* out, with KB_OBSERVED: the handle of a call that runs, to cancel it by;
                             0 when it has been answered. Written before another thread answers */
  uint32_t id;            /* of the function or flow */
  kb_placement placement; /* of a call */

  void *KB_NULLABLE library; /* the `context` of the library's table; in a call to the host, its own */
  void *KB_NULLABLE object;  /* of a call to the host: the peer whose member is called. Else NULL */
} kb_frame;

/* What both sides exchange for `job` of a frame to the host: the host puts the handle of its job
 * there before it runs user code, and a library that cancels before `call` has returned puts this.
 * Who finds what the other one has put there cancels the job. */
#define KB_CANCELLED_EARLY UINT64_MAX

/* Error out-parameter of a typed twin. */
typedef struct kb_catch {
  void *KB_NULLABLE context; /* for on_throw */

  /* Gets what Kotlin code threw inside the call. */
  void (*KB_NEEDED on_throw)(void *KB_NULLABLE context, const kb_failure *KB_NEEDED failure);

  /* The caller sets KB_OK. Unless it is that afterwards, the result means nothing: KB_THREW when
   * on_throw was called. */
  kb_status status;
} kb_catch;

/* The C functions for one function, or for the value of one state flow. */
typedef struct kb_entry {
  /* Does what `call` does with this function, or `state_value` with this flow. The frame has its
   * id. */
  kb_status (*KB_NONNULL frame)(kb_frame *KB_NEEDED frame);

  /* The same work as a C function of its own type, without a frame and without `library`; NULL if
   * there is none, as for each flow. A function that has `twin` in the manifest has this type. It takes
   * the parameters in order, then a `kb_catch *` that must not be NULL, and returns the result: see
   * docs/ABI.md. */
  void (*KB_NULLABLE twin)(void);
} kb_entry;

/* The entries of a library, by their ids. */
typedef struct kb_module {
  /* Of the manifest's bytes: FNV-1a with 64 bits. A consumer that was generated from a manifest with
   * the same digest needs no other check. */
  uint64_t digest;
  int64_t function_count;               /* of the manifest's functions */
  int64_t flow_count;                   /* of the manifest's flows */
  const kb_entry *KB_NULLABLE functions;
  const kb_entry *KB_NULLABLE flows;    /* `frame` of a flow without a value returns KB_UNSUPPORTED */
} kb_module;

/* Flags of a subscription. */
enum {
  /* The `emit` that uses up the credit returns only with the next request. So what follows it is
   * neither computed nor taken from anywhere before somebody asks for it. Without the flag that
   * `emit` returns at once, and the flow can end without further credit.
   *
   * This is for consumers that ask when they have consumed what came. With KB_CALLER the consumer
   * is the thread that asks: see `on_each`. */
  KB_RENDEZVOUS = 1,

  /* The consumer gets its elements by `fetch`. Those that it does not wait for are gathered until
   * then, so a producer and a consumer on two threads need no call for each element. After a `fetch`
   * that brought nothing one callback comes, perhaps inside it: on_each as soon as there is an
   * element, with all that are there, or the end. At other times none comes, except `release` after
   * a cancel, which drops what was gathered.
   *
   * A library may ignore this flag: then each `fetch` brings nothing, and on_each comes as without
   * the flag. */
  KB_FETCHED = 2
};

/* How far `cancel` goes before it returns. */
KB_ENUM(kb_cancel_mode) {
  KB_CANCEL_LATER = 0, /* closes the gate. The job unwinds on the pool that it runs on, and no
                          callback runs inside the call, so the caller may hold any lock. Consumers
                          that block do not hold it up, with one exception: if they hold all 64
                          threads of Dispatchers.IO, a job of KB_IO waits for one */
  KB_CANCEL_HERE = 1   /* closes the gate and unwinds on this thread until the job suspends:
                          `release` may come inside the call */
};

/* What is alive at this moment. For leak checks: every figure returns to where it was. */
typedef struct kb_counters {
  int64_t jobs;          /* subscriptions and suspended calls that have not been released */
  int64_t subscriptions; /* those of them that are subscriptions */
  int64_t handles;       /* handles that were given out: of jobs that have not ended, and of objects
                            that are held */
  int64_t stable_refs;   /* Kotlin stable references at the last garbage collection, or -1 */
  int64_t peers;         /* what the library holds of its host: objects, functions, flows
                            and errors */
} kb_counters;

/* An object of the host's, as the library calls it. */
typedef struct kb_peer {
  void *KB_NULLABLE object; /* first argument of a twin, and `object` of a frame */
  uint32_t interface;       /* by which the library calls it: the one that it asked for, or one that
                               extends that */
} kb_peer;

/* What a consumer offers a library that calls it: objects that implement interfaces of the library,
 * functions, flows, and the main queue.
 *
 * The conventions of the library's table hold for its functions, too: any thread, never throw. Each
 * gets the host's `context` first. None of them runs user code but the entries.
 *
 * A handle of a host's object has bit 63 clear and bit 62 set. Each handle that goes from the host to
 * the library inside of an answer or a failure brings a hold, and so does each one that goes from the
 * library to the host. One among the arguments of a call to the library is lent until that call
 * returns. Who has refused a frame has taken none of its holds. */
typedef struct kb_host {
  uint32_t abi_version; /* KB_ABI_VERSION */
  uint32_t size;        /* sizeof(kb_host) of the host */
  void *KB_NULLABLE context;

  /* The host's entries, numbered by the manifest apart from the library's. A frame to an entry has
   * the number of the entry as its id. It answers KB_INVALID_HANDLE once the host has let go of the
   * object, and nothing has run then. One with `main` in the manifest queues the call for the host's
   * main thread and answers KB_OBSERVED. The twin has the type R (void *object, A…, kb_catch *). */
  int64_t entry_count;
  const kb_entry *KB_NULLABLE entries;

  /* Makes a hold of an object with an interface by its number, for a peer that `release` ends: of a
   * lent handle (owned 0), or of one that brought its hold (1), which is then used up. The error that
   * a failure brings is held with the interface 0.
   * Returns KB_INVALID_HANDLE for a handle of no object, or of one without the interface. */
  kb_status (*KB_NEEDED hold)(void *KB_NULLABLE context, kb_handle object, uint32_t interface,
                              int32_t owned, kb_peer *KB_NEEDED peer);

  /* Ends the hold that a handle brought and of which no peer was made. */
  void (*KB_NEEDED drop)(void *KB_NULLABLE context, kb_handle object);

  /* Ends a peer: the last use of `object`, but of calls that run. */
  void (*KB_NEEDED release)(void *KB_NULLABLE context, void *KB_NULLABLE object);

  /* The handle of a peer's object, which brings a hold; 0 once the host has let go of it. */
  kb_handle (*KB_NEEDED handle)(void *KB_NULLABLE context, void *KB_NULLABLE object);

  /* Answers a String: what the object's text in Kotlin is. */
  kb_status (*KB_NEEDED describe)(void *KB_NULLABLE context, void *KB_NULLABLE object,
                                  kb_frame *KB_NEEDED frame);

  /* Begins an iteration over a flow of the host's, `object` of a peer whose type in the manifest is a
   * flow. It runs no user code before the first request. As `subscribe` of the library, but that
   * KB_FETCHED means nothing, and with KB_RENDEZVOUS no element is asked for before a request.
   * - A request may run the iteration inside itself until that suspends; then on_each and the end come
   *   before the request returns.
   * - `release` comes when the iteration has ended, also after a cancel.
   * Returns KB_INVALID_ARGUMENT, also for an object that is no flow, or KB_INVALID_HANDLE once the host
   * has let go of it. */
  kb_status (*KB_NEEDED subscribe)(void *KB_NULLABLE context, void *KB_NULLABLE flow, uint32_t flags,
                                   int64_t demand, const kb_observer *KB_NEEDED observer,
                                   kb_job *KB_NEEDED job);

  /* Allows an iteration to bring `count` more elements, at least 1. Returns KB_INVALID_HANDLE once it
   * has ended, or KB_INVALID_ARGUMENT. */
  kb_status (*KB_NEEDED request)(void *KB_NULLABLE context, kb_job job, int64_t count);

  /* Cancels a call of an entry that suspends, or an iteration. Returns KB_INVALID_HANDLE once it has been
   * answered or has ended. */
  kb_status (*KB_NEEDED cancel)(void *KB_NULLABLE context, kb_job job);

  /* Calls `run` with `work` on the host's main queue, once, after all that was posted before. Returns
   * before that, also on the main queue, and waits for nothing: the caller may hold any lock. `run` runs
   * user code. It is what `Dispatchers.Main` of the library does; without it or `is_main` the library has
   * no such dispatcher. */
  void (*KB_NULLABLE post)(void *KB_NULLABLE context, void (*KB_NEEDED run)(void *KB_NULLABLE work),
                           void *KB_NULLABLE work);

  /* 1 if the calling code runs on that queue, where `Dispatchers.Main.immediate` runs in place; else 0. */
  int32_t (*KB_NULLABLE is_main)(void *KB_NULLABLE context);
} kb_host;

typedef struct kb_library {
  uint32_t abi_version; /* KB_ABI_VERSION */
  uint32_t size;        /* sizeof(kb_library) of the library; new members come only at the end */

  void *KB_NULLABLE context; /* what each function below gets as `library`, and each frame has */

  /* Calls `receive` once before it returns, with the manifest as JSON in UTF-8: the
   * names, ids, kinds and types of all that the library offers. docs/MANIFEST.md describes it.
   * Returns KB_INVALID_ARGUMENT. */
  kb_status (*KB_NONNULL manifest)(void *KB_NULLABLE library, void *KB_NULLABLE context,
                                   void (*KB_NEEDED receive)(void *KB_NULLABLE context,
                                                             const uint8_t *KB_NULLABLE json,
                                                             int64_t size));

  /* Subscribes to a flow. Collection starts at the first request.
   * - arguments: the values of the flow's parameters, encoded in order; NULL for none.
   * - flags: the sum of flags of a subscription.
   * - demand: the first request; 0 for none yet, KB_UNLIMITED for no limit.
   * - job: receives the job's handle.
   * Returns KB_UNKNOWN_ID, KB_INVALID_ARGUMENT or KB_MALFORMED. */
  kb_status (*KB_NONNULL subscribe)(void *KB_NULLABLE library, uint32_t flow,
                                    const uint8_t *KB_NULLABLE arguments, int64_t arguments_size,
                                    kb_placement placement, uint32_t flags,
                                    int64_t demand, const kb_observer *KB_NEEDED observer,
                                    kb_job *KB_NEEDED job);

  /* Allows a subscription to deliver `count` more elements, at least 1.
   * Returns KB_INVALID_HANDLE, also for the job of a call and once the job has ended, or
   * KB_INVALID_ARGUMENT. */
  kb_status (*KB_NONNULL request)(void *KB_NULLABLE library, kb_job job, int64_t count);

  /* Cancels a subscription or call. May be called repeatedly. When it has returned, at most one
   * callback that another thread had already claimed still begins, and `release`; it does not wait
   * for that one. A call still gets its answer.
   * Returns KB_INVALID_HANDLE, also once the job has ended, or KB_INVALID_ARGUMENT. */
  kb_status (*KB_NONNULL cancel)(void *KB_NULLABLE library, kb_job job, kb_cancel_mode where);

  /* Calls a suspend or plain function. What is there when `call` returns is answered in place: a
   * value with KB_OK, a failure with KB_THREW. Every other answer comes through the observer, with
   * KB_OBSERVED. Returns also KB_UNKNOWN_ID, KB_INVALID_ARGUMENT, KB_UNSUPPORTED or
   * KB_MALFORMED. */
  kb_status (*KB_NONNULL call)(kb_frame *KB_NEEDED frame);

  /* Reads the current value of a state flow. The frame brings the flow's arguments. Returns
   * KB_UNKNOWN_ID, KB_INVALID_ARGUMENT, KB_MALFORMED, KB_UNSUPPORTED or KB_THREW.
   *
   * This function and the next two return KB_THREW if Kotlin code threw anywhere: when it decoded,
   * in the flow's body, or when it read or compared the value. Nothing was set or swapped then. */
  kb_status (*KB_NONNULL state_value)(kb_frame *KB_NEEDED frame);

  /* Sets the value of a mutable state flow to `value`. The frame brings the flow's arguments; the
   * answer is empty. Returns what state_value returns. */
  kb_status (*KB_NONNULL state_set)(kb_frame *KB_NEEDED frame, const uint8_t *KB_NULLABLE value,
                                    int64_t value_size);

  /* Sets the value of a mutable state flow to `update` if it equals `expected`. The frame brings the
   * flow's arguments; the answer is a Boolean, whether the value was set. Returns what state_value
   * returns. */
  kb_status (*KB_NONNULL state_compare_and_set)(kb_frame *KB_NEEDED frame,
                                                const uint8_t *KB_NULLABLE expected,
                                                int64_t expected_size,
                                                const uint8_t *KB_NULLABLE update,
                                                int64_t update_size);

  /* Counts what is alive, into `counters`. Returns KB_INVALID_ARGUMENT. */
  kb_status (*KB_NONNULL counters)(void *KB_NULLABLE library, kb_counters *KB_NEEDED counters);

  /* Runs a full Kotlin garbage collection before it returns. */
  kb_status (*KB_NONNULL collect_garbage)(void *KB_NULLABLE library);

  /* Shorter ways to what `call` and `state_value` do. NULL for a library that has none. */
  const kb_module *KB_NULLABLE module;

  /* Ends one hold of an object. Each time its handle goes out, the consumer holds it once more; the
   * handle is valid, and the object stays alive, until the last hold has ended. As long as an object
   * is held it has one handle, and no other object has it.
   * Returns KB_INVALID_HANDLE for the handle of a job, and for one that stands for no object. So do
   * the functions above for such a handle among their arguments, or for an object of another class
   * than the declared one; nothing was called then. */
  kb_status (*KB_NONNULL release)(void *KB_NULLABLE library, kb_handle object);

  /* Fetches the elements that were gathered for a subscription with KB_FETCHED, back to back, and
   * their `count`, which may be 0.
   * - memory: the library keeps this memory, if there are elements, and gives the one with the
   *   elements for it. Both are from malloc. `data` is NULL if `capacity` is 0, and only then;
   *   `size` and `is_grown` are not read. The consumer owns the memory that it gets, also when the
   *   job has ended.
   * One thread at a time fetches for a subscription: a second one at the same time gets nothing.
   * Returns KB_INVALID_HANDLE as `request` does, or KB_INVALID_ARGUMENT, also for a subscription
   * without KB_FETCHED. */
  kb_status (*KB_NONNULL fetch)(void *KB_NULLABLE library, kb_job job, kb_buffer *KB_NEEDED memory,
                                int64_t *KB_NEEDED count);

  /* Gives the library its host, once, before any handle of one of the host's objects. The host lives as
   * long as the process.
   * Returns KB_INVALID_ARGUMENT for a host of another version, of a smaller size, with another count of
   * entries than the manifest says or without a function, and for a second host. */
  kb_status (*KB_NONNULL attach)(void *KB_NULLABLE library, const kb_host *KB_NEEDED host);

  /* Makes one more hold of an object of the library's. Returns KB_INVALID_HANDLE as `release` does. */
  kb_status (*KB_NONNULL hold)(void *KB_NULLABLE library, kb_handle object);

  /* Answers the handle of a flow itself, which is a hold: what the library is passed where it asks for
   * a flow. The frame brings the flow's arguments. Returns KB_UNKNOWN_ID, KB_INVALID_ARGUMENT,
   * KB_MALFORMED or KB_THREW. */
  kb_status (*KB_NONNULL open)(kb_frame *KB_NEEDED frame);
} kb_library;

#ifdef __cplusplus
}
#endif

#ifdef __clang__
#pragma clang diagnostic pop
#endif

#endif
