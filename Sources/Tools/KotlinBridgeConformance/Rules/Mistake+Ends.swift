extension Mistake {
  /// Ends that are told wrongly, or not at all.
  static let ends = [
    Mistake(
      "`onCompletion` without a look at its cause",
      usual: """
        ```kotlin
        fun subscribe(): Job =
            flow.onEach { onEach(it) }
                .catch { onThrow(it) }
                .onCompletion { onComplete() }
                .launchIn(scope)
        ```
        """,
      harm: "`onCompletion` runs at every end, not only after a success. After a failure the "
        + "consumer gets both ends, and a continuation is resumed twice. After a cancel, by the "
        + "consumer or by the flow itself, it gets the end of a complete flow.",
      repair: (
        "Deliver the end where its cause is known: when the job is over. The next mistake shows "
          + "the gate.",
        """
        ```kotlin
        fun subscribe(): Job {
            val job = scope.async { flow.collect { gate.each(it) } }
            job.invokeOnCompletion { cause ->
                if (cause == null) gate.complete() else gate.fail(cause)
            }
            return job
        }
        ```
        """
      ),
      rules: "K4, K5, K10, K13, K15, K21",
      sentence: "the bridge completes after a failure or a cancel: `onCompletion` without a look "
        + "at its cause",
      explains: { symptoms in
        symptoms.show("K4", "K5") { $0.tells("failed(") && $0.tells("completed") }
          || symptoms.show("K10", "K13", "K15") { $0.tellsAfterCancel("completed") }
      }),

    Mistake(
      "The consumer's own cancel delivered as a failure",
      usual: """
        ```kotlin
        flow.onEach { onEach(it) }
            .onCompletion { cause -> if (cause == null) onComplete() else onThrow(cause) }
            .launchIn(scope)
        ```
        """,
      harm: "A cancel is a cause, too: a `CancellationException`. The consumer that has cancelled "
        + "gets `onThrow`, and shows an error for a screen that its user has just left. Ignoring "
        + "every `CancellationException` is not a repair: a flow that cancels itself would then "
        + "end silently.",
      repair: (
        "Close a gate before the cancel. It knows who has cancelled.",
        """
        ```kotlin
        class Gate(private val consumer: Consumer) {
            @Volatile private var isOpen = true
            fun each(value: Long) { if (isOpen) consumer.onEach(value) }
            fun complete() { if (isOpen) consumer.onComplete() }
            fun fail(cause: Throwable) { if (isOpen) consumer.onThrow(cause) }
            fun close() { isOpen = false }
        }

        fun cancel() {
            gate.close()
            job.cancel()
        }
        ```
        """
      ),
      rules: "K10, K13, K15",
      sentence: "the consumer's own cancel arrives as a failure: `onCompletion` does not "
        + "check who has cancelled",
      explains: { symptoms in
        symptoms.show("K10", "K13", "K15") {
          $0.tellsAfterCancel("failed(") || $0.tellsAfterCancel("cancelled(")
        } && !symptoms.show("K26")
      }),

    Mistake(
      "No path for errors",
      usual: """
        ```kotlin
        fun watch(onEach: (Long) -> Unit): Job = scope.launch {
            flow.collect { onEach(it) }
        }
        ```
        """,
      harm: "An exception of the flow leaves the coroutine, and nobody catches it: it ends the "
        + "process, with a Kotlin stack trace and SIGABRT. A consumer in C or Swift can't catch "
        + "it.",
      repair: (
        "Give every subscription a callback for its failure, and catch all of them.",
        """
        ```kotlin
        fun watch(onEach: (Long) -> Unit, onThrow: (String) -> Unit): Job {
            val job = scope.async { flow.collect { onEach(it) } } // keeps its exception
            job.invokeOnCompletion { cause ->
                if (cause != null) onThrow(cause.message ?: cause.toString())
            }
            return job
        }
        ```
        """
      ),
      rules: "K6, K4, K5, K36",
      sentence: "an exception of a flow ends the process: the bridge has no path for errors",
      explains: { symptoms in
        let hasDied: (CheckFailure) -> Bool = { $0.observed.contains("died of") }
        return symptoms.show("K6", where: hasDied) && !symptoms.show("K2", "K8", where: hasDied)
      }),

    Mistake(
      "Swallowed errors",
      usual: """
        ```kotlin
        scope.launch {
            flow.catch { log(it) }.collect { onEach(it) }
            onComplete()
        }
        ```
        """,
      harm: "A flow that fails looks as if all its elements had arrived. The consumer shows half a "
        + "list as if it were complete.",
      repair: (
        "Pass the failure on. A log is not a consumer.",
        """
        ```kotlin
        scope.launch {
            val failure = runCatching { flow.collect { gate.each(it) } }.exceptionOrNull()
            if (failure == null) gate.complete() else gate.fail(failure)
        }
        ```
        """
      ),
      rules: "K6",
      sentence: "an exception arrives as a completion: `catch { }` swallows it",
      explains: { symptoms in
        symptoms.show("K6") { $0.tells("completed") && !$0.tells("failed(") }
      }),

    Mistake(
      "Silence in a cancelled scope",
      usual: """
        ```kotlin
        scope.launch {
            try {
                flow.collect { onEach(it) }
            } catch (failure: Throwable) {
                onThrow(failure)
                return@launch
            }
            onComplete()
        }
        ```
        """,
      harm: "Once the scope is cancelled, as after a logout, the body never begins, and neither "
        + "does its `try`. No callback comes, and the Swift task that awaits one waits forever.",
      repair: (
        "Deliver the end outside of the body. `invokeOnCompletion` is called for a job that never "
          + "began, too.",
        """
        ```kotlin
        val job = scope.async { flow.collect { gate.each(it) } }
        job.invokeOnCompletion { cause ->
            if (cause == null) gate.complete() else gate.fail(cause)
        }
        ```
        """
      ),
      rules: "K21",
      sentence:
        "a flow on a cancelled scope delivers nothing: its end is delivered inside the coroutine, "
        + "which never begins",
      explains: { symptoms in
        symptoms.show("K21") { failure in
          failure.flow?.hasSuffix("(dead)") ?? (failure.expected == "cancelled()")
            && failure.isSilent
        } && !symptoms.show("K4", "K8")
      }),
  ]
}
