/* A bridge that is right by docs/RULES.md, and differs from others in all that the rules leave open; or with one
 * fault. The header of a member, which the compiler includes first, defines what is special to it. README.md tells
 * how to build one. */
#ifndef ZOO_H
#define ZOO_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "choices.h"
#include "faults.h"

#define EXPORTED __attribute__((visibility("default")))

/* ---- flows.c: what the flows do ---- */

typedef enum kind {
  KIND_counts, KIND_fails, KIND_endless, KIND_never, KIND_cancels, KIND_dead, KIND_gated,
  KIND_timesout, KIND_counted, /* of piped members */
  KIND_state, KIND_channel /* of members with a table */
} kind;

/* What lets a gated flow go on: each opening lets one of its jobs pass once. */
typedef struct gate {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  int64_t openings;
} gate;

#define CLOSED_GATE {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0}

typedef struct flow {
  const char *name;
  kind kind;
  int64_t count; /* of the elements, if it ends */
  const char *message; /* of its failure */
} flow;

typedef struct signal {
  enum { NOTHING, ELEMENT, END } what;
  int64_t value;
} signal;

/* Microseconds after this element, before the next one is made. */
static inline int64_t pause_after(signal element) { return element.value % BURST == BURST - 1 ? PAUSE_US : 0; }

struct job;

/* Whether the flow ends by itself. */
bool has_end(const flow *flow);

/* Whether it completes when it ends. */
bool completes(const flow *flow);

/* The message of a flow's failure. */
const char *message_of(const flow *flow);

/* Makes the next signal of a job, if there is one and the consumer has asked for it. */
bool make_signal(struct job *job, signal *made);

/* Whether there will be a signal without another request. */
bool can_begin(struct job *job);

void open_gate(gate *gate);

/* Lets the jobs at a gate look whether they are cancelled. */
void wake_gated(gate *gate);

/* Waits for an opening of the job's gate, or for its cancel if that wakes it. */
void pass_gate(struct job *job);

/* ---- runners.c: which thread takes the turns of a task ---- */

/* What a task does after a turn. The task is gone after ENDED. */
typedef struct turn {
  enum {
    GOES_ON, /* takes another turn */
    MOVES,   /* goes on, but not on a thread that somebody has lent */
    SLEEPS,  /* goes on after some microseconds */
    WAITS,   /* goes on when it is woken */
    ENDED
  } then;
  int64_t microseconds;
} turn;

typedef struct task {
  /* Takes one turn. `is_lent` tells whether the thread is that of a consumer, inside a call. */
  turn (*step)(struct task *task, bool is_lent);
  bool may_block; /* so that it needs a thread of its own */

  /* The rest belongs to runners.c. */
  bool is_woken;         /* before it waits */
  bool is_parked;        /* waits */
  struct holder *holder; /* the thread that it keeps while it waits, if it does */
  struct task *next;     /* in a queue */
} task;

/* Begins with the turns of a task, on another thread. */
void start_task(task *task);

/* The same for a task that only waits at first, which may need no thread until it is woken. */
void start_parked(task *task);

/* Begins with the turns of a task on this thread, and goes on elsewhere where it waits. */
void start_here(task *task);

/* Lets a task that waits go on, or not wait next time. */
void wake(task *task);

/* The same; returns whether the caller has the task now, and must begin with it. */
bool take_over(task *task);

/* ---- threads.c, clock.c: threads, and tasks that wait for one ---- */

/* Gives a task to a thread that takes its turns. */
void dispatch(task *task);

/* Takes turns of a task, on a thread that is not lent, until it ends or gives its thread back. */
void run_task(task *task);

void start_thread(void *(*body)(void *argument), void *argument);

void sleep_for(int64_t microseconds);

/* Dispatches a task after some time. */
void run_later(task *task, int64_t microseconds);

/* Lets the one thread of the event loop take a turn of the task. */
void run_in_loop(task *task);

/* The time, so many microseconds from now. */
struct timespec time_after(int64_t microseconds);

/* ---- queue.c: elements between the thread that makes them and the one that delivers them ---- */

typedef struct queue {
  signal *signals;
  int64_t first, count, capacity;
} queue;

/* Whether the elements of a flow are made by another task than the one that delivers them. */
bool needs_queue(const flow *flow);

/* Starts the task that makes the job's signals. */
void open_queue(struct job *job);

/* Takes the first signal, if there is one. */
bool take_signal(struct job *job, signal *taken);

void free_queue(struct job *job);

/* ---- jobs.c: from subscribe to the end ---- */

/* A front puts what it needs behind it, in a struct that begins with it. */
typedef struct job {
  task delivering, producing;
  const flow *flow;
  gate *gate;
  void (*refresh)(struct job *job); /* looks for a new value, of a state; else NULL */
  _Atomic int64_t *counter; /* of the elements made; NULL if nobody counts them */
  uint64_t number;          /* of the job in this process */
  uint64_t handle;          /* 0 if it has none */

  pthread_mutex_t lock; /* guards the rest up to the queue */
  pthread_cond_t told;
  int64_t count;        /* of all its elements */
  int64_t next;         /* element to make */
  int64_t credit;
  bool is_begun;        /* whether the consumer has asked for anything */
  bool is_rendezvous;   /* what follows the last element of the credit needs more credit */
  int64_t value, last;  /* of a state: the current value, and the one that came last */
  queue queue;

  atomic_int references;
  atomic_int tasks; /* that have not ended */
  atomic_bool is_cancelled, is_cancelled_inside, is_released, has_queue, has_ended, is_calling;
  atomic_llong calls; /* callbacks that have returned */

  /* The rest is the delivering task's. */
  enum { BEGINS, RUNS, AT_GATE, LEAVES } stage;
  signal signal;     /* that it delivers next */
  bool is_late;      /* whether the end has been delayed */
  int64_t allowance; /* how many callbacks it may make on a lent thread */
  bool is_lent;      /* whether it runs on one */
  blunder blunder;
} job;

/* Makes a job with one reference, in memory of so many bytes. */
job *make_job(size_t size, const flow *flow);

/* Begins with it. The caller has a reference. */
void start_job(job *job, bool awaits_first);

/* The same on the caller's thread, which it may keep for so many callbacks. */
void start_job_here(job *job, int64_t allowance);

/* Asks for more elements. */
void request(job *job, int64_t count);
void request_here(job *job, int64_t count, int64_t allowance);

void cancel(job *job);
void cancel_here(job *job);

/* Gives up the consumer's reference. */
void release(job *job);

job *retained(job *job);
void drop(job *job);

int64_t count_live(void);

/* Whether the job is to end because of a cancel. */
bool is_stopped(const job *job);

/* Ends one task of the job, and the job with its last one. */
void end_task(job *job);

/* ---- signals.c: what the consumer is told ---- */

/* Calls the consumer. */
void call(job *job, signal told);

/* Tells a signal unless the job is cancelled. */
void tell(job *job, signal told);

/* Waits until the first callback has returned, or none will come. */
void await_first(job *job);

/* Whether this thread runs a callback of the job, or of any. */
bool is_inside(const job *job);
bool is_inside_any(void);

/* A number up to the greatest, which looks random but is the same for the same job and use. */
int64_t some_number(const job *job, int use, int64_t greatest);

/* Prints a line, if the member prints. */
void print(const job *job, const char *what);

/* ---- handles.c: numbers that stand for jobs, and for nothing when these have ended ---- */

uint64_t add_handle(job *job);

/* The job, with a reference more; NULL for a handle that stands for none. */
job *find_job(uint64_t handle);

void remove_handle(uint64_t handle);

/* ---- the front: what the consumer gets ---- */

struct front {
  int prints;       /* where it may print, as the bits of OUTPUT */
  bool claims_ends; /* whether an end that was claimed before a cancel may come after it */
};

extern const struct front front;

void call_each(job *job, int64_t value);
void call_end(job *job);

/* The last of all. */
void call_gone(job *job);

#endif
