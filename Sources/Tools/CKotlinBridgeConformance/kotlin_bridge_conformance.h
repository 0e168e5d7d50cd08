/* The rules of docs/RULES.md for a bridge whose consumers are not Swift's, judged inside its own process.
 *
 * A program gives its bridge as functions (kbc_subject) and has it checked (kbc_check). It links to
 * libkotlinbridge-conformance.so, or loads it. docs/SUBJECTS.md is the guide, and Tests/Subjects/C/hosted.c
 * a whole program.
 *
 * All texts are UTF-8 and end with a zero byte. Those that are handed over are read before the function
 * returns. */
#ifndef KOTLIN_BRIDGE_CONFORMANCE_H
#define KOTLIN_BRIDGE_CONFORMANCE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define KBC_VERSION 1

/* Where the bridge says what comes of one subscription. It may be used on any thread, from the beginning of
 * `subscribe` on. After `drop` only kbc_released may come. A consumer that nobody made is ignored. */
typedef struct kbc_consumer kbc_consumer;

/* The bridge that is judged. The functions may be called on any thread, also at the same time, and inside of
 * a function of this header that reports an element or an end: there a check blocks, requests or cancels. */
typedef struct kbc_subject {
  int64_t size; /* sizeof(kbc_subject) */

  void *context; /* is handed to each of these functions */

  /* What the bridge offers: the lines `can WORD…` and `flow NAME WHAT [MESSAGE]` of docs/SUBJECTS.md. */
  const char *offers;

  /* Subscribes to a flow by its name. `argument` is the number of elements, the counter or the gate where
   * WHAT leaves that open, and else empty. `demand` elements are requested, perhaps 0; INT64_MAX are all.
   * Returns what the functions below take, and NULL if it refuses. */
  void *(*subscribe)(void *context, const char *flow, const char *argument, int64_t demand, kbc_consumer *consumer);

  /* Requests more elements. NULL for a bridge without demand, whose elements come as they are made. */
  void (*request)(void *context, void *subscription, int64_t count);

  /* Cancels. It may come more than once, and after the end. */
  void (*cancel)(void *context, void *subscription);

  /* Gives up the subscription, which nothing uses afterwards. It comes once: after the end or a cancel. If
   * the bridge says `can drop`, it may come at any time and inside of a callback, which then is the last. */
  void (*drop)(void *context, void *subscription);

  /* The number of live jobs for "jobs" (only if it says `can jobs`), or of the elements that a flow which
   * `counted` has made for this counter. NULL if it offers neither. */
  int64_t (*count)(void *context, const char *what);

  /* Lets a `gated` flow go on once, before or while it blocks. NULL if there is none. */
  void (*open)(void *context, const char *gate);
} kbc_subject;

/* How a flow has failed. */
typedef struct kbc_failure {
  const char *kind;          /* "failed", "timeout", "cancelled", "misuse" or "unknown" */
  const char *message;       /* NULL for none */
  const char *type_name;     /* the class of the exception; NULL if it is not known */
  const char *const *causes; /* the messages of the causes, the outermost first, then NULL; NULL for none */
} kbc_failure;

/* ---- What the bridge says ------------------------------------------------------------------------ */

/* An element: 0, 1, 2 and so on, or the number of an element of another type. Returns when the consumer has
 * taken it, which may be long after. */
void kbc_element(kbc_consumer *consumer, int64_t value);

/* The flow has completed. */
void kbc_complete(kbc_consumer *consumer);

/* The flow has failed. NULL stands for a failure without details. */
void kbc_fail(kbc_consumer *consumer, const kbc_failure *failure);

/* The job has ended and nothing more comes of it, for a bridge that says `can release`. `unseen` is the
 * failure that came after a cancel, or NULL. */
void kbc_released(kbc_consumer *consumer, const kbc_failure *unseen);

/* ---- Checks -------------------------------------------------------------------------------------- */

/* KBC_VERSION of the library. */
int32_t kbc_version(void);

/* Runs the rules as `kotlin-bridge check` does, each in a process of its own, and prints the report.
 *
 * `options` are those of the command (`kotlin-bridge help check`) that do not name a library: --rule, --json,
 * --rounds and so on. Each process is this program, started again with its own arguments in its own folder: in
 * it, this function runs one rule and ends the process, so the program must come here again by itself. Returns
 * the exit status of the command: 0 if all passed, 1 if a rule failed, 2 if nothing could run, which stderr
 * then explains. Call it once, on any thread. */
int32_t kbc_check(const kbc_subject *subject, int32_t count, const char *const *options);

/* Runs one rule in this process, `rounds` times where it is about races, and returns the finding as JSON:
 * `rule`, `outcome` ("passed", "failed", "notOffered" or "couldNotRun"), and `failures` (each with
 * `expected`, `observed`, `flow`, and another rule: `rule`, which may explain it, or `breaks`, which is
 * broken), `note` or `reason`. If the bridge crashes, so does the program. The result belongs to the caller:
 * kbc_free. */
char *kbc_run(const kbc_subject *subject, const char *rule, int64_t rounds);

/* The rules for such a bridge as JSON: an array of objects with `rule`, `level` and `sentence`. kbc_free. */
char *kbc_rules(void);

/* Frees a text of this library. NULL is allowed. */
void kbc_free(char *text);

#ifdef __cplusplus
}
#endif

#endif
