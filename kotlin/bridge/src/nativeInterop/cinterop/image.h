/* Tells where the library lies in memory that this is linked into. The linker defines the symbols. */
extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char _end[] __attribute__((visibility("hidden")));

static inline long long kb_image_start(void) { return (long long)__ehdr_start; }
static inline long long kb_image_end(void) { return (long long)_end; }
