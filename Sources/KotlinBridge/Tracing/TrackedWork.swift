/// A subscription or call that `Tracking` watches.
///
/// The lock of `Tracking` protects what is mutable.
final class TrackedWork: @unchecked Sendable {
  enum Kind { case subscription, call }

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
  let place: SourcePlace
  let since = ContinuousClock.now
  var figures = Figures()
  var job: UInt64?

  init(
    kind: Kind, table: UInt, library: String, name: String, number: Int, place: SourcePlace
  ) {
    self.kind = kind
    self.table = table
    self.library = library
    self.name = name
    self.number = number
    self.place = place
  }

  var snapshot: KotlinTrace.Live {
    KotlinTrace.Live(
      isCall: kind == .call, name: name, number: number, place: place.description, since: since,
      outstanding: figures.outstanding, isCancelled: figures.isCancelled, hasEnded: figures.isEnded)
  }
}
