package import KotlinBridgeToolSupport

/// How each rule is run.
package struct RunSettings: Sendable, Equatable {
  package var rounds = Self.usualRounds
  /// The seed of the random moments in races. It is small enough for any reader of JSON.
  package var seed = UInt64.random(in: 1..<1 << 32)
  /// How long one rule may take.
  package var timeout = Self.usualTimeout

  package static let usualRounds = 100
  private static let usualTimeout = Duration.seconds(60)

  /// How long a check waits for an event that must come. It is shorter than the timeout, so that
  /// the check has its own verdict first.
  package var patience: Duration { min(chosenPatience ?? .seconds(10), timeout * 3 / 4) }
  private var chosenPatience: Duration?

  package init() {}

  /// Reads the value of an option if it is a setting. Returns false for any other option.
  package mutating func accept(
    _ option: String, _ reader: inout ArgumentReader
  ) throws(CommandError) -> Bool {
    switch option {
    case "--rounds": rounds = try reader.number(in: 1...1_000_000_000)
    case "--seed": seed = try reader.number(in: 0...UInt64.max)
    case "--timeout": timeout = try Self.seconds(option, reader.value())
    case "--patience": chosenPatience = try Self.seconds(option, reader.value())
    default: return false
    }
    return true
  }

  private static func seconds(_ option: String, _ text: String) throws(CommandError) -> Duration {
    // Nobody waits longer than a day, and a day is far from an overflow.
    guard let seconds = Double(text), (0.01...86_400).contains(seconds) else {
      throw CommandError("\(option) is a number of seconds from 0.01 to 86400, not '\(text)'")
    }
    return .seconds(seconds)
  }

  /// The options that give these settings.
  package var options: [String] {
    ["--rounds", "\(rounds)", "--seed", "\(seed)"]
      + (timeout == Self.usualTimeout ? [] : ["--timeout", timeout.plainSeconds])
      + (chosenPatience.map { ["--patience", $0.plainSeconds] } ?? [])
  }
}
