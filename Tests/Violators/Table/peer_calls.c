#include "violator.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- while the host's code runs ---- */

static pthread_mutex_t calling = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t collecting = PTHREAD_RWLOCK_INITIALIZER;
static __thread int depth;

void wait_for_peers(void) {
  if (VIOLATION != locksWhileCallingPeers) return;
  pthread_mutex_lock(&calling);
  pthread_mutex_unlock(&calling);
}

void wait_for_peers_to_collect(void) {
  if (VIOLATION != collectionsWaitForPeers) return;
  pthread_rwlock_wrlock(&collecting);
  pthread_rwlock_unlock(&collecting);
}

bool is_deaf_in_peers(void) { return VIOLATION == ignoresCancelsInPeers && depth > 0; }

static void enter(void) {
  if (VIOLATION == locksWhileCallingPeers) pthread_mutex_lock(&calling);
  if (VIOLATION == collectionsWaitForPeers) pthread_rwlock_rdlock(&collecting);
  depth++;
}

static void leave(void) {
  depth--;
  if (VIOLATION == locksWhileCallingPeers) pthread_mutex_unlock(&calling);
  if (VIOLATION == collectionsWaitForPeers) pthread_rwlock_unlock(&collecting);
}

/* ---- what the host throws ---- */

typedef struct thrower {
  void *context;
  void (*on_throw)(void *context, const kb_failure *failure);
} thrower;

static void on_throw(void *context, const kb_failure *failure) {
  thrower *library = context;
  kb_failure told = *failure;
  if (VIOLATION == losesPeerErrors && told.error != 0) {
    theirs.drop(theirs.context, told.error);
    told.error = 0;
  }
  library->on_throw(library->context, &told);
}

/* ---- entries by frames ---- */

static uint32_t pass, later;

typedef struct frame_call {
  kb_frame *frame;
  kb_status status;
} frame_call;

static void *run_frame(void *context) {
  frame_call *call = context;
  kb_status (*entry)(kb_frame *frame) = theirs.entries[call->frame->id].frame;
  call->status = call->frame->id == later ? call_task(call->frame, entry) : entry(call->frame);
  return NULL;
}

/* Gives Kotlin another object in place of its own. */
static void replace_kotlin_peer(kb_frame *answer) {
  kb_handle handle;
  memcpy(&handle, answer->bytes.data, 8);
  if (handle >> 63 == 0) return;
  uint8_t memory[16] = {0};
  kb_frame frame = {{memory, 8, sizeof memory, 0}, NULL, on_throw, NULL, 0, id_of("makePeer"), KB_CALLER, real->context, NULL};
  if (real->call(&frame) != KB_OK) return;
  real->release(real->context, handle);
  memcpy(answer->bytes.data, memory, 8);
}

static kb_status call_frame(kb_frame *frame) {
  thrower library = {frame->context, frame->on_throw};
  frame_call call = {frame, KB_INTERNAL};
  frame->context = &library;
  frame->on_throw = on_throw;
  enter();
  run_frame(&call);
  leave();
  frame->context = library.context;
  frame->on_throw = library.on_throw;
  if (VIOLATION == replacesKotlinPeers && call.status == KB_OK && frame->id == pass) replace_kotlin_peer(frame);
  return call.status;
}

/* ---- entries by twins: the members of type Long and (Long) -> Long ---- */

typedef struct twin_call {
  void (*twin)(void);
  void *object;
  bool has_amount;
  int64_t amount, result;
  kb_catch *caught;
} twin_call;

static void *run_twin(void *context) {
  twin_call *call = context;
  call->result = call->has_amount
    ? ((int64_t(*)(void *, int64_t, kb_catch *))call->twin)(call->object, call->amount, call->caught)
    : ((int64_t(*)(void *, kb_catch *))call->twin)(call->object, call->caught);
  return NULL;
}

static int64_t call_twin(twin_call call) {
  thrower library = {call.caught->context, call.caught->on_throw};
  kb_catch *caught = call.caught;
  kb_catch ours = {&library, on_throw, KB_OK};
  pthread_t thread;
  call.caught = &ours;
  enter();
  if (VIOLATION == callsPeersTwice) run_twin(&call);
  if (VIOLATION == callsPeersElsewhere) {
    pthread_create(&thread, NULL, run_twin, &call);
    pthread_join(thread, NULL);
  } else {
    run_twin(&call);
  }
  leave();
  if (VIOLATION == answersForLostPeers && ours.status == KB_INVALID_HANDLE) return 0;
  if (ours.status != KB_OK) caught->status = ours.status;
  return VIOLATION == wrongPeerAnswer ? call.result ^ 1 : call.result;
}

static void (*number_twin)(void), (*add_twin)(void), (*function_twin)(void);

static int64_t number(void *object, kb_catch *caught) { return call_twin((twin_call){number_twin, object, false, 0, 0, caught}); }

static int64_t add(void *object, int64_t amount, kb_catch *caught) {
  return call_twin((twin_call){add_twin, object, true, amount, 0, caught});
}

static int64_t call_function(void *object, int64_t amount, kb_catch *caught) {
  twin_call call = {function_twin, object, true, amount, 0, caught};
  if (VIOLATION == callsFunctionsTwice) run_twin(&call);
  run_twin(&call);
  return call.result;
}

uint32_t interface_of(const char *type) {
  char key[64];
  snprintf(key, sizeof key, "\"name\":\"%s\"", type);
  const char *at = strstr(strstr(manifest_text, "\"types\":["), key);
  at = at ? strstr(at, "\"interface\":{\"number\":") : NULL;
  return at ? (uint32_t)strtoul(at + strlen("\"interface\":{\"number\":"), NULL, 10) : 0;
}

/* The number of the host's entry for a member. */
static uint32_t entry_of(const char *member) {
  uint32_t id = id_of(member), entry = 0;
  for (int interface = 1;; interface++) {
    char key[64];
    snprintf(key, sizeof key, "\"interface\":{\"number\":%d,\"members\":[", interface);
    const char *at = strstr(manifest_text, key);
    if (!at) abort();
    at += strlen(key);
    for (int nested = 1; nested > 0; at++) {
      if (*at == '[') nested++;
      if (*at == ']') nested--;
      if (strncmp(at, "\"function\":", 11) != 0) continue;
      if (strtoul(at + 11, NULL, 10) == id) return entry;
      entry++;
    }
  }
}

int64_t entry_count(void) {
  int64_t count = 0;
  for (const char *at = strstr(manifest_text, "\"function\":"); at; at = strstr(at + 1, "\"function\":")) count++;
  return count;
}

const kb_entry *wrapped_entries(const kb_host *host) {
  size_t count = (size_t)host->entry_count;
  kb_entry *entries = calloc(count, sizeof *entries);
  for (size_t i = 0; i < count; i++) entries[i] = (kb_entry){call_frame, host->entries[i].twin};
  uint32_t numbers = entry_of("Peer.number"), adds = entry_of("Peer.add");
  number_twin = host->entries[numbers].twin;
  add_twin = host->entries[adds].twin;
  entries[numbers].twin = (void (*)(void))number;
  entries[adds].twin = (void (*)(void))add;
  uint32_t functions = entry_of("(Long) -> Long.invoke");
  function_twin = host->entries[functions].twin;
  entries[functions].twin = (void (*)(void))call_function;
  pass = entry_of("Peer.pass");
  later = entry_of("Peer.later");
  return entries;
}
