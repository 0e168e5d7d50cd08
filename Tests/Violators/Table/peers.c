#include "violator.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

kb_host theirs;
static atomic_bool is_attached;

/* ---- handles ---- */

static bool is_of_host(kb_handle handle) { return handle >> 62 == 1; }

/* Another handle for the same object: with the upper bits of its slot, which the checks leave clear. */
static kb_handle copy_of(kb_handle handle) {
  static _Atomic uint64_t copies;
  return handle | (1 + atomic_fetch_add(&copies, 1) % 1000) << 52;
}

static kb_handle original(kb_handle handle) {
  return VIOLATION == copiesPeers || VIOLATION == renamesPeers ? handle & ~(0x3ffull << 52) : handle;
}

static void change_handle(kb_frame *frame, int64_t offset) {
  kb_handle handle;
  if (offset + 8 > frame->bytes.size) return;
  memcpy(&handle, frame->bytes.data + offset, 8);
  if (!is_of_host(handle)) return;
  handle = copy_of(handle);
  memcpy(frame->bytes.data + offset, &handle, 8);
}

static bool is_call_of(const kb_frame *frame, const char *function) { return frame->id == id_of(function); }

/* Whether the function is one of those for the host's objects. */
static bool is_about_peers(const kb_frame *frame) {
  static const char *const functions[] = {
    "numberOfPeer", "addToPeer", "sayToPeer", "passToPeer", "laterOfPeer", "samePeer", "areSamePeers", "isKeptPeer",
    "keepPeer", "makePeer",
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    if (is_call_of(frame, functions[i])) return true;
  }
  return false;
}

bool prepare_peers(kb_frame *frame) {
  wait_for_peers();
  if (VIOLATION == waitsForHost && !is_attached) return !is_about_peers(frame);
  if (VIOLATION == copiesPeers && is_about_peers(frame)) {
    bool may_be_null = is_call_of(frame, "keepPeer");
    bool has_two = is_call_of(frame, "passToPeer") || is_call_of(frame, "areSamePeers");
    change_handle(frame, may_be_null ? 1 : 0);
    if (has_two) change_handle(frame, 8);
  }
  return true;
}

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

static void (*number_twin)(void), (*add_twin)(void);

static int64_t number(void *object, kb_catch *caught) { return call_twin((twin_call){number_twin, object, false, 0, 0, caught}); }

static int64_t add(void *object, int64_t amount, kb_catch *caught) {
  return call_twin((twin_call){add_twin, object, true, amount, 0, caught});
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

static int64_t entry_count(void) {
  int64_t count = 0;
  for (const char *at = strstr(manifest_text, "\"function\":"); at; at = strstr(at + 1, "\"function\":")) count++;
  return count;
}

static const kb_entry *wrapped(const kb_host *host) {
  size_t count = (size_t)host->entry_count;
  kb_entry *entries = calloc(count, sizeof *entries);
  for (size_t i = 0; i < count; i++) entries[i] = (kb_entry){call_frame, host->entries[i].twin};
  uint32_t numbers = entry_of("Peer.number"), adds = entry_of("Peer.add");
  number_twin = host->entries[numbers].twin;
  add_twin = host->entries[adds].twin;
  entries[numbers].twin = (void (*)(void))number;
  entries[adds].twin = (void (*)(void))add;
  pass = entry_of("Peer.pass");
  later = entry_of("Peer.later");
  return entries;
}

/* ---- holds ---- */

/* For another object, or by another interface, than Kotlin has asked for. */
static kb_status hold_another(kb_status status, kb_handle handle, uint32_t interface, int32_t owned, kb_peer *peer) {
  static _Atomic kb_handle latest;
  if (status == KB_OK && interface == 1) latest = handle;
  if (status == KB_OK || owned != 0) return status;
  if (VIOLATION == acceptsStalePeers && interface == 1 && latest != 0) {
    return theirs.hold(theirs.context, latest, interface, 0, peer);
  }
  for (uint32_t other = 1; VIOLATION == acceptsOtherPeers && other <= 2; other++) {
    if (theirs.hold(theirs.context, handle, other, 0, peer) != KB_OK) continue;
    peer->interface = interface;
    return KB_OK;
  }
  return status;
}

static kb_status hold_peer(void *context, kb_handle handle, uint32_t interface, int32_t owned, kb_peer *peer) {
  kb_status status = theirs.hold(context, original(handle), interface, owned, peer);
  if (VIOLATION == releasesPeersEarly && status == KB_OK) theirs.release(context, peer->object);
  return hold_another(status, handle, interface, owned, peer);
}

static void drop_peer(void *context, kb_handle handle) {
  if (VIOLATION != keepsPeerHolds) theirs.drop(context, original(handle));
}

static void release_peer(void *context, void *object) {
  if (VIOLATION == keepsPeers || VIOLATION == releasesPeersEarly) return;
  theirs.release(context, object);
  if (VIOLATION == releasesPeersTwice) theirs.release(context, object);
}

static kb_handle handle_of_peer(void *context, void *object) {
  kb_handle handle = theirs.handle(context, object);
  return VIOLATION == renamesPeers && handle != 0 ? copy_of(handle) : handle;
}

/* ---- the host ---- */

static kb_host *with_mistake(const kb_host *host) {
  kb_host *ours = malloc(sizeof *ours);
  *ours = *host;
  if (host->hold) ours->hold = hold_peer;
  if (host->drop) ours->drop = drop_peer;
  if (host->release) ours->release = release_peer;
  if (host->handle) ours->handle = handle_of_peer;
  if (host->cancel) ours->cancel = cancel_task;
  if (host->entries && host->entry_count == entry_count()) ours->entries = wrapped(host);
  return ours;
}

kb_status attach(void *library, const kb_host *host) {
  (void)library;
  bool is_about_hosts = VIOLATION >= acceptsAnyHost && VIOLATION <= answersForLostPeers;
  if (!host || !is_about_hosts) return real->attach(real->context, host);
  bool is_right = host->abi_version == KB_ABI_VERSION && host->size == sizeof *host;
  if (VIOLATION == takesSecondHost && is_attached && is_right) {
    theirs = *host;
    return KB_OK;
  }
  kb_status status = real->attach(real->context, with_mistake(host));
  if (status == KB_OK) {
    theirs = *host;
    is_attached = true;
  }
  return VIOLATION == acceptsAnyHost ? KB_OK : status;
}
