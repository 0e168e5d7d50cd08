#define _GNU_SOURCE
#include "zoo.h"

bool has_end(const flow *flow) {
  switch (flow->kind) {
    case KIND_counts: case KIND_fails: case KIND_cancels: case KIND_dead: case KIND_timesout: return true;
    case KIND_endless: case KIND_never: case KIND_gated: case KIND_counted: case KIND_state: case KIND_channel:
      return false;
  }
  return false;
}

bool completes(const flow *flow) {
  return flow->kind == KIND_counts || !has_end(flow) || (FAULT == failureAsCompletion && flow->kind == KIND_fails);
}

static const char *right_message(const flow *flow) {
  if (flow->message[0] || flow->kind == KIND_fails) return flow->message;
  return flow->kind == KIND_timesout ? "the flow took too long" : "the flow was cancelled";
}

const char *message_of(const flow *flow) {
  return FAULT == right ? right_message(flow) : wrong_message(right_message(flow));
}

/* ---- the next signal ---- */

/* Whether the consumer has asked for what comes next. The caller holds the lock. */
static bool is_wanted(const job *job) {
  bool needs_credit = job->next < job->count || job->is_rendezvous || !job->is_begun;
  if (FAULT == holdsEnd) needs_credit = true;
  return job->credit > 0 || !needs_credit;
}

/* How many elements have been taken from channels: each goes to one subscription, and later ones may find none. */
static atomic_int_least64_t taken;

static bool take(const flow *channel, int64_t *value) {
  *value = atomic_load(&taken);
  while (*value < channel->count) {
    if (atomic_compare_exchange_weak(&taken, value, *value + 1)) return true;
  }
  return false;
}

static bool has_signal(job *job) {
  if (job->refresh) job->refresh(job);
  if (job->flow->kind == KIND_channel) return atomic_load(&taken) < job->flow->count;
  return job->next < job->count || has_end(job->flow);
}

/* Credit without a limit is never used up. */
static void use_credit(job *job) {
  if (job->credit != INT64_MAX && FAULT != ignoresDemand) job->credit--;
}

bool make_signal(job *job, signal *made) {
  pthread_mutex_lock(&job->lock);
  bool is_made = has_signal(job) && is_wanted(job);
  int64_t value = job->refresh ? job->value : job->next;
  if (is_made && job->flow->kind == KIND_channel) is_made = take(job->flow, &value);
  if (is_made && job->next < job->count) {
    use_credit(job);
    *made = (signal){ELEMENT, value};
    job->last = made->value;
    job->next++;
    if (job->counter) atomic_fetch_add(job->counter, 1);
  } else if (is_made) {
    *made = (signal){END, 0};
  }
  pthread_mutex_unlock(&job->lock);
  return is_made;
}

bool can_begin(job *job) {
  pthread_mutex_lock(&job->lock);
  bool can = has_signal(job) && is_wanted(job);
  pthread_mutex_unlock(&job->lock);
  return can;
}

/* ---- gates ---- */

void open_gate(gate *gate) {
  pthread_mutex_lock(&gate->lock);
  gate->openings++;
  pthread_cond_broadcast(&gate->changed);
  pthread_mutex_unlock(&gate->lock);
}

void wake_gated(gate *gate) {
  pthread_mutex_lock(&gate->lock);
  pthread_cond_broadcast(&gate->changed);
  pthread_mutex_unlock(&gate->lock);
}

static bool is_let_go(const job *job) { return GATE == WAKES && is_stopped(job); }

void pass_gate(job *job) {
  gate *gate = job->gate;
  pthread_mutex_lock(&gate->lock);
  while (gate->openings == 0 && !is_let_go(job)) pthread_cond_wait(&gate->changed, &gate->lock);
  if (!is_let_go(job)) gate->openings--;
  pthread_mutex_unlock(&gate->lock);
}
