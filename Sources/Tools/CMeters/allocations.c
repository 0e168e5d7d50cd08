/* Counts allocations by the tables in which each loaded library keeps the addresses of functions
   of other libraries: while the counter is on, the addresses of malloc and the like are those of the
   counting functions below. */
#define _GNU_SOURCE
#include "meters.h"

#include <dlfcn.h>
#include <link.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static void *counted_malloc(size_t size);
static void *counted_calloc(size_t number, size_t size);
static void *counted_realloc(void *memory, size_t size);
static void *counted_memalign(size_t alignment, size_t size);
static void *counted_aligned_alloc(size_t alignment, size_t size);
static int counted_posix_memalign(void **memory, size_t alignment, size_t size);

/* `own` is the C library's function, or the sanitizer's. */
static struct function {
  const char *name;
  void *counting;
  void *own;
} functions[] = {
    {"malloc", counted_malloc, NULL},
    {"calloc", counted_calloc, NULL},
    {"realloc", counted_realloc, NULL},
    {"memalign", counted_memalign, NULL},
    {"aligned_alloc", counted_aligned_alloc, NULL},
    {"posix_memalign", counted_posix_memalign, NULL},
};
enum { FUNCTIONS = sizeof functions / sizeof *functions };

static atomic_llong allocations;

/* Counts one allocation, and gives the function that makes it. */
static void *own(int index) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return functions[index].own;
}

static void *counted_malloc(size_t size) {
  return ((__typeof__(&counted_malloc))own(0))(size);
}

static void *counted_calloc(size_t number, size_t size) {
  return ((__typeof__(&counted_calloc))own(1))(number, size);
}

static void *counted_realloc(void *memory, size_t size) {
  return ((__typeof__(&counted_realloc))own(2))(memory, size);
}

static void *counted_memalign(size_t alignment, size_t size) {
  return ((__typeof__(&counted_memalign))own(3))(alignment, size);
}

static void *counted_aligned_alloc(size_t alignment, size_t size) {
  return ((__typeof__(&counted_aligned_alloc))own(4))(alignment, size);
}

static int counted_posix_memalign(void **memory, size_t alignment, size_t size) {
  return ((__typeof__(&counted_posix_memalign))own(5))(memory, alignment, size);
}

/* Puts the counting function, or the own one, into one place of a table. */
static void exchange(void **place, const struct function *function, int is_unbound, int is_on) {
  void *new = is_on ? function->counting : function->own;
  void *old = __atomic_load_n(place, __ATOMIC_RELAXED);
  /* Another address is a function that the library has for itself. A place that is not bound
     yet would be bound to the own function. */
  if (old == new || (old != function->own && old != function->counting && !is_unbound)) return;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  /* The loader may have made the table read-only. */
  if (mprotect((void *)((uintptr_t)place & ~(page - 1)), page, PROT_READ | PROT_WRITE) != 0) return;
  __atomic_store_n(place, new, __ATOMIC_RELAXED);
}

/* Whether a place of a table is not bound yet: it holds an address in the object itself then. */
static int is_unbound(const struct dl_phdr_info *object, void *const *place) {
  uintptr_t value = (uintptr_t)__atomic_load_n(place, __ATOMIC_RELAXED) - object->dlpi_addr;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    if (part->p_type == PT_LOAD && value - part->p_vaddr < part->p_memsz) return 1;
  }
  return 0;
}

/* The address that a dynamic section holds: the loader adds the base on most machines. */
static const void *address(const struct dl_phdr_info *object, ElfW(Addr) value) {
  return (const void *)(value < object->dlpi_addr ? value + object->dlpi_addr : value);
}

static int exchange_all(struct dl_phdr_info *object, size_t size, void *is_on) {
  const ElfW(Dyn) *dynamic = NULL;
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  const ElfW(Rela) *tables[2] = {NULL, NULL};
  size_t sizes[2] = {0, 0};
  (void)size;
  for (int i = 0; i < object->dlpi_phnum; i++)
    if (object->dlpi_phdr[i].p_type == PT_DYNAMIC)
      dynamic = (const void *)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr);
  for (; dynamic != NULL && dynamic->d_tag != DT_NULL; dynamic++) {
    switch (dynamic->d_tag) {
      case DT_SYMTAB: symbols = address(object, dynamic->d_un.d_ptr); break;
      case DT_STRTAB: names = address(object, dynamic->d_un.d_ptr); break;
      case DT_RELA: tables[0] = address(object, dynamic->d_un.d_ptr); break;
      case DT_RELASZ: sizes[0] = dynamic->d_un.d_val; break;
      case DT_JMPREL: tables[1] = address(object, dynamic->d_un.d_ptr); break;
      case DT_PLTRELSZ: sizes[1] = dynamic->d_un.d_val; break;
      default: break;
    }
  }
  for (int table = 0; table < 2; table++) {
    for (size_t i = 0; i < sizes[table] / sizeof *tables[table]; i++) {
      const ElfW(Rela) *entry = &tables[table][i];
      const ElfW(Sym) *symbol = &symbols[ELF64_R_SYM(entry->r_info)];
      if (symbol == symbols) continue;
      for (int function = 0; function < FUNCTIONS; function++)
        if (strcmp(names + symbol->st_name, functions[function].name) == 0) {
          void **place = (void **)(object->dlpi_addr + entry->r_offset);
          exchange(place, &functions[function],
                   table == 1 && symbol->st_shndx == SHN_UNDEF && is_unbound(object, place),
                   *(int32_t *)is_on);
        }
    }
  }
  return 0;
}

void meters_count_allocations(int32_t is_on) {
  for (int function = 0; function < FUNCTIONS; function++)
    if (functions[function].own == NULL)
      functions[function].own = dlsym(RTLD_DEFAULT, functions[function].name);
  dl_iterate_phdr(exchange_all, &is_on);
}

int64_t meters_allocations(void) { return atomic_load(&allocations); }
