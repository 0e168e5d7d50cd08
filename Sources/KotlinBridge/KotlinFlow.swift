/// A Kotlin `Flow` of a library: a stream that is not collected yet.
///
/// - A value: each iteration or subscription collects anew, and any number may run at once.
/// - Iterated by `for try await`: back-pressured, Kotlin is never more than the window ahead. Nothing
///   is collected before the first `next()`. Leaving the loop, dropping the iterator and cancelling the
///   task cancel the Kotlin job.
/// - Throws `KotlinError` for what Kotlin throws, `CancellationError` when the task or the Kotlin side
///   was cancelled; `nil` ever after.
///
///       for try await position in try library.flow("pollIssPosition", of: IssPosition.self) {
///         print(position)
///       }
public struct KotlinFlow<Element: KotlinValue>: Sendable {
  private(set) var source: FlowSource
  private var chosenWindow: KotlinDemand = 64
  private var chosenPlacement: KotlinPlacement?

  init(source: FlowSource) {
    self.source = source
  }

  /// How far Kotlin may be ahead of the sequence and stream forms: 64 elements, unless chosen here.
  ///
  /// With 1, Kotlin is never more than the one requested element ahead. State flows always use 1, so
  /// that a slow consumer gets the latest value.
  public func window(_ window: KotlinDemand) -> KotlinFlow {
    var copy = self
    copy.chosenWindow = window
    return copy
  }

  /// Where the Kotlin code runs; `.caller` for the forms that pull, `.default` for those that push,
  /// unless chosen here.
  public func placement(_ placement: KotlinPlacement) -> KotlinFlow {
    var copy = self
    copy.chosenPlacement = placement
    return copy
  }

  /// The same flow, said to be subscribed to at this place.
  @usableFromInline
  package func at(_ fileID: StaticString, _ line: UInt) -> KotlinFlow {
    var copy = self
    copy.source.place = SourcePlace(fileID: fileID, line: line)
    return copy
  }

  /// The placement of a form that pulls, so that Kotlin never has more to do than was asked for.
  var pullPlacement: KotlinPlacement { chosenPlacement ?? .caller }

  /// The placement of a form that pushes, where an endless flow would not return to its caller.
  var pushPlacement: KotlinPlacement { chosenPlacement ?? .default }

  var window: KotlinDemand { source.isState ? 1 : chosenWindow }
}
