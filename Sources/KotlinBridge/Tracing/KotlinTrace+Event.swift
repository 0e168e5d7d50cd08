extension KotlinTrace {
  /// An event of a subscription or call, or of a call from Kotlin.
  ///
  /// `description` is one line with all properties; `line` leaves out those that differ from run to
  /// run.
  public struct Event: Sendable, CustomStringConvertible {
    /// The kind of an event. Later versions may add kinds.
    public struct Kind: Hashable, Sendable {
      private let name: String

      /// Subscribed, or called by one of the two sides.
      public static let made = Kind(name: "made")
      /// The other side did not accept the subscription or call, and nothing has run.
      public static let refused = Kind(name: "refused")
      /// Swift has requested elements.
      public static let request = Kind(name: "request")
      /// Swift has cancelled, or Kotlin a call from Kotlin.
      public static let cancel = Kind(name: "cancel")
      /// The library has delivered elements.
      public static let elements = Kind(name: "elements")
      /// The flow has completed.
      public static let completed = Kind(name: "completed")
      /// A call has returned its value.
      public static let returned = Kind(name: "returned")
      /// The flow or call has failed.
      public static let threw = Kind(name: "threw")
      /// Work of Kotlin's has waited for the main queue for a second. The event is of the library itself.
      public static let stalled = Kind(name: "stalled")
      /// The last event of work that was accepted and not answered in place.
      public static let released = Kind(name: "released")
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

    /// The library, the number, the name and the message.
    public var line: String { "\(library) #\(number) \(name): \(message)" }

    public var description: String { "[\(time, decimals: 6) thread \(thread)] \(line)" }
  }
}

extension KotlinTrace.Event {
  private static let start = ContinuousClock.now

  /// An event of now, on this thread.
  init(_ kind: Kind, library: String, name: String, number: Int, message: String) {
    self.kind = kind
    self.library = library
    self.name = name
    self.number = number
    self.message = message
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
