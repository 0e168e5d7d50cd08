/// A publisher that delivers the values and the completion of a recording to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What the publisher delivers.
  public let recording: Recording

  /// Makes a publisher of what `record` records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of `recording`.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Makes a publisher of these values and this completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    IteratorSubscription.start(
      subscriber, recording.output.makeIterator(), of: recording.output,
      completion: recording.completion)
  }

  /// Values and a completion.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The completion, `.finished` at first.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isComplete = false

    /// Makes a recording without values.
    public init() {}

    /// Makes a recording of these values and this completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Adds a value. After the completion that is a precondition failure.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "A value can't follow the completion")
      output.append(input)
    }

    /// Sets the completion. A second one is a precondition failure.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "A recording can have only one completion")
      self.completion = completion
      isComplete = true
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case completion, output
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(completion, forKey: .completion)
    try container.encode(output, forKey: .output)
  }
}
