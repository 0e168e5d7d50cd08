extension Mistake {
  /// Buffers between the flow and its consumer.
  static let buffers = [
    Mistake(
      "A buffer without a limit",
      usual: """
        ```kotlin
        scope.launch {
            flow.buffer(Channel.UNLIMITED).collect { onEach(it) }
        }
        ```
        """,
      harm: "Nothing slows the producer down any more. While the consumer is slow, memory grows: "
        + "code that works on a desk ends the process in the field. An `AsyncStream` with its "
        + "default policy is such a buffer, too.",
      repair: (
        "Let `collect` wait for the callback. If a window is needed, give it a limit.",
        """
        ```kotlin
        scope.launch {
            flow.buffer(64).collect { onEach(it) } // suspends the producer when it is full
        }
        ```
        """
      ),
      rules: "K26, K23",
      sentence: "memory grows while the consumer is slow: a buffer without a limit",
      explains: { $0.show("K26") { $0.expected.hasPrefix("memory that does not grow") } }),

    Mistake(
      "Elements handed to a buffer that drops them",
      usual: """
        ```kotlin
        val elements = MutableSharedFlow<Long>(extraBufferCapacity = 64)

        fun subscribe() {
            scope.launch { elements.collect { onEach(it) } }
            scope.launch { flow.collect { elements.tryEmit(it) } }
        }
        ```
        """,
      harm: "`tryEmit` and `trySend` return false when the buffer is full, and nobody checks. "
        + "Elements emitted before the collector has begun are lost as well: `launch` does not "
        + "wait for it. The fault shows only under load.",
      repair: (
        "Collect the flow itself. If a channel is needed, send to it with a suspending call.",
        """
        ```kotlin
        scope.launch { flow.collect { onEach(it) } }
        ```
        """
      ),
      rules: "K1, K2, K9, K26, K53",
      sentence: "elements are lost on their way: a buffer that drops, or a shared flow before its "
        + "collector has begun",
      explains: { symptoms in
        symptoms.show("K1", "K2", "K8", "K9", "K26", "K53") {
          $0.observed.contains(" is missing: ")
        }
          && !symptoms.show("K4")
      }),
  ]
}
