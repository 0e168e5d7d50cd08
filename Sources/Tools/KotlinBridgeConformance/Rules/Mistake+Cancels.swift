extension Mistake {
  /// Cancels that do too much, or too little.
  static let cancels = [
    Mistake(
      "A cancel that waits for the job",
      usual: """
        ```kotlin
        fun cancel() = runBlocking { job.cancelAndJoin() }
        ```
        """,
      harm: "Inside a callback the job waits for the callback, and the callback for the job: a "
        + "deadlock at the first `prefix(1)`. Elsewhere the main thread is blocked until a "
        + "`finally` is done.",
      repair: (
        "Only request the cancel. A callback notifies those that must know when the job is over.",
        """
        ```kotlin
        fun cancel() {
            gate.close() // no lock: a callback may be running, perhaps on this thread
            job.cancel()
        }
        ```
        """
      ),
      rules: "K15, K16, K29, K54, K55",
      sentence:
        "a cancel does not return at once, or, inside a callback, never: it waits for the job",
      explains: { symptoms in
        symptoms.show("K14", "K15", "K16", "K29", "K54", "K55") {
          $0.expected.contains("inside a callback that returns")
            || $0.expected.hasPrefix("a cancel that returns")
        }
      }),

    Mistake(
      "Memory freed while a callback may still come",
      usual: """
        ```swift
        deinit {
          bridge_cancel(job)
          Unmanaged<Consumer>.fromOpaque(context).release()
        }
        ```
        """,
      harm:
        "A cancel is only a request: it stops neither a thread that is on its way to the callback "
        + "nor a `finally` that delivers what is left. The callback uses a consumer that is gone: "
        + "a crash, once in a thousand times.",
      repair: (
        "Let nothing through once the gate is closed, not even from `finally`, and free the "
          + "context in the job's last callback.",
        """
        ```kotlin
        job.invokeOnCompletion { cause ->
            if (cause == null) gate.complete() else gate.fail(cause)
            release(context) // the last callback, after every end: Swift frees the consumer in it
        }
        ```
        """
      ),
      rules: "K11, K15, K19, K35",
      sentence: "callbacks come after cancel has returned, when the consumer may have been freed: "
        + "nothing stops those that are on their way",
      explains: { symptoms in
        symptoms.show("K11") { $0.expected.hasPrefix("at most one callback") }
          && !symptoms.show("K10") { $0.expected.hasPrefix("callbacks that stop") }
      }),

    Mistake(
      "A cancel that only mutes",
      usual: """
        ```swift
        func cancel() { isCancelled = true }

        func received(_ element: Int64) {
          if !isCancelled { onEach(element) }
        }
        ```
        """,
      harm: "The consumer receives nothing more, but the job goes on: it polls the network and "
        + "computes until the process ends. Each screen that is opened adds another job.",
      repair: (
        "Cancel the Kotlin job as well.",
        """
        ```swift
        func cancel() {
          isCancelled = true
          bridge_cancel(job)
        }
        ```
        """
      ),
      rules: "K21, K22, K36",
      sentence: "the job goes on after its cancel: the callbacks are muted, but the job is not "
        + "cancelled",
      explains: { symptoms in
        symptoms.show("K21") {
          $0.expected.hasPrefix("no live job") || $0.expected.hasPrefix("a job that ends")
        } && !symptoms.show("K10", "K11")
      }),
  ]
}
