/* Kotlin has no atomic access to native memory. */

/* Stores `value`, and returns what was there before. */
static inline unsigned long long kb_exchange(void *word, unsigned long long value) {
  return __atomic_exchange_n((unsigned long long *)word, value, __ATOMIC_ACQ_REL);
}
