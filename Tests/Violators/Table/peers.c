#include "violator.h"

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

static void ignore(void *context, const kb_failure *failure) { (void)context, (void)failure; }

/* Puts another flow in place of one of Kotlin's. */
static void bridge_back(kb_frame *frame) {
  static _Atomic kb_handle bridge;
  uint8_t memory[16] = {3};
  kb_frame make = {{memory, 8, sizeof memory, 0}, NULL, ignore, NULL, 0, id_of("makeFlow"), KB_CALLER, real->context, NULL};
  kb_handle handle;
  memcpy(&handle, frame->bytes.data, 8);
  if (is_of_host(handle)) return;
  if (bridge == 0 && real->call(&make) == KB_OK) {
    memcpy(&handle, memory, 8);
    bridge = handle;
  }
  handle = bridge;
  memcpy(frame->bytes.data, &handle, 8);
}

bool prepare_peers(kb_frame *frame) {
  wait_for_peers();
  if (VIOLATION == bridgesFlowsBack && is_call_of(frame, "isKeptFlow")) bridge_back(frame);
  if (VIOLATION == waitsForHost && !is_attached) return !is_about_peers(frame);
  if (VIOLATION == copiesPeers && is_about_peers(frame)) {
    bool may_be_null = is_call_of(frame, "keepPeer");
    bool has_two = is_call_of(frame, "passToPeer") || is_call_of(frame, "areSamePeers");
    change_handle(frame, may_be_null ? 1 : 0);
    if (has_two) change_handle(frame, 8);
  }
  return true;
}

/* ---- holds ---- */

/* For another object, or by another interface, than Kotlin has asked for. */
static kb_status hold_another(kb_status status, kb_handle handle, uint32_t interface, int32_t owned, kb_peer *peer) {
  static _Atomic kb_handle latest;
  uint32_t peers = interface_of("fixtures.peers.Peer"), strangers = interface_of("fixtures.peers.Stranger");
  if (status == KB_OK && interface == peers) latest = handle;
  if (status == KB_OK || owned != 0) return status;
  if (VIOLATION == acceptsStalePeers && interface == peers && latest != 0) {
    return theirs.hold(theirs.context, latest, interface, 0, peer);
  }
  for (int i = 0; VIOLATION == acceptsOtherPeers && i < 2; i++) {
    if (theirs.hold(theirs.context, handle, i == 0 ? peers : strangers, 0, peer) != KB_OK) continue;
    peer->interface = interface;
    return KB_OK;
  }
  return status;
}

/* The peers of functions, by which the host does not tell them from others. */
static _Atomic(void *) functions[4096];

static kb_status hold_peer(void *context, kb_handle handle, uint32_t interface, int32_t owned, kb_peer *peer) {
  static _Atomic size_t count;
  kb_status status = theirs.hold(context, original(handle), interface, owned, peer);
  if (VIOLATION == keepsFunctions && status == KB_OK && interface == interface_of("(Long) -> Long")) {
    functions[atomic_fetch_add(&count, 1) % (sizeof functions / sizeof *functions)] = peer->object;
  }
  if (VIOLATION == releasesPeersEarly && status == KB_OK) theirs.release(context, peer->object);
  return hold_another(status, handle, interface, owned, peer);
}

static void drop_peer(void *context, kb_handle handle) {
  if (VIOLATION != keepsPeerHolds) theirs.drop(context, original(handle));
}

static void release_peer(void *context, void *object) {
  for (size_t i = 0; VIOLATION == keepsFunctions && i < sizeof functions / sizeof *functions; i++) {
    if (functions[i] == object) return;
  }
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
  if (host->subscribe) ours->subscribe = subscribe_sequence;
  if (host->request) ours->request = request_sequence;
  if (host->cancel) ours->cancel = cancel_task;
  if (host->post) ours->post = post_to_main;
  if (host->is_main) ours->is_main = is_on_main;
  if (host->entries && host->entry_count == entry_count()) ours->entries = wrapped_entries(host);
  return ours;
}

kb_status attach(void *library, const kb_host *host) {
  (void)library;
  bool is_about_hosts = VIOLATION >= acceptsAnyHost && VIOLATION <= deniesMain;
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
