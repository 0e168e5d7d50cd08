/// What a machine has of one thing that the bridge needs.
package struct MachineFact: Sendable, Equatable {
  package enum Verdict: String, Sendable {
    case fits = "ok"
    /// Only some work needs it.
    case partly = "part"
    case missing = "MISS"
  }

  package let verdict: Verdict
  /// What there is, and what to do if that is not enough.
  package let text: String

  package init(_ verdict: Verdict, _ text: String) {
    self.verdict = verdict
    self.text = text
  }

  package var line: String { "\(verdict.rawValue)\(verdict == .fits ? "  " : "")  \(text)" }

  /// A program that must have a version.
  ///
  /// - Parameters:
  ///   - output: what the program prints of its version; nil if there is no such program.
  ///   - least: the oldest version that fits: `8.5`.
  ///   - otherwise: the verdict if it does not fit, and what to do then.
  package static func version(
    of name: String, _ output: String?, least: String, otherwise: Verdict, _ advice: String
  ) -> MachineFact {
    guard let output else { return MachineFact(otherwise, "no \(name): \(advice)") }
    guard let found = Version(firstIn: output), let least = Version(firstIn: least) else {
      return MachineFact(otherwise, "\(name) does not print its version: \(advice)")
    }
    if found < least {
      return MachineFact(otherwise, "\(name) \(found) is older than \(least): \(advice)")
    }
    return MachineFact(.fits, "\(name) \(found)")
  }

  /// An amount of memory or of room on a disk.
  package static func room(
    of name: String, _ bytes: UInt64, least: UInt64, _ advice: String
  ) -> MachineFact {
    let text = "\(bytes >> 30) GB of \(name)"
    if bytes >> 30 >= least { return MachineFact(.fits, text) }
    return MachineFact(.partly, "\(text), but \(least) GB are recommended: \(advice)")
  }
}

/// Numbers with dots between them: `6.3.1`.
struct Version: Comparable, CustomStringConvertible {
  let numbers: [Int]

  /// Finds the first number of a text that has a dot in it, or else its first number.
  init?(firstIn text: String) {
    let words = text.split { !$0.isASCII || !($0.isNumber || $0 == ".") }
    let versions = words.map { $0.split(separator: ".").compactMap { Int($0) } }.filter {
      !$0.isEmpty
    }
    guard let numbers = versions.first(where: { $0.count > 1 }) ?? versions.first else {
      return nil
    }
    self.numbers = numbers
  }

  static func < (left: Version, right: Version) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }

  var description: String { numbers.map(String.init).joined(separator: ".") }
}
