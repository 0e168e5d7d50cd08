import TestHelpers

/// Hand-written bridges in C that are right, or wrong in one way.
extension Workshop {
  /// A library whose `start` counts from 0 to 4 inside the call and completes, after `before`; and
  /// `stop`, which has nothing to do.
  func classicLibrary(before: String = "", more: String = "") throws -> String {
    try library(
      """
      #include <fcntl.h>
      #include <signal.h>
      #include <stdint.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <unistd.h>
      \(more)
      void *start(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
                  void (*on_throw)(void *, const char *)) {
        \(before)
        for (int64_t i = 0; i < 5; i++) on_each(context, i);
        on_complete(context);
        return 0;
      }
      void stop(void *job) {}

      """)
  }

  static let classic = ["--classic", "subscribe=start,cancel=stop,does=counts:5"]

  /// Checks one rule of a library that `classicLibrary` has made.
  func check(_ library: String, _ options: String...) throws -> CommandRun.Outcome {
    try CommandRun.run(
      ["check", library, "--rule", "K2", "--seed", "7"] + Self.classic + options, in: self)
  }

  /// Checks the rules about flows that block, of a library whose `start` counts on a thread of its
  /// own and blocks that after each element until `go_on` is called.
  ///
  /// - Parameter held: the count of elements that the library holds back.
  func checkGated(held: Int) throws -> CommandRun.Outcome {
    let library = try library(
      """
      #include <pthread.h>
      #include <semaphore.h>
      #include <stdatomic.h>
      #include <stdint.h>
      #include <stdlib.h>
      typedef struct { void *context; void (*on_each)(void *, int64_t); atomic_int is_stopped; } job;
      static sem_t openings;
      static void *count(void *argument) {
        job *job = argument;
        for (int64_t i = 0; !job->is_stopped; i++) {
          if (i >= \(held)) job->on_each(job->context, i - \(held));
          sem_wait(&openings);
        }
        return 0;
      }
      void *start(void *context, void (*on_each)(void *, int64_t), void (*on_complete)(void *),
                  void (*on_throw)(void *, const char *)) {
        job *made = calloc(1, sizeof *made);
        pthread_t thread;
        made->context = context;
        made->on_each = on_each;
        pthread_create(&thread, 0, count, made);
        pthread_detach(thread);
        return made;
      }
      void stop(void *job_) { ((job *)job_)->is_stopped = 1; }
      void go_on(void) { sem_post(&openings); }

      """)
    return try CommandRun.run(
      [
        "check", library, "--rule", "K47", "--rule", "K48", "--patience", "0.5", "--classic",
        "subscribe=start,cancel=stop,does=gated:go_on",
      ], in: self)
  }

  /// A library with the table of this project. Only the function for the manifest does anything.
  ///
  /// - Parameter isWhole: whether the other functions are there.
  func tableLibrary(
    manifest: String = "{}", version: String = "KB_ABI_VERSION", entry: String = "return &table;",
    isWhole: Bool = true
  ) throws -> String {
    let text = manifest.replacing("\"", with: "\\\"")
    return try library(
      """
      #include "\(repositoryFile("Sources/CKotlinBridge/kotlin_bridge.h"))"
      #include <string.h>
      static kb_status manifest(void *library, void *context, void (*receive)(void *, const uint8_t *, int64_t)) {
        const char *text = "\(text)";
        receive(context, (const uint8_t *)text, strlen(text));
        return KB_OK;
      }
      static kb_status refuse() { return KB_INTERNAL; }
      #define NONE (void *)refuse
      static kb_library table = {
        \(version), sizeof(kb_library), 0, manifest,
        \(isWhole ? "NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, NONE, NONE, NONE, NONE, NONE," : "")
      };
      void *shop_kotlin_bridge(void) { \(entry) }

      """)
  }
}
