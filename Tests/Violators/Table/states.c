#include "violator.h"

#include <stdlib.h>
#include <string.h>

/* The value of a state that was read last, for cachesValues. */
static uint8_t cached[8];
static atomic_int reads;
static _Atomic uint32_t cached_id = UINT32_MAX;

/* ---- a value that stays what a thread has read, until somebody sets the state ---- */

typedef struct known {
  bool is_there;
  int version;
  uint32_t id;
  int64_t size;
  uint8_t arguments[16], value[8];
} known;

static _Thread_local known latest;
static atomic_int version;

static void forget_value(void) {
  latest.is_there = false;
  version++;
}

static bool is_known(const known *asked) {
  bool is_same = latest.is_there && latest.id == asked->id && latest.size == asked->size && memcmp(latest.arguments, asked->arguments, (size_t)asked->size) == 0;
  return is_same && (VIOLATION == cachesForThread || latest.version == version);
}

static kb_status known_value(kb_frame *frame) {
  if (!frame || frame->bytes.size < 0 || frame->bytes.size > 16 || !frame->bytes.data) return real->state_value(frame);
  known asked = {.is_there = true, .version = version, .id = frame->id, .size = frame->bytes.size};
  memcpy(asked.arguments, frame->bytes.data, (size_t)asked.size);
  kb_status status = real->state_value(frame);
  if (status != KB_OK || frame->bytes.size != 8) return status;
  if (is_known(&asked)) {
    memcpy(frame->bytes.data, latest.value, 8);
  } else {
    memcpy(asked.value, frame->bytes.data, 8);
    latest = asked;
  }
  return status;
}

kb_status state_value(kb_frame *frame) {
  if (VIOLATION == cachesUntilSet || VIOLATION == cachesForThread) return accepted(known_value(frame));
  uint32_t id = frame ? frame->id : 0;
  kb_status status = accepted(real->state_value(frame));
  if (VIOLATION != cachesValues || status != KB_OK || frame->bytes.size != 8) return status;
  /* Every fourth value is the one that was read before. */
  if (id == cached_id && ++reads % 4 == 3) memcpy(frame->bytes.data, cached, 8);
  else memcpy(cached, frame->bytes.data, 8);
  cached_id = id;
  return status;
}

/* ---- sets inside a callback ---- */

static _Thread_local int callbacks;

/* The latest set inside a callback of this thread, for defersInnerSets. */
static _Thread_local struct {
  bool is_there;
  kb_frame frame;
  int64_t arguments_size, size;
  uint8_t arguments[64], value[64];
} deferred;

static bool is_deferred(const kb_frame *frame, const uint8_t *value, int64_t size) {
  if (VIOLATION != defersInnerSets || callbacks == 0 || !value || size < 1 || size > 64 || frame->bytes.size > 64) return false;
  deferred.is_there = true;
  deferred.frame = *frame;
  deferred.arguments_size = frame->bytes.size;
  deferred.size = size;
  memcpy(deferred.arguments, frame->bytes.data, (size_t)frame->bytes.size);
  memcpy(deferred.value, value, (size_t)size);
  return true;
}

void enter_callback(void) { callbacks++; }

void leave_callback(void) {
  callbacks--;
  if (!deferred.is_there) return;
  deferred.is_there = false;
  deferred.frame.bytes = (kb_buffer){deferred.arguments, deferred.arguments_size, sizeof deferred.arguments, 0};
  real->state_set(&deferred.frame, deferred.value, deferred.size);
}

/* ---- functions of the table ---- */

/* Sets nothing, but answers as if it did. */
static kb_status set_nothing(kb_frame *frame) {
  kb_status status = real->state_value(frame);
  if (status == KB_OK) frame->bytes.size = 0;
  return status;
}

static bool is_null(const uint8_t *value, int64_t size) { return value && size == 1 && value[0] == 0; }

static atomic_int sets;

kb_status state_set(kb_frame *frame, const uint8_t *value, int64_t value_size) {
  /* One of ten is lost: it sets what the state has. */
  if (VIOLATION == losesSets && sets++ % 10 == 9) return real->state_value(frame) == KB_OK ? (frame->bytes.size = 0, KB_OK) : KB_INTERNAL;
  if (VIOLATION == ignoresNullSets && is_null(value, value_size)) return set_nothing(frame);
  if (VIOLATION == losesInnerSets && callbacks > 0) return set_nothing(frame);
  if (frame && is_deferred(frame, value, value_size)) return set_nothing(frame);
  forget_value();
  kb_status status = real->state_set(frame, value, value_size);
  return accepted(status);
}

/* What a compare-and-set expects, if null is the same as an empty string or as nothing that a state can have. */
static kb_status swap_null(kb_frame *frame, const uint8_t *update, int64_t update_size) {
  static const uint8_t empty[5] = {1};
  if (VIOLATION == neverSwapsNull) {
    kb_status status = real->state_value(frame);
    if (status == KB_OK) frame->bytes.size = 1, frame->bytes.data[0] = 0;
    return status;
  }
  kb_frame copy = *frame;
  uint8_t arguments[64];
  memcpy(arguments, frame->bytes.data, (size_t)frame->bytes.size);
  copy.bytes.data = arguments;
  copy.bytes.capacity = sizeof arguments;
  kb_status status = real->state_compare_and_set(&copy, empty, sizeof empty, update, update_size);
  if (status != KB_OK || arguments[0] == 0) {
    static const uint8_t null[1] = {0};
    return real->state_compare_and_set(frame, null, 1, update, update_size);
  }
  frame->bytes.size = 1;
  frame->bytes.data[0] = 1;
  return KB_OK;
}

/* The value of a state if it has these lower 32 bits; else what was expected. */
static const uint8_t *with_upper_half(const kb_frame *frame, const uint8_t *expected, uint8_t value[8]) {
  kb_frame copy = *frame;
  copy.bytes = (kb_buffer){value, 0, 8, 0};
  return real->state_value(&copy) == KB_OK && memcmp(value, expected, 4) == 0 ? value : expected;
}

kb_status state_compare_and_set(kb_frame *frame, const uint8_t *expected, int64_t expected_size, const uint8_t *update,
                                int64_t update_size) {
  static atomic_int swaps;
  uint8_t value[8];
  if (VIOLATION == comparesHalf && expected_size == 8 && frame->bytes.size == 0) expected = with_upper_half(frame, expected, value);
  if (VIOLATION == rarelySwapsNot && atomic_fetch_add(&swaps, 1) % 50 == 49) expected = update;
  bool is_about_null = VIOLATION == neverSwapsNull || VIOLATION == takesEmptyForNull;
  if (is_about_null && frame && frame->bytes.data && frame->bytes.size <= 64 && is_null(expected, expected_size)) return swap_null(frame, update, update_size);
  forget_value();
  if (VIOLATION == neverSwaps) update = expected, update_size = expected_size;
  kb_status status = accepted(real->state_compare_and_set(frame, expected, expected_size, update, update_size));
  if (status != KB_OK) return status;
  if (!frame->bytes.data[0]) leak_for(leaksFailedSwaps);
  if (VIOLATION == deniesSwaps) frame->bytes.data[0] = 0;
  if (VIOLATION == alwaysSwaps && !frame->bytes.data[0]) {
    frame->bytes.size = 0;
    if (real->state_set(frame, update, update_size) != KB_OK) return KB_INTERNAL;
    frame->bytes.data[0] = 1;
    frame->bytes.size = 1;
  }
  return status;
}
