extension KotlinTrace {
  /// An event of a subscription or call, or of a call from Kotlin.
  ///
  /// `description` is one line with all properties; `line` leaves out those that differ from run to
  /// run.
  public struct Event: Sendable, CustomStringConvertible {
    /// The kind of an event. Later versions may add kinds.
    public struct Kind: Hashable, Sendable {
      let word: String

      /// Subscribed, or called by one of the two sides.
      public static let made = Kind(word: "made")
      /// The other side did not accept the subscription or call, and nothing has run.
      public static let refused = Kind(word: "refused")
      /// Swift has requested elements.
      public static let request = Kind(word: "request")
      /// Swift has cancelled, or Kotlin a call from Kotlin.
      public static let cancel = Kind(word: "cancel")
      /// The library has delivered elements.
      public static let elements = Kind(word: "elements")
      /// The flow has completed.
      public static let completed = Kind(word: "completed")
      /// A call has returned its value.
      public static let returned = Kind(word: "returned")
      /// The flow or call has failed.
      public static let threw = Kind(word: "threw")
      /// Work of Kotlin's has waited for the main queue for a second. The event is of the library itself.
      public static let stalled = Kind(word: "stalled")
      /// The last event of work that was accepted and not answered in place.
      public static let released = Kind(word: "released")
    }

    /// What has happened, for programs.
    public let kind: Kind
    /// The name of the library.
    public let library: String
    /// The name of the flow or function, or of the member that Kotlin calls; or `Dispatchers.Main`.
    public let name: String
    /// The number of the subscription or call in its library, from 1; 0 for an event of the library itself.
    public let number: Int
    /// What happened, in words.
    public let message: String
    /// The time since the first event of this process, on a monotonic clock.
    public let time: Duration
    /// The system's number, and perhaps the name, of the thread of the event.
    public let thread: String
    /// What the event is of; nil for the library itself.
    let work: Work?
    /// Whether it is the last event of its work.
    let isLast: Bool

    /// The library, the number, the name and the message.
    public var line: String { "\(library) #\(number) \(name): \(message)" }

    public var description: String { "[\(time, decimals: 6) thread \(thread)] \(line)" }
  }
}

extension KotlinTrace.Event {
  private static let start = ContinuousClock.now

  typealias Work = TrackedWork.Kind

  /// An event of now, on this thread.
  init(_ kind: Kind, of work: TrackedWork, isLast: Bool, message: String) {
    self.init(
      kind, library: work.library, name: work.name, number: work.number, message: message,
      work: work.kind, isLast: isLast)
  }

  /// An event of a library itself, now and on this thread.
  init(_ kind: Kind, library: String, name: String, message: String) {
    self.init(
      kind, library: library, name: name, number: 0, message: message, work: nil, isLast: false)
  }

  private init(
    _ kind: Kind, library: String, name: String, number: Int, message: String, work: Work?,
    isLast: Bool
  ) {
    self.kind = kind
    self.library = library
    self.name = name
    self.number = number
    self.message = message
    self.work = work
    self.isLast = isLast
    time = Self.start.duration(to: .now)
    thread = System.currentThread()
  }
}

extension KotlinTrace {
  /// Prints an event to stderr, as one line.
  @Sendable
  public static func printToStandardError(_ event: Event) {
    System.writeToStandardError("\(event)\n")
  }
}
