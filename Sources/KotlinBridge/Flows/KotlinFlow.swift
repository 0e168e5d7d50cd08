/// A Kotlin `Flow`: a stream that is not collected yet. It is one of a library, or one of Swift's own, see
/// `init(_:)`.
///
/// - It is a value. Each iteration or subscription collects anew, and any number may run at once. What a
///   Kotlin function has made is alive until the last copy has gone.
/// - `for try await` iterates it with back pressure: Kotlin is never more than the window ahead,
///   and begins with the first `next()`. The end of the loop, of the iterator or of the task
///   cancels the Kotlin job.
/// - The loop does not wait for the end of the job: Kotlin's `finally` blocks may still run after
///   it. `cancelAndJoin()` of an iterator, or of the job that `subscribe` returns, waits for them.
/// - Top-level Swift code never destroys an iterator, so a `break` out of a loop there does not
///   cancel. Put the loop in a function.
/// - An element does not wait for the next one, with one exception: on the placement `.caller`,
///   after a quick burst, up to a window of elements arrives together. If Kotlin then computes or
///   blocks for long before it suspends, they arrive after that. Give such a flow the placement
///   `.default` or `.io`.
/// - The body and the registration of a shared or state flow run on the thread that subscribes,
///   whatever the placement, so that the subscription misses nothing that is emitted afterwards.
/// - It throws `KotlinError` for what Kotlin throws, and `CancellationError` if the task or the
///   Kotlin side was cancelled. After an error the iterator returns `nil`.
///
///       for try await position in repository.pollIssPosition() {
///         print(position)
///       }
public struct KotlinFlow<Element: KotlinValue>: Sendable {
  let origin: FlowOrigin
  private var chosenWindow: KotlinWindow?
  private var chosenPlacement: KotlinPlacement?

  init(origin: FlowOrigin) {
    self.origin = origin
  }

  init(source: FlowSource) {
    self.init(origin: .library(source))
  }

  /// Chooses how far Kotlin may be ahead of the sequence and stream forms, in elements. Without a
  /// choice here, the declaration's counts; without that, 64.
  ///
  /// - It is a limit: on the placement `.caller` Kotlin is one element ahead at first, and gets
  ///   further only while it makes elements quickly.
  /// - With 1, Kotlin is never more than the one requested element ahead. State flows always use 1,
  ///   so that a slow consumer gets the latest value.
  /// - With `.rendezvous`, Kotlin begins an element only when the consumer asks for it.
  public func window(_ window: KotlinWindow) -> KotlinFlow {
    var copy = self
    copy.chosenWindow = window
    return copy
  }

  func placed(_ placement: KotlinPlacement) -> KotlinFlow {
    var copy = self
    copy.chosenPlacement = placement
    return copy
  }

  /// The placement of a form that pulls: it never makes Kotlin do more than was requested.
  var pullPlacement: KotlinPlacement { chosenPlacement ?? origin.traits.placement ?? .caller }

  /// The placement of a form that pushes: on the caller, an endless flow would never return.
  var pushPlacement: KotlinPlacement { chosenPlacement ?? origin.traits.placement ?? .default }

  var window: KotlinWindow {
    origin.traits.kind == .state ? 1 : chosenWindow ?? origin.traits.window ?? 64
  }
}
