#define _GNU_SOURCE
#include "crashes.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

static int channel = -1;
static char prefix[128];
static volatile sig_atomic_t has_told;

/* The program counter at which a signal came. */
static void *counter(void *context) {
#if defined __x86_64__
  return (void *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined __aarch64__
  return (void *)((ucontext_t *)context)->uc_mcontext.pc;
#else
  return 0;
#endif
}

/* Where a call of no code came from: its return address. */
static void *caller_of(void *context) {
#if defined __x86_64__
  return *(void **)((ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined __aarch64__
  return (void *)((ucontext_t *)context)->uc_mcontext.regs[30];
#else
  return 0;
#endif
}

/* The name of a file without its folders. */
static const char *name_of(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

/* Whether the address is in a library other than the system's: not in this program either. */
static int is_of_library(const Dl_info *place) {
  static const char *const systems[] = {"libc.so", "libc-", "ld-linux", "libpthread", "libgcc_s", "libswift",
                                        "libdispatch", "libBlocksRuntime", "libFoundation", "lib_Foundation"};
  Dl_info own;
  if (dladdr(&channel, &own) && own.dli_fbase == place->dli_fbase) return 0;
  const char *name = name_of(place->dli_fname);
  for (size_t i = 0; i < sizeof systems / sizeof *systems; i++)
    if (!strncmp(name, systems[i], strlen(systems[i]))) return 0;
  return strncmp(name, "linux-vdso", 10) != 0;
}

/* Writes `libshop.so+0x1139 (start+0x20)`, without characters that JSON would escape. */
static void describe(char *text, size_t size, void *address, const Dl_info *place) {
  int length = snprintf(text, size, "%.200s+0x%lx", name_of(place->dli_fname),
                        (unsigned long)((char *)address - (char *)place->dli_fbase));
  if (place->dli_sname && length > 0 && (size_t)length < size)
    snprintf(text + length, size - (size_t)length, " (%.200s+0x%lx)", place->dli_sname,
             (unsigned long)((char *)address - (char *)place->dli_saddr));
  for (char *c = text; *c; c++)
    if (*c == '"' || *c == '\\' || (unsigned char)*c < ' ' || (unsigned char)*c > '~') *c = '?';
}

static void tell(const char *text) {
  char line[768];
  int length = snprintf(line, sizeof line, "%s{\"crashed\":{\"_0\":\"%s\"}}\n", prefix, text);
  if (length > 0 && (size_t)length < sizeof line && write(channel, line, (size_t)length) < 0) return;
}

/* The system's code was called by the library, as `abort` is. */
static void tell_caller(void) {
  void *frames[64];
  char text[512];
  Dl_info place;
  int count = backtrace(frames, 64);
  for (int i = 0; i < count; i++) {
    if (!dladdr(frames[i], &place) || !place.dli_fname || !is_of_library(&place)) continue;
    describe(text, sizeof text, frames[i], &place);
    return tell(text);
  }
}

static void tell_no_code(void *address, void *context) {
  char text[128], both[700], caller[512];
  Dl_info place;
  snprintf(text, sizeof text, "the address 0x%lx, which is no code", (unsigned long)address);
  tell(text);
  void *from = caller_of(context);
  if (!dladdr(from, &place) || !place.dli_fname) return;
  describe(caller, sizeof caller, from, &place);
  snprintf(both, sizeof both, "%s, called by %s", text, caller);
  tell(both);
}

/* The process is lost, so functions that a handler should not call can make it no worse. If one of them
   faults, the system ends the process at once. What is told last counts. */
static void handle(int number, siginfo_t *information, void *context) {
  (void)information;
  if (!has_told) {
    has_told = 1;
    char text[512];
    Dl_info place;
    void *address = counter(context);
    if (!dladdr(address, &place) || !place.dli_fname) {
      tell_no_code(address, context);
    } else {
      describe(text, sizeof text, address, &place);
      tell(text);
      if (!is_of_library(&place)) tell_caller();
    }
  }
  /* The action is the usual one again, once this returns. */
  raise(number);
}

void crashes_tell(int32_t descriptor, const char *text) {
  static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
  void *frame;
  backtrace(&frame, 1); /* loads what it needs */
  channel = descriptor;
  snprintf(prefix, sizeof prefix, "%s", text);
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK | (int)SA_RESETHAND};
  action.sa_sigaction = handle;
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction before;
    /* A runtime that is there already may live by its own handler. */
    if (sigaction(numbers[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL) sigaction(numbers[i], &action, 0);
  }
}
