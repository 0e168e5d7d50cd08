/// A subscription, a call, or a call or collection from Kotlin that `Tracking` watches.
///
/// The lock of `Tracking` protects what is mutable.
@usableFromInline
final class TrackedWork: @unchecked Sendable {
  enum Kind {
    case subscription, call
    /// Kotlin calls Swift.
    case hosted
    /// Kotlin collects a sequence of Swift's.
    case collection
  }

  /// Who has begun it, or what it calls.
  enum Origin {
    case code(SourcePlace)
    /// The type of the Swift object that Kotlin calls, or of the sequence.
    case object(Any.Type)
  }

  struct Figures {
    /// The count of elements that were requested and not delivered yet.
    var outstanding: Int64 = 0
    var isCancelled = false
    /// Whether the library has said how it ended.
    var isEnded = false
  }

  let kind: Kind
  let table: UInt
  let library: String
  let name: String
  let number: Int
  let origin: Origin
  let since = ContinuousClock.now
  var figures = Figures()
  var job: UInt64?

  init(
    kind: Kind, table: UInt, library: String, name: String, number: Int, origin: Origin
  ) {
    self.kind = kind
    self.table = table
    self.library = library
    self.name = name
    self.number = number
    self.origin = origin
  }

  var snapshot: KotlinTrace.Live {
    KotlinTrace.Live(
      isCall: kind == .call || kind == .hosted,
      isFromKotlin: kind == .hosted || kind == .collection, name: name, number: number,
      place: origin.description, since: since, outstanding: figures.outstanding,
      isCancelled: figures.isCancelled, hasEnded: figures.isEnded)
  }
}

extension TrackedWork.Origin: CustomStringConvertible {
  var description: String {
    switch self {
    case .code(let place): place.description
    case .object(let type): String(reflecting: type)
    }
  }
}
