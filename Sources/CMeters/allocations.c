#include "meters.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_OWN_ALLOCATOR 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OWN_ALLOCATOR 1
#endif
#endif

#if defined(HAS_OWN_ALLOCATOR) || !defined(__GLIBC__)

void meters_count_allocations(int32_t is_on) { (void)is_on; }
int64_t meters_allocations(void) { return -1; }

#else

/* The C library's own, under the names that it keeps for whoever takes the place of malloc. */
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_int is_counting;
static atomic_llong allocations;

void meters_count_allocations(int32_t is_on) { atomic_store(&is_counting, is_on); }
int64_t meters_allocations(void) { return atomic_load(&allocations); }

static inline void count(void) {
  if (__builtin_expect(atomic_load_explicit(&is_counting, memory_order_relaxed), 0))
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
}

/* These take the place of the C library's in the whole process, libraries opened later included. */

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  void *made = memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}

#endif
