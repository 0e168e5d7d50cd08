import Foundation
import TestHelpers

/// The one mistake of a C library that the tests build.
enum HandmadeFault: String, CaseIterable, Sendable {
  case none
  // Signals
  case terminalAfterCancel, terminalTwice, noTerminal, elementAfterTerminal, releaseTwice
  case moreThanAskedFor, callbacksAfterCancel, noCurrentValue
  // The library
  case missingFunction, noTable
  case takesNegativeDemand, callsBackWhenRefused
  case lyingMutable, lyingAbi
  // Calls
  case answersTwice, answersInPlaceAndCalls, neverAnswers, saysLentMemoryIsGrown
}

/// What a right C library that the tests build does otherwise than most.
enum HandmadeShape: String, CaseIterable, Sendable {
  /// The first function that gives an object always gives the same one; the constructor of another class refuses
  /// zeros; what takes objects throws, or returns objects.
  case givesObjects
  /// The first case of a sealed type contains the type.
  case describesRecursiveTypes
  case throwsForState
  /// A function throws instead of making its flow.
  case throwsForFlow
  /// Kotlin code sees the arguments before the library sees other mistakes, and refuses them.
  case throwsBeforeItLooks
  /// Malformed arguments fail through the observer of the call.
  case throwsToObserver
  /// A handle is valid, and a job counts, until a while after its release.
  case countsDownLate
  /// Each element takes 400 ms.
  case bringsSlowly
  /// The first flow fails as soon as there is a subscription.
  case failsAtOnce
  /// Somebody sets the state, and sets it back, during every third compare-and-set.
  case blinks
}

extension Workshop {
  /// Builds a library with the C table, written by hand in C, that is right but for one mistake.
  ///
  /// Its flows have no parameters: `numbers` (0, 1, 2 and the end), `ticks` (forever) and the
  /// state flow `now`. Its functions are `answer` and, with parameters, `add`.
  ///
  /// - Parameters:
  ///   - shape: what it does otherwise than most, and may.
  ///   - name: the library's name; nil for one of its own for each mistake and shape.
  ///   - more: what comes after its source.
  func handmadeLibrary(
    _ mistake: HandmadeFault, shape: HandmadeShape? = nil, name: String? = nil, more: String = ""
  ) throws -> String {
    let own = "hand\((shape?.rawValue ?? mistake.rawValue).lowercased())"
    let name = "lib\(name ?? own).so"
    let library = name.dropFirst(3).dropLast(3)
    return try compile(
      handmade + "\n" + more, to: name,
      [
        "-shared", "-fPIC", "-fvisibility=hidden", "-Wl,-soname,\(name)", "-Wl,-z,nodelete",
        "-I", repositoryFile("Sources/CKotlinBridge"), "-D\(mistake.rawValue)=1",
        "-D\(shape?.rawValue ?? "usual")=1", "-pthread",
        "-DNAME=\"\(library)\"", "-DENTRY=\(library)_kotlin_bridge",
        "-DSYMBOLS=lib\(library)_symbols",
      ])
  }
}

/// The source of the library. All callbacks come inside subscribe, request and cancel, under one
/// lock.
private let handmade = #"""
  #define _GNU_SOURCE
  #include "kotlin_bridge.h"
  #include <pthread.h>
  #include <stdlib.h>
  #include <string.h>
  #include <unistd.h>

  #ifdef throwsForFlow
  #define LAST_FLOW 3
  #else
  #define LAST_FLOW 2
  #endif
  #if defined givesObjects
  #define LAST_FUNCTION 7
  #elif defined describesRecursiveTypes || defined throwsForFlow
  #define LAST_FUNCTION 2
  #else
  #define LAST_FUNCTION 1
  #endif
  #define OF(type) "[{\"name\":\"of\",\"type\":{\"named\":\"" type "\"}}]"
  #define RECORD(name, fields) "{\"name\":\"" name "\",\"kind\":\"record\",\"fields\":[" fields "]}"
  #define FIELD(name, type) "{\"name\":\"" name "\",\"type\":" type "}"
  #define CLASS(name) "{\"name\":\"" name "\",\"kind\":\"object\",\"kotlin\":{\"kind\":\"class\"}}"
  #define MAKER(name, parameters, result, kind) ",\"name\":\"" name "\",\"kind\":\"plain\",\"parameters\":" \
    parameters ",\"result\":{\"named\":\"" result "\"},\"kotlin\":{\"kind\":\"" kind "\"}}"
  #define TAKER(name, type, result) ",\"name\":\"" name "\",\"kind\":\"plain\",\"parameters\":" OF(type) \
    ",\"result\":" result "}"

  typedef struct sub { uint32_t flow; int64_t next, credit; kb_observer o; struct sub *before;
                       int running, cancelled, fetched, ended; int64_t allowed; } sub;
  enum { MOST = 1 << 20 };
  static sub *subs[MOST];
  // All subscriptions ever made: one that has ended may be in use further up the stack.
  static sub *made;
  static uint32_t count = 1;
  static int64_t state = 7;
  static char me; // what the table has as its context
  static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

  static kb_status manifest(void *library, void *context, void (*receive)(void *, const uint8_t *, int64_t)) {
    static const char json[] =
  #ifdef lyingAbi
        "{\"abi\":1,"
  #else
        "{\"abi\":6,"
  #endif
        "\"library\":\"" NAME "\",\"kotlin\":\"2\",\"flows\":["
        "{\"id\":0,\"name\":\"numbers\",\"kind\":\"flow\",\"mutable\":false,\"parameters\":[],"
        "\"placement\":\"io\",\"window\":0,\"element\":\"Long\"},"
        "{\"id\":1,\"name\":\"ticks\",\"kind\":\"flow\",\"mutable\":false,\"parameters\":[],\"element\":\"Long\"},"
        "{\"id\":2,\"name\":\"now\",\"kind\":\"state\","
  #ifdef lyingMutable
        "\"mutable\":false,"
  #else
        "\"mutable\":true,"
  #endif
        "\"parameters\":[],\"element\":\"Long\"}"
  #ifdef throwsForFlow
        ",{\"id\":3,\"name\":\"updates\",\"kind\":\"flow\",\"mutable\":false,\"parameters\":" OF("kotlin.Any")
        ",\"element\":\"Long\"}"
  #endif
        "],\"functions\":["
        "{\"id\":0,\"name\":\"answer\",\"kind\":\"suspend\",\"parameters\":[],\"result\":\"Long\"},"
        "{\"id\":1,\"name\":\"add\",\"kind\":\"plain\",\"parameters\":[{\"name\":\"a\",\"type\":\"Long\"},"
        "{\"name\":\"b\",\"type\":\"Long\"}],\"result\":\"Long\"}"
  #ifdef throwsForFlow
        ",{\"id\":2,\"flow\":3" MAKER("make updates", "[]", "kotlin.Any", "function")
  #endif
  #ifdef describesRecursiveTypes
        ",{\"id\":2" TAKER("value", "Expression", "\"Long\"")
  #endif
  #ifdef givesObjects
        ",{\"id\":2" MAKER("Station.main", "[]", "Station", "getter")
        ",{\"id\":3" MAKER("Port", "[" FIELD("number", "\"Long\"") "]", "Port", "constructor")
        ",{\"id\":4" MAKER("Ticket", "[]", "Ticket", "constructor")
        ",{\"id\":5" TAKER("Ticket.parts", "Ticket", "{\"list\":{\"named\":\"Ticket\"}}")
        ",{\"id\":6" TAKER("Ticket.tear", "Ticket", "\"Long\"")
        ",{\"id\":7" TAKER("Station.close", "Station", "\"Unit\"")
  #endif
        "],\"types\":["
  #ifdef throwsForFlow
        CLASS("kotlin.Any")
  #endif
  #ifdef describesRecursiveTypes
        "{\"name\":\"Expression\",\"kind\":\"sealed\",\"cases\":[\"Add\",\"Number\"]},"
        RECORD("Add", FIELD("left", "{\"named\":\"Expression\"}") "," FIELD("right", "{\"named\":\"Expression\"}")) ","
        RECORD("Number", FIELD("value", "\"Long\""))
  #endif
  #ifdef givesObjects
        CLASS("Port") "," CLASS("Station") "," CLASS("Ticket")
  #endif
        "]}";
    if (library != &me) return KB_INTERNAL;
    if (!receive) return KB_INVALID_ARGUMENT;
    receive(context, (const uint8_t *)json, sizeof json - 1);
    return KB_OK;
  }

  static sub *find(kb_job job) {
    uint64_t slot = job >> 32;
    return (uint32_t)job == 1 && slot > 0 && slot < MOST ? subs[slot] : 0;
  }

  static const char failed[] = "kotlin.IllegalStateException";
  static const kb_failure failure = {.code = KB_FAILED, .type_name = {(const uint8_t *)failed, sizeof failed - 1}};

  static kb_status throws(kb_frame *f) {
    f->on_throw(f->context, &failure);
    return KB_THREW;
  }

  static int insane(const uint8_t *data, int64_t size) { return size < 0 || (size > 0 && !data); }

  static void *forget(void *slot) {
    usleep(30000);
    pthread_mutex_lock(&lock);
    subs[(uintptr_t)slot] = 0;
    pthread_mutex_unlock(&lock);
    return 0;
  }

  static void end(uint32_t slot) {
    sub *s = subs[slot];
  #ifdef countsDownLate
    pthread_t thread;
    s->ended = 1;
    pthread_create(&thread, 0, forget, (void *)(uintptr_t)slot);
    pthread_detach(thread);
  #else
    subs[slot] = 0;
  #endif
    s->o.release(s->o.context, 0);
  #ifdef releaseTwice
    s->o.release(s->o.context, 0);
  #endif
  }

  static void each(sub *s) {
    int64_t value = s->flow == 2 ? state : s->next;
    s->next++;
    s->o.on_each(s->o.context, (const uint8_t *)&value, 8, 1);
  }

  static void run(uint32_t slot) {
    sub *s = subs[slot];
    int64_t most = s->flow == 0 ? 3 : s->flow == 1 ? 10000 : 1;
  #ifdef noCurrentValue
    if (s->flow == 2) most = 0;
  #endif
  #ifdef bringsSlowly
    if (s->flow == 0) most = s->allowed;
  #endif
    if (s->ended) return;
  #ifdef moreThanAskedFor
    if (s->credit > 0 && s->next == 0) s->credit++;
  #endif
    // A request inside a callback is for the loop that called it.
    if (s->running) return;
    s->running = 1;
    while (!s->cancelled && s->credit > 0 && s->next < most) {
      if (s->credit != KB_UNLIMITED) s->credit--;
      each(s);
    }
    if (s->cancelled || s->flow != 0 || s->next < 3) {
      s->running = 0;
      if (s->cancelled) end(slot);
      return;
    }
  #ifndef noTerminal
    s->o.on_complete(s->o.context);
  #endif
  #ifdef terminalTwice
    s->o.on_complete(s->o.context);
  #endif
  #ifdef elementAfterTerminal
    if (s->credit > 0) each(s);
  #endif
    end(slot);
  }

  static void *bring(void *context) {
    for (int i = 1; i <= 3; i++) {
      usleep(400000);
      pthread_mutex_lock(&lock);
      sub *s = subs[(uintptr_t)context];
      if (s) {
        s->allowed = i;
        run((uintptr_t)context);
      }
      pthread_mutex_unlock(&lock);
    }
    return 0;
  }

  static kb_status subscribe(void *library, uint32_t flow, const uint8_t *arguments, int64_t size, int32_t placement,
                             uint32_t flags, int64_t demand, const kb_observer *o, kb_job *job) {
    if (library != &me) return KB_INTERNAL;
    if (flow > LAST_FLOW) return KB_UNKNOWN_ID;
    if (placement < 0 || placement > 2 || insane(arguments, size)) return KB_INVALID_ARGUMENT;
    if (flags > (KB_RENDEZVOUS | KB_FETCHED)) return KB_INVALID_ARGUMENT;
  #ifdef takesNegativeDemand
    if (demand < 0) demand = 0;
  #endif
    if (demand < 0 || !o || !job || !o->on_each || !o->on_complete || !o->on_throw || !o->release) {
  #ifdef callsBackWhenRefused
      if (o && o->release) o->release(o->context, 0);
  #endif
      return KB_INVALID_ARGUMENT;
    }
    if (flow == 3) return size == 8 ? KB_INVALID_HANDLE : KB_MALFORMED;
    if (size) return KB_MALFORMED;
    pthread_mutex_lock(&lock);
    uint32_t slot = count++;
    sub *s = subs[slot] = malloc(sizeof *s);
    *s = (sub){flow, 0, demand, *o, made, .fetched = flags & KB_FETCHED};
    made = s;
    *job = (uint64_t)slot << 32 | 1;
  #ifdef bringsSlowly
    pthread_t thread;
    if (flow == 0 && !pthread_create(&thread, 0, bring, (void *)(uintptr_t)slot)) pthread_detach(thread);
  #endif
  #ifdef failsAtOnce
    if (flow == 0) {
      s->o.on_throw(s->o.context, &failure);
      end(slot);
      demand = 0;
    }
  #endif
    if (demand) run(slot);
    pthread_mutex_unlock(&lock);
    return KB_OK;
  }

  static kb_status request(void *library, kb_job job, int64_t n) {
    if (library != &me) return KB_INTERNAL;
    pthread_mutex_lock(&lock);
    sub *s = find(job);
    kb_status status = !s ? KB_INVALID_HANDLE : n < 1 ? KB_INVALID_ARGUMENT : KB_OK;
    if (status == KB_OK) {
      s->credit = s->credit > KB_UNLIMITED - n ? KB_UNLIMITED : s->credit + n;
      run(job >> 32);
    }
    pthread_mutex_unlock(&lock);
    return status;
  }

  #ifdef callbacksAfterCancel
  static void *late(void *context) {
    sub *s = context;
    usleep(1000);
    for (int i = 0; i < 3; i++) each(s);
    s->o.release(s->o.context, 0);
    return 0;
  }
  #endif

  static kb_status cancel(void *library, kb_job job, int32_t where) {
    if (library != &me) return KB_INTERNAL;
    if (where < 0 || where > 1) return KB_INVALID_ARGUMENT;
    pthread_mutex_lock(&lock);
    sub *s = find(job);
    if (s && s->ended) {
      // It has been released.
    } else if (s && s->running) {
      s->cancelled = 1;
    } else if (s) {
  #ifdef terminalAfterCancel
      // onCompletion does this, after the others have seen that cancel was called.
      s->o.on_complete(s->o.context);
  #endif
  #ifdef callbacksAfterCancel
      pthread_t thread;
      subs[job >> 32] = 0;
      pthread_create(&thread, 0, late, s);
      pthread_detach(thread);
  #else
      end(job >> 32);
  #endif
    }
    pthread_mutex_unlock(&lock);
    return s ? KB_OK : KB_INVALID_HANDLE;
  }

  static int wrong(const kb_frame *f) {
    return !f || f->library != &me || !f->on_throw || f->bytes.size < 0 || f->bytes.size > f->bytes.capacity ||
           (f->bytes.capacity && !f->bytes.data);
  }

  static kb_status answer(kb_frame *f, const void *value, int64_t size) {
    if (f->bytes.capacity < size) return KB_INTERNAL;
    memcpy(f->bytes.data, value, size);
    f->bytes.size = size;
    return KB_OK;
  }

  /* Objects: a station, and then tickets. Each has its place for ever. */
  static int64_t holds[MOST];
  static int64_t last_object = 1;

  static int64_t *holds_of(kb_handle object) {
    uint64_t place = object & ~(1ull << 63);
    return object >> 63 && place > 0 && place <= last_object && holds[place] ? &holds[place] : 0;
  }

  static kb_status give(kb_frame *f, uint64_t place) {
    kb_handle handle = 1ull << 63 | place;
    holds[place]++;
    return answer(f, &handle, 8);
  }

  static kb_status call_more(kb_frame *f) {
    kb_handle object;
  #ifdef describesRecursiveTypes
    if (f->bytes.size != 10 || memcmp(f->bytes.data, "\1\0", 2)) return KB_MALFORMED;
    return answer(f, f->bytes.data + 2, 8);
  #endif
    if (f->bytes.size != (f->id == 2 || f->id == 4 ? 0 : 8)) return KB_MALFORMED;
  #ifdef throwsForFlow
    return throws(f);
  #endif
    if (f->id == 2) return give(f, 1);
    if (f->id == 3) return throws(f);
    if (f->id == 4) return give(f, ++last_object);
    memcpy(&object, f->bytes.data, 8);
    int is_station = object == (1ull << 63 | 1);
    return holds_of(object) && is_station == (f->id == 7) ? throws(f) : KB_INVALID_HANDLE;
  }

  static kb_status call(kb_frame *f) {
    if (wrong(f)) return KB_INVALID_ARGUMENT;
    const kb_call_observer *o = f->observer;
    if (f->id > LAST_FUNCTION) return KB_UNKNOWN_ID;
  #ifdef throwsBeforeItLooks
    static const char zeros[16];
    if (f->id == 0 && f->bytes.size) return throws(f);
    if (f->id == 1 && f->bytes.size == 16 && !memcmp(f->bytes.data, zeros, 16)) return throws(f);
  #endif
    if (f->placement < 0 || f->placement > 2 ||
        (o && (!o->retain || !o->on_return || !o->on_throw || !o->release)))
      return KB_INVALID_ARGUMENT;
    if (!o && f->id == 0) return KB_UNSUPPORTED;
    if (f->id > 1) return call_more(f);
  #ifdef throwsToObserver
    if (o && f->bytes.size != (f->id ? 16 : 0)) {
      void *context = o->retain(o->context);
      f->job = 0;
      o->on_throw(context, &failure);
      o->release(context, 0);
      return KB_OBSERVED;
    }
  #endif
    if (f->bytes.size != (f->id ? 16 : 0)) return KB_MALFORMED;
    int64_t value = 42;
    f->job = 0;
  #if defined answersTwice || defined answersInPlaceAndCalls || defined neverAnswers
    if (o) {
      void *retained = o->retain(o->context);
  #ifdef answersTwice
      o->on_return(retained, (const uint8_t *)&value, 8);
      o->on_return(retained, (const uint8_t *)&value, 8);
  #endif
      o->release(retained, 0);
  #ifndef answersInPlaceAndCalls
      return KB_OBSERVED;
  #endif
    }
  #endif
  #ifdef saysLentMemoryIsGrown
    f->bytes.is_grown = 1;
  #endif
    return answer(f, &value, 8);
  }

  static kb_status state_value(kb_frame *f) {
    if (wrong(f)) return KB_INVALID_ARGUMENT;
    if (f->id != 2) return f->id > LAST_FLOW ? KB_UNKNOWN_ID : KB_UNSUPPORTED;
  #ifdef throwsForState
    if (!f->bytes.size) return throws(f);
  #endif
    return f->bytes.size ? KB_MALFORMED : answer(f, &state, 8);
  }

  static kb_status state_set(kb_frame *f, const uint8_t *value, int64_t value_size) {
    if (wrong(f)) return KB_INVALID_ARGUMENT;
    if (f->id != 2) return f->id > LAST_FLOW ? KB_UNKNOWN_ID : KB_UNSUPPORTED;
    if (insane(value, value_size)) return KB_INVALID_ARGUMENT;
    if (f->bytes.size || value_size != 8) return KB_MALFORMED;
    memcpy(&state, value, 8);
    return answer(f, "", 0);
  }

  static kb_status compare(kb_frame *f, const uint8_t *expected, int64_t expected_size,
                           const uint8_t *update, int64_t update_size) {
    if (wrong(f)) return KB_INVALID_ARGUMENT;
    if (f->id != 2) return f->id > LAST_FLOW ? KB_UNKNOWN_ID : KB_UNSUPPORTED;
    if (f->bytes.size || expected_size != 8 || update_size != 8) return KB_MALFORMED;
    int is_other = 0;
  #ifdef blinks
    static int blinks_now;
    is_other = blinks_now++ % 3 == 0;
  #endif
    state ^= is_other;
    uint8_t swapped = !memcmp(&state, expected, 8);
    if (swapped) memcpy(&state, update, 8);
    else state ^= is_other;
    return answer(f, &swapped, 1);
  }

  static kb_status counters(void *library, kb_counters *c) {
    if (library != &me) return KB_INTERNAL;
    if (!c) return KB_INVALID_ARGUMENT;
    int64_t live = 0;
    for (uint32_t i = 1; i < count; i++) live += subs[i] != 0;
    int64_t held = 0;
    for (int64_t i = 1; i <= last_object; i++) held += holds[i] != 0;
    *c = (kb_counters){live, live, live + held, 0};
    return KB_OK;
  }

  static kb_status collect(void *library) { return library == &me ? KB_OK : KB_INTERNAL; }

  /* It gathers nothing. */
  static kb_status fetch(void *library, kb_job job, kb_buffer *memory, int64_t *count) {
    if (library != &me) return KB_INTERNAL;
    pthread_mutex_lock(&lock);
    sub *s = find(job);
    int fetched = s && s->fetched;
    pthread_mutex_unlock(&lock);
    if (!s) return KB_INVALID_HANDLE;
    if (!fetched || !memory || !count || memory->capacity < 0 || !memory->data != !memory->capacity)
      return KB_INVALID_ARGUMENT;
    *count = 0;
    return KB_OK;
  }

  static kb_status add_holds(kb_handle object, int64_t count) {
    int64_t *number = holds_of(object);
    if (!number) return KB_INVALID_HANDLE;
    *number += count;
    return KB_OK;
  }

  static kb_status release_object(void *library, kb_handle object) { return add_holds(object, -1); }
  static kb_status hold_object(void *library, kb_handle object) { return add_holds(object, 1); }

  static kb_status open_flow(kb_frame *frame) { return frame ? KB_UNSUPPORTED : KB_INVALID_ARGUMENT; }

  /* It calls nobody. */
  static kb_status attach(void *library, const kb_host *host) { return host ? KB_OK : KB_INVALID_ARGUMENT; }

  static const kb_library table = {
      KB_ABI_VERSION, sizeof(kb_library), &me, manifest, subscribe, request, cancel, call, state_value, state_set, compare, counters,
  #ifndef missingFunction
      collect,
  #else
      0,
  #endif
      0, release_object, fetch, attach, hold_object, open_flow,
  };

  #define EXPORTED __attribute__((visibility("default")))
  EXPORTED void *ENTRY(void);
  EXPORTED void *SYMBOLS(void);
  void *ENTRY(void) {
  #ifdef noTable
    return 0;
  #endif
    return (void *)&table;
  }
  void *SYMBOLS(void) { return 0; }
  """#
