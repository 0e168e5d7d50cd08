#define _GNU_SOURCE
#include "zoo.h"

#include <stdlib.h>
#include <sys/mman.h>

static _Atomic int64_t live;
static _Atomic uint64_t made_jobs;

int64_t count_live(void) { return live; }

static job *job_of(task *delivering) { return (job *)((char *)delivering - offsetof(job, delivering)); }

/* ---- memory ---- */

job *retained(job *job) {
  atomic_fetch_add(&job->references, 1);
  return job;
}

/* Pages of its own, so that a use after the free is noticed. */
static const bool has_pages = FAULT == releaseInsideFrees;

static job *allocate(size_t size) {
  if (!has_pages) return calloc(1, size);
  return mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

static void destroy(job *job) {
  if (has_pages) {
    munmap(job, sizeof *job);
    return;
  }
  free_queue(job);
  if (!(FAULT == cancelFreesTwice && job->blunder.flag)) free(job->blunder.memory);
  pthread_mutex_destroy(&job->lock);
  pthread_cond_destroy(&job->told);
  free(job);
}

void drop(job *job) {
  if (atomic_fetch_sub(&job->references, 1) == 1) destroy(job);
}

/* ---- the end ---- */

bool is_stopped(const job *job) { return job->is_cancelled && FAULT != cancelOnlyMutes; }

static void end_job(job *job) {
  blunder_at_end(job);
  if (job->handle) remove_handle(job->handle);
  if (FAULT != liveStays) atomic_fetch_sub(&live, 1);
  pthread_mutex_lock(&job->lock);
  job->has_ended = true;
  pthread_cond_broadcast(&job->told);
  pthread_mutex_unlock(&job->lock);
  if (FAULT != losesRelease) call_gone(job);
  if (FAULT == releasesTwice) call_gone(job);
  drop(job);
}

void end_task(job *job) {
  if (atomic_fetch_sub(&job->tasks, 1) == 1) end_job(job);
}

/* ---- one turn of the task that delivers ---- */

static turn sleeping(int64_t microseconds) { return (turn){microseconds > 0 ? SLEEPS : GOES_ON, microseconds}; }

static turn begin(job *job, bool is_lent) {
  job->stage = RUNS;
  return sleeping(is_lent ? 0 : some_number(job, 0, LATE_US));
}

/* Ends the task, after a cancel perhaps late. A thread that was lent for the end must not wait. */
static turn leave(job *job, bool is_lent) {
  if (job->stage != LEAVES) {
    job->stage = LEAVES;
    return sleeping(is_lent ? 0 : some_number(job, 2, LATE_US));
  }
  end_task(job);
  return (turn){ENDED, 0};
}

/* What follows an element: a gate, a pause if a burst is over, or another thread if this one was lent for so many
   callbacks only. */
static turn rest(job *job, bool is_lent) {
  bool is_gated = job->gate && !job->has_queue;
  if (is_gated) job->stage = AT_GATE;
  if (is_gated || (is_lent && --job->allowance <= 0)) return (turn){MOVES, 0};
  return sleeping(job->has_queue ? 0 : pause_after(job->signal));
}

static turn deliver_end(job *job) {
  int64_t delay = job->is_late ? 0 : some_number(job, 1, LATE_US);
  job->is_late = true;
  if (delay > 0) return sleeping(delay);
  tell(job, job->signal);
  end_task(job);
  return (turn){ENDED, 0};
}

static turn deliver(task *task, bool is_lent);

/* For growsStack: delivers the next element inside of this call, and leaves room for others in the stack. */
static turn deliver_deeper(task *task, bool is_lent) {
  static _Thread_local int depth;
  enum { FRAME = 128, MOST = (STACK > 0 ? STACK : 8 << 20) / 2 / (FRAME + 256) };
  if (depth == MOST) return (turn){GOES_ON, 0};
  volatile char frame[FRAME];
  frame[0] = 1;
  depth++;
  turn turn = deliver(task, is_lent);
  depth -= frame[0];
  return turn;
}

static turn deliver(task *task, bool is_lent) {
  job *job = job_of(task);
  job->is_lent = is_lent;
  if (job->stage == BEGINS) return begin(job, is_lent);
  if (job->stage == LEAVES || is_stopped(job)) return leave(job, is_lent);
  if (job->stage == AT_GATE) {
    pass_gate(job);
    job->stage = RUNS;
    return (turn){GOES_ON, 0};
  }
  if (!is_lent && !job->has_queue && needs_queue(job->flow)) open_queue(job);
  if (job->signal.what == NOTHING && !(job->has_queue ? take_signal : make_signal)(job, &job->signal)) {
    return (turn){WAITS, 0};
  }
  if (job->signal.what == END) return deliver_end(job);
  signal told = job->signal;
  job->signal.what = NOTHING;
  tell(job, told);
  turn then = rest(job, is_lent);
  return FAULT == growsStack && then.then == GOES_ON ? deliver_deeper(task, is_lent) : then;
}

/* ---- the consumer's functions ---- */

job *make_job(size_t size, const flow *flow) {
  job *made = allocate(size);
  if (!made) abort();
  made->delivering.step = deliver;
  made->flow = flow;
  made->number = atomic_fetch_add(&made_jobs, 1);
  made->count = has_end(flow) ? flow->count : flow->kind == KIND_never || flow->kind == KIND_state ? 0 : INT64_MAX;
  if (flow->kind == KIND_dead) made->count = 0;
  pthread_mutex_init(&made->lock, NULL);
  pthread_cond_init(&made->told, NULL);
  made->references = 1;
  made->credit = INT64_MAX;
  made->is_begun = true;
  blunder_at_making(made);
  return made;
}

/* The job has a reference until its last task has ended. */
static void count_in(job *job) {
  print(job, "is subscribed to");
  retained(job);
  job->tasks = 1;
  atomic_fetch_add(&live, 1);
  blunder_at_start(job);
}

void start_job(job *job, bool awaits_first) {
  count_in(job);
  if (FAULT != right && is_lost(job)) return;
  if (!can_begin(job)) return start_parked(&job->delivering);
  start_task(&job->delivering);
  if (awaits_first) await_first(job);
}

void start_job_here(job *job, int64_t allowance) {
  count_in(job);
  if (FAULT != right && is_lost(job)) return;
  job->allowance = allowance;
  start_here(&job->delivering);
}

static void add_credit(job *job, int64_t count) {
  pthread_mutex_lock(&job->lock);
  if (FAULT == replacesRequests) job->credit = 0;
  job->credit = job->credit > INT64_MAX - count ? INT64_MAX : job->credit + count;
  job->is_begun = true;
  pthread_mutex_unlock(&job->lock);
}

void request(job *job, int64_t count) {
  add_credit(job, count);
  if (job->has_queue) wake(&job->producing);
  wake(&job->delivering);
}

void request_here(job *job, int64_t count, int64_t allowance) {
  add_credit(job, count);
  if (job->has_queue) wake(&job->producing);
  /* Inside a callback of the job it is not waiting, and whoever has called that goes on. */
  if (!take_over(&job->delivering)) return;
  job->allowance = allowance;
  start_here(&job->delivering);
}

/* Closes the gate of the callbacks. Returns whether it was open. */
static bool close_gate(job *job) {
  if (FAULT == cancelIsDeaf || (FAULT == losesEarlyCancel && job->calls == 0 && !is_inside(job))) return false;
  if (is_inside(job)) job->is_cancelled_inside = true;
  bool is_first = !atomic_exchange(&job->is_cancelled, true);
  blunder_at_cancel(job, is_first);
  await_callback(job);
  if (!is_first) return false;
  print(job, "is cancelled");
  if (FIRST == AWAITED) {
    pthread_mutex_lock(&job->lock);
    pthread_cond_broadcast(&job->told);
    pthread_mutex_unlock(&job->lock);
  }
  if (job->gate) wake_gated(job->gate);
  if (job->has_queue) wake(&job->producing);
  return true;
}

void cancel(job *job) {
  if (close_gate(job)) wake(&job->delivering);
}

void cancel_here(job *job) {
  if (close_gate(job) && take_over(&job->delivering)) start_here(&job->delivering);
}

void release(job *job) {
  if (FAULT == releaseInsideFrees && is_inside(job)) return destroy(job);
  job->is_released = true;
  if (RELEASE == CANCELS) cancel(job);
  drop(job);
}
