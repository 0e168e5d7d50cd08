package import KotlinBridgeTools

/// How each rule is run.
package struct RunSettings: Sendable, Equatable {
  package var rounds = Self.usualRounds
  /// The seed of the random moments in races. It is small enough for any reader of JSON.
  package var seed = UInt64.random(in: 1..<1 << 32)

  /// So many find what shows in one of 100 rounds at 99 %.
  package static let usualRounds = 460
  /// So many find what shows in one of 20 000 rounds at 99 %.
  private static let thoroughRounds = 92_000
  private static let thoroughTimeout = Duration.seconds(1800)
  private static let usualTimeout = Duration.seconds(60)
  private static let usualPatience = Duration.seconds(5)

  private var chosenTimeout: Duration?
  private var chosenPatience: Duration?

  package init() {}

  /// How long one rule may take.
  package var timeout: Duration { chosenTimeout ?? Self.usualTimeout }

  /// How long the rounds of one rule may take. It is shorter than the timeout, so that the check
  /// ends by itself.
  package var timeOfRounds: Duration { timeout * 3 / 5 }

  /// Says how long a thorough run of these rules may take; nothing for another run.
  package func longestTime(of rules: [String], jobs: Int) -> String {
    guard rounds >= Self.thoroughRounds else { return "" }
    let racing = rules.count { Rule.racing.contains($0) }
    let time = timeOfRounds * ((racing + jobs - 1) / jobs)
    let minutes = Int((time / .seconds(60)).rounded(.up))
    return
      ": at most \(minutes) minutes, because \(racing) checks repeat races, \(jobs) at a time, and each stops "
      + "after \(Int((timeOfRounds / .seconds(60)).rounded(.up)))"
  }

  /// How long a check waits for an event that must come. It is shorter than the timeout, so that
  /// the check has its own verdict first.
  package var patience: Duration { min(chosenPatience ?? Self.usualPatience, timeout * 3 / 4) }

  /// How long a process may neither compute nor end: no check waits as long.
  package var idleLimit: Duration { patience * 2 + .seconds(2) }

  /// Whether the user left it to the run how long it waits.
  package var mayHurry: Bool { chosenPatience == nil && chosenTimeout == nil }

  /// These settings for a bridge that has made rules wait in vain: what did not come before will
  /// hardly come later.
  package var hurried: RunSettings {
    var hurried = self
    hurried.chosenPatience = .seconds(2)
    hurried.chosenTimeout = .seconds(30)
    return hurried
  }

  /// Reads the value of an option if it is a setting. Returns false for any other option.
  package mutating func accept(
    _ option: String, _ reader: inout ArgumentReader
  ) throws(CommandError) -> Bool {
    switch option {
    case "--rounds": rounds = try reader.number(in: 1...1_000_000_000)
    case "--thorough":
      rounds = Self.thoroughRounds
      chosenTimeout = chosenTimeout ?? Self.thoroughTimeout
    case "--seed": seed = try reader.number(in: 0...UInt64.max)
    case "--timeout": chosenTimeout = try Self.seconds(option, reader.value())
    case "--patience": chosenPatience = try Self.seconds(option, reader.value())
    default: return false
    }
    return true
  }

  private static func seconds(_ option: String, _ text: String) throws(CommandError) -> Duration {
    // Nobody waits longer than a day, and a day is far from an overflow.
    guard let seconds = Double(text), (0.01...86_400).contains(seconds) else {
      throw CommandError("\(option) must be a number of seconds from 0.01 to 86400, not '\(text)'")
    }
    return .seconds(seconds)
  }

  /// The options that give these settings, without those that are as usual.
  ///
  /// - Parameter seed: whether the seed matters.
  package func options(seed isSeedUsed: Bool) -> [String] {
    (rounds == Self.usualRounds ? [] : ["--rounds", "\(rounds)"])
      + (isSeedUsed ? ["--seed", "\(seed)"] : [])
      + (timeout == Self.usualTimeout ? [] : ["--timeout", timeout.plainSeconds])
      + (chosenPatience.map { $0 == Self.usualPatience ? [] : ["--patience", $0.plainSeconds] }
        ?? [])
  }
}
