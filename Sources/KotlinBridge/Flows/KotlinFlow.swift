/// A Kotlin `Flow` of a library: a stream that is not collected yet.
///
/// - A value: each iteration or subscription collects anew, and any number may run at once.
/// - Iterated by `for try await`: back-pressured, Kotlin is never more than the window ahead. Nothing
///   is collected before the first `next()`. Leaving the loop, dropping the iterator and cancelling the
///   task cancel the Kotlin job, and `cancelAndJoin()` of an iterator waits for its end too.
/// - The loop does not wait for that: Kotlin's `finally` blocks may still run when it is over. A call
///   waits for them, and so does `cancelAndJoin()` of what `subscribe` returns.
/// - Top-level Swift code never destroys an iterator: a `break` out of a loop there does not cancel. Put
///   the loop in a function.
/// - An element does not wait for the next one. One exception: on the placement `.caller`, after a quick
///   burst, up to a window of elements arrives together. If Kotlin then computes or blocks for long
///   before it suspends, they arrive after that: give such a flow the placement `.default` or `.io`.
/// - The body and the registration of a shared or state flow run on the thread that subscribes, whatever
///   the placement, so that nothing is missed which is emitted afterwards.
/// - Throws `KotlinError` for what Kotlin throws, `CancellationError` when the task or the Kotlin side
///   was cancelled; `nil` ever after.
///
///       for try await position in try library.flow("pollIssPosition", of: IssPosition.self) {
///         print(position)
///       }
public struct KotlinFlow<Element: KotlinValue>: Sendable {
  let source: FlowSource
  private var chosenWindow: KotlinWindow?
  private var chosenPlacement: KotlinPlacement?

  init(source: FlowSource) {
    self.source = source
  }

  /// How far Kotlin may be ahead of the sequence and stream forms, counted in elements and not in bytes:
  /// what is chosen here, else what the registration says, else 64.
  ///
  /// - It is the most: on the placement `.caller` Kotlin begins one element ahead, and gets further only
  ///   while it makes elements quickly.
  /// - With 1, Kotlin is never more than the one requested element ahead. State flows always use 1, so
  ///   that a slow consumer gets the latest value.
  /// - With `.rendezvous` Kotlin begins with an element only when it is asked for.
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

  /// The placement of a form that pulls, so that Kotlin never has more to do than was asked for.
  var pullPlacement: KotlinPlacement { chosenPlacement ?? source.declaration.placement ?? .caller }

  /// The placement of a form that pushes, where an endless flow would not return to its caller.
  var pushPlacement: KotlinPlacement { chosenPlacement ?? source.declaration.placement ?? .default }

  var window: KotlinWindow {
    source.declaration.isState ? 1 : chosenWindow ?? source.declaration.window ?? 64
  }
}
