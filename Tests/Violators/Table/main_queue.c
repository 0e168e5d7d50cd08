#include "violator.h"

#include <stdlib.h>

typedef struct posted {
  void (*run)(void *work);
  void *work;
  struct posted *below;
} posted;

static posted *make_posted(void (*run)(void *work), void *work) {
  posted *made = malloc(sizeof *made);
  *made = (posted){run, work, NULL};
  return made;
}

static void *run_posted(void *context) {
  posted one = *(posted *)context;
  free(context);
  one.run(one.work);
  return NULL;
}

static void run_elsewhere(posted *one) {
  pthread_t thread;
  pthread_create(&thread, NULL, run_posted, one);
  pthread_detach(thread);
}

/* ---- a stack in place of a queue ---- */

static pthread_mutex_t stacking = PTHREAD_MUTEX_INITIALIZER;
static posted *top;

static void push(posted *one) {
  pthread_mutex_lock(&stacking);
  one->below = top;
  top = one;
  pthread_mutex_unlock(&stacking);
}

static void run_latest(void *work) {
  (void)work;
  pthread_mutex_lock(&stacking);
  posted *latest = top;
  top = latest->below;
  pthread_mutex_unlock(&stacking);
  run_posted(latest);
}

/* ---- the functions of the host ---- */

void post_to_main(void *context, void (*run)(void *work), void *work) {
  if (VIOLATION == mainElsewhere) return run_elsewhere(make_posted(run, work));
  if (VIOLATION != reordersMain) return theirs.post(context, run, work);
  push(make_posted(run, work));
  theirs.post(context, run_latest, NULL);
}

int32_t is_on_main(void *context) { return VIOLATION == deniesMain ? 0 : theirs.is_main(context); }
