extension KotlinTrace {
  /// Something that a subscription or call did, or that was done to it.
  ///
  /// `description` is one line with all of it, `line` the part of it that is the same each time.
  public struct Event: Sendable, CustomStringConvertible {
    /// What it was. Open-ended: compare with the constants, expect others.
    public struct Kind: Hashable, Sendable {
      private let name: String

      /// Subscribed, or called.
      public static let made = Kind(name: "made")
      /// The library did not accept it.
      public static let refused = Kind(name: "refused")
      public static let request = Kind(name: "request")
      public static let cancel = Kind(name: "cancel")
      /// A batch of elements.
      public static let elements = Kind(name: "elements")
      public static let completed = Kind(name: "completed")
      /// A call has its value.
      public static let returned = Kind(name: "returned")
      public static let threw = Kind(name: "threw")
      /// The last event, but of what was refused or answered in place.
      public static let released = Kind(name: "released")
    }

    public let kind: Kind
    /// The name of the library.
    public let library: String
    /// The name of the flow or function.
    public let name: String
    /// Which subscription or call of its library it is, from 1 on.
    public let number: Int
    /// What happened, in words.
    public let message: String
    /// When, on a clock that never goes back, since this process first told an event.
    public let time: Duration
    /// On which thread: the system's number for it.
    public let thread: String

    public var line: String { "\(library) #\(number) \(name): \(message)" }

    public var description: String { "[\(time, decimals: 6) thread \(thread)] \(line)" }
  }
}

extension KotlinTrace.Event {
  private static let start = ContinuousClock.now

  init(_ kind: Kind, of work: TrackedWork, message: String) {
    self.kind = kind
    library = work.library
    name = work.name
    number = work.number
    self.message = message
    time = Self.start.duration(to: .now)
    thread = currentThread()
  }
}
