import Foundation
import TestHelpers
import Testing

/// The command accuses a bridge only of what it has seen.
@Suite(.only(.zoo), .onOwnThread) struct FalseAccusationTests {
  @Test func aSlowFlowHasLostNothing() throws {
    let shop = try Workshop()
    let library = try shop.countingLibrary(pause: 1000)
    let outcome = try CommandRun.run(
      ["check", library, "--rule", "K53", "--patience", "0.5", "--timeout", "8"] + Self.endless,
      in: shop)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(
      outcome.output.contains(
        /passed with less than was requested: \d+ of 20000 elements, for lack of time/),
      "\(outcome.output)")
  }

  @Test func aFlowThatIsTooSlowForACheckIsNotOffered() throws {
    let shop = try Workshop()
    let library = try shop.countingLibrary(pause: 200_000, end: 1000)
    let outcome = try CommandRun.run(
      [
        "check", library, "--rule", "K1", "--rule", "K2", "--patience", "0.5", "--timeout", "4",
        "--classic",
        "subscribe=start,cancel=stop,does=counts:1000",
      ], in: shop)
    #expect(outcome.output.contains("K1    –\nK2    –\n"), "\(outcome.output)")
    #expect(outcome.output.contains("not offered: a flow that is fast enough: after "))
    #expect(!outcome.output.contains("is missing"))
  }

  @Test func aSlowFlowThatLosesAnElementIsStillAccused() throws {
    let shop = try Workshop()
    let library = try shop.countingLibrary(pause: 1000, skipping: 100)
    let outcome = try CommandRun.run(
      ["check", library, "--rule", "K53", "--patience", "0.5", "--timeout", "8"] + Self.endless,
      in: shop)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("element 100 is missing"), "\(outcome.output)")
  }

  @Test func aBufferThatDropsIsNoneWithoutLimit() throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run(
      ["check", try shop.droppingLibrary(), "--rule", "K26", "--strict"] + Self.endless, in: shop)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(/observed: element \d+ is missing: memory grew by/),
      "\(outcome.output)")
    #expect(outcome.output.contains("elements are lost on their way: a buffer that drops"))
    #expect(!outcome.output.contains("a buffer without limit"))
  }

  @Test func aThreadForEachSubscriptionIsNoFaultButAWarning() throws {
    let shop = try Workshop()
    let library = try shop.countingLibrary(pause: 100_000)
    let outcome = try CommandRun.run(
      [
        "check", library, "--rule", "K52", "--rule", "K73", "--classic",
        "subscribe=start,cancel=stop,does=never", "--classic",
        "subscribe=few,cancel=stop,does=counts:5",
      ], in: shop)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("pass K52 callback"), "\(outcome.output)")
    #expect(outcome.output.contains("warn K73 callback"), "\(outcome.output)")
    #expect(outcome.output.contains("500 were alive, with 500 threads and "), "\(outcome.output)")
  }

  @Test func aRuleThatHasNotFailedExplainsNothing() throws {
    let shop = try Workshop()
    // An element that is missing is the verdict of K1, to which K6 refers.
    let library = try shop.countingLibrary(pause: 10, end: 4)
    let flow = ["--classic", "subscribe=start,cancel=stop,does=throws:5"]
    let alone = try CommandRun.run(
      ["check", library, "--rule", "K6", "--patience", "0.5"] + flow, in: shop)
    #expect(alone.status == 1)
    #expect(!alone.output.contains("see:"), "\(alone.output)")
  }

  @Test func theMinimumSaysWhatALibraryCanGive() throws {
    let shop = try Workshop()
    let library = try shop.handmadeLibrary(.none)
    let none = try CommandRun.run("check", library, "--minimum", "10000", in: shop)
    #expect(none.status == 1)
    #expect(
      none.output.contains(
        "with --flow and --does, or with --classic; name functions and their arguments with --call")
    )
  }

  private static let endless = ["--classic", "subscribe=start,cancel=stop,does=endless"]
}

extension Workshop {
  /// Builds a hand-written bridge that counts, on a thread for each subscription.
  ///
  /// - Parameters:
  ///   - pause: the microseconds between two elements.
  ///   - end: the count of elements, after which it completes; nil for an endless flow.
  ///   - lost: an element that it leaves out.
  func countingLibrary(pause: Int, end: Int? = nil, skipping lost: Int = -1) throws -> String {
    try library(
      """
      #include <pthread.h>
      #include <stdatomic.h>
      #include <stdint.h>
      #include <stdlib.h>
      #include <unistd.h>
      typedef struct { void *context; void (*on_each)(void *, int64_t); void (*on_complete)(void *);
                       atomic_int is_stopped; int64_t end; } job;
      static void *count(void *argument) {
        job *job = argument;
        for (int64_t i = 0; !job->is_stopped && i != job->end; i++) {
          if (i != \(lost)) job->on_each(job->context, i);
          usleep(\(pause));
        }
        if (!job->is_stopped) job->on_complete(job->context);
        return 0;
      }
      static void *begin(int64_t end, void *context, void (*on_each)(void *, int64_t),
                         void (*on_complete)(void *)) {
        job *made = calloc(1, sizeof *made);
        pthread_t thread;
        made->context = context;
        made->on_each = on_each;
        made->on_complete = on_complete;
        made->end = end;
        if (pthread_create(&thread, 0, count, made)) abort();
        pthread_detach(thread);
        return made;
      }
      void *start(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
                  void (*on_throw)(void *, const char *)) {
        return begin(\(end ?? -1), context, on_each, on_complete);
      }
      void *few(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
                void (*on_throw)(void *, const char *)) {
        return begin(5, context, on_each, on_complete);
      }
      void stop(void *argument) { ((job *)argument)->is_stopped = 1; }

      """)
  }

  /// Builds a hand-written bridge that keeps a hundred thousand elements and drops those beyond.
  fileprivate func droppingLibrary() throws -> String {
    try library(
      """
      #include <pthread.h>
      #include <stdatomic.h>
      #include <stdint.h>
      #include <stdlib.h>
      #include <unistd.h>
      enum { MOST = 100000 };
      typedef struct { int64_t value, padding[31]; } slot;
      typedef struct { void *context; void (*on_each)(void *, int64_t); atomic_int is_stopped;
                       atomic_long made, taken; slot *slots; } job;
      static void *produce(void *argument) {
        job *job = argument;
        for (int64_t i = 0; !job->is_stopped; i++) {
          if (job->made - job->taken >= MOST) continue;
          job->slots[job->made % MOST] = (slot){i};
          job->made++;
        }
        return 0;
      }
      static void *deliver(void *argument) {
        job *job = argument;
        while (!job->is_stopped) {
          if (job->taken == job->made) continue;
          job->on_each(job->context, job->slots[job->taken % MOST].value);
          job->taken++;
        }
        return 0;
      }
      void *start(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
                  void (*on_throw)(void *, const char *)) {
        job *made = calloc(1, sizeof *made);
        pthread_t thread;
        made->context = context;
        made->on_each = on_each;
        made->slots = malloc(MOST * sizeof *made->slots);
        for (int i = 0; i < 2; i++) {
          pthread_create(&thread, 0, i ? produce : deliver, made);
          pthread_detach(thread);
        }
        return made;
      }
      void stop(void *argument) { ((job *)argument)->is_stopped = 1; }

      """)
  }
}
