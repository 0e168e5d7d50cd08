#include "violator.h"

#include <stdlib.h>
#include <string.h>

/* The value of a state that was read last, for cachesValues. */
static uint8_t cached[8];
static atomic_int reads;
static _Atomic uint32_t cached_id = UINT32_MAX;

kb_status state_value(kb_frame *frame) {
  uint32_t id = frame ? frame->id : 0;
  kb_status status = accepted(real->state_value(frame));
  if (VIOLATION != cachesValues || status != KB_OK || frame->bytes.size != 8) return status;
  /* Every fourth value is the one that was read before. */
  if (id == cached_id && ++reads % 4 == 3) memcpy(frame->bytes.data, cached, 8);
  else memcpy(cached, frame->bytes.data, 8);
  cached_id = id;
  return status;
}

static atomic_int sets;

kb_status state_set(kb_frame *frame, const uint8_t *value, int64_t value_size) {
  /* One of ten is lost: it sets what the state has. */
  if (VIOLATION == losesSets && sets++ % 10 == 9) return real->state_value(frame) == KB_OK ? (frame->bytes.size = 0, KB_OK) : KB_INTERNAL;
  return accepted(real->state_set(frame, value, value_size));
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
