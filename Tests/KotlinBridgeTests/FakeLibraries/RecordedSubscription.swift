import KotlinBridge
import TestHelpers

/// A subscription with callbacks, with a record of what was called.
struct RecordedSubscription: Sendable {
  let recorder = EventRecorder<Int64>()
  let job: KotlinJob

  init(
    _ flow: KotlinFlow<Int64>, demand: KotlinDemand = .unlimited,
    onEach: @escaping @Sendable (Int64) -> Void = { _ in }
  ) {
    let recorder = recorder
    job = flow.subscribe(
      demand: demand,
      onEach: {
        recorder.record(.element($0))
        onEach($0)
      },
      onComplete: { recorder.record(.completed) },
      onThrow: { recorder.threw($0) })
  }
}
