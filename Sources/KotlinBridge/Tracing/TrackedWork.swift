/// A subscription or call that is tracked: what is told of it, event by event.
///
/// `Tracking`'s lock protects all that is mutable.
final class TrackedWork: @unchecked Sendable {
  enum Kind { case subscription, call }

  struct Figures {
    /// Requested and not delivered.
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

  // MARK: - What Swift does

  func made(arguments: Int, placement: KotlinPlacement, demand: Int64) {
    Tracking.tell(.made, self) { figures in
      figures.outstanding = demand
      let how = "\(bytes(arguments)) of arguments, placement \(placement.name)"
      guard kind == .subscription else { return "called: \(how), at \(place)" }
      let asked =
        demand > 0
        ? "demand \(name(of: demand))"
        : "no demand requested yet: nothing arrives before the first request"
      return "subscribed: \(how), \(asked), at \(place)"
    }
  }

  func refused(_ error: KotlinError) {
    Tracking.tell(.refused, self, isEnd: true) { _ in "refused: \(error)" }
  }

  func requested(_ count: Int64) {
    Tracking.tell(.request, self) { figures in
      let (sum, isTooMuch) = figures.outstanding.addingReportingOverflow(count)
      figures.outstanding = isTooMuch ? .max : sum
      return "request \(name(of: count)): \(name(of: figures.outstanding)) outstanding"
    }
  }

  func cancelled(_ place: String) {
    Tracking.tell(.cancel, self) { figures in
      defer { figures.isCancelled = true }
      return figures.isCancelled ? "cancel \(place), once more" : "cancel \(place)"
    }
  }

  // MARK: - What the library does

  func received(_ count: Int, size: Int) {
    Tracking.tell(.elements, self) { figures in
      if figures.outstanding < .max {
        // A library may say that it delivers more than a difference holds.
        let (rest, isTooMuch) = figures.outstanding.subtractingReportingOverflow(Int64(count))
        figures.outstanding = isTooMuch ? -.max : rest
      }
      var message = "\(count) element\(count == 1 ? "" : "s"), \(bytes(size)): "
      switch figures.outstanding {
      case ..<0: message += "\(-figures.outstanding) more than were requested"
      case 0: message += "demand used up, nothing more arrives before the next request"
      default: message += "\(name(of: figures.outstanding)) outstanding"
      }
      return figures.isCancelled ? message + ", after the cancel" : message
    }
  }

  func completed() {
    end(.completed) { "completed" }
  }

  func returned(_ size: Int, inPlace: Bool = false) {
    end(.returned, isLast: inPlace) { "returned \(bytes(size))\(inPlace ? " in place" : "")" }
  }

  func threw(_ error: KotlinError) {
    end(.threw) { "threw, \(error.code): \(error)" }
  }

  func released(unseen: KotlinError?) {
    Tracking.tell(.released, self, isEnd: true) { figures in
      if let unseen { return "released, unseen: \(unseen)" }
      return figures.isEnded || figures.isCancelled
        ? "released" : "released, without having said how it ended"
    }
  }

  private func end(
    _ kind: KotlinTrace.Event.Kind, isLast: Bool = false, _ message: () -> String
  ) {
    Tracking.tell(kind, self, isEnd: isLast) { figures in
      defer { figures.isEnded = true }
      return figures.isEnded ? message() + ", though it had ended" : message()
    }
  }

  private func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

  private func name(of demand: Int64) -> String { demand == .max ? "unlimited" : "\(demand)" }
}

extension KotlinPlacement {
  fileprivate var name: String {
    switch self {
    case .caller: "caller"
    case .default: "default"
    case .io: "io"
    default: "\(rawValue)"
    }
  }
}
