#include "violator.h"

#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t released = PTHREAD_COND_INITIALIZER;

/* By the slot of the job. A list would take a check with thousands of subscriptions minutes. */
enum { BUCKETS = 1 << 12 };
static work *listed[BUCKETS];

static work **bucket(kb_job job) { return &listed[(job >> 32) % BUCKETS]; }

work *make_work(int references) {
  work *made = calloc(1, sizeof *made);
  made->references = references;
  made->releases_to_wait_for = 1;
  return made;
}

void drop(work *work) {
  if (atomic_fetch_sub(&work->references, 1) > 1) return;
  free(work->batch);
  free(work);
}

void list(work *work, kb_job job) {
  pthread_mutex_lock(&lock);
  work->job = job;
  if (!work->is_gone) {
    work->next = *bucket(job);
    *bucket(job) = work;
  }
  pthread_mutex_unlock(&lock);
}

void unlist(work *work) {
  pthread_mutex_lock(&lock);
  work->is_gone = true;
  for (struct work **at = bucket(work->job); *at; at = &(*at)->next) {
    if (*at != work) continue;
    *at = work->next;
    break;
  }
  pthread_mutex_unlock(&lock);
}

work *find(kb_job job) {
  pthread_mutex_lock(&lock);
  work *found = *bucket(job);
  while (found && found->job != job) found = found->next;
  if (found) atomic_fetch_add(&found->references, 1);
  pthread_mutex_unlock(&lock);
  return found;
}

bool postpone_release(work *work) {
  pthread_mutex_lock(&lock);
  bool is_in_time = work->releases_to_wait_for > 0;
  if (is_in_time) work->releases_to_wait_for++;
  pthread_mutex_unlock(&lock);
  return is_in_time;
}

bool is_last_to_release(work *work) {
  pthread_mutex_lock(&lock);
  bool is_last = --work->releases_to_wait_for == 0;
  pthread_mutex_unlock(&lock);
  return is_last;
}

void tell_released(work *work) {
  pthread_mutex_lock(&lock);
  work->is_released = true;
  pthread_cond_broadcast(&released);
  pthread_mutex_unlock(&lock);
}

void await_release(work *work) {
  pthread_mutex_lock(&lock);
  while (!work->is_released) pthread_cond_wait(&released, &lock);
  pthread_mutex_unlock(&lock);
}
