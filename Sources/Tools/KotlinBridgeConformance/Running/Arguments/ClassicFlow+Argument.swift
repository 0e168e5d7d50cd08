package import KotlinBridgeTools

extension ClassicFlow {
  private static let fields = ["subscribe", "cancel", "release", "live", "does", "delivers"]

  /// Reads `subscribe=SYMBOL,cancel=SYMBOL[,release=SYMBOL][,live=SYMBOL],does=counts:5` and, at
  /// any place, `delivers=one-thread`.
  package init(argument text: String) throws(CommandError) {
    var fields: [String: String] = [:]
    for (name, value) in try Self.split(text) {
      guard fields.updateValue(value, forKey: name) == nil else {
        throw CommandError("--classic gives \(name)= twice in '\(text)'")
      }
    }
    func field(_ name: String) throws(CommandError) -> String {
      guard let value = fields[name] else {
        throw CommandError("--classic '\(text)' lacks \(name)=")
      }
      return value
    }
    let stated = try StatedBehavior(argument: field("does"), of: "does=")
    self.init(
      behavior: stated.behavior, subscribe: try field("subscribe"), cancel: try field("cancel"),
      release: fields["release"])
    message = stated.message
    live = fields["live"]
    if let way = fields["delivers"] {
      guard way == "one-thread" else {
        throw CommandError("delivers= must be one-thread or left out, not '\(way)'")
      }
      deliversOnOneThread = true
    }
  }

  /// Splits at the commas before the names of fields: a message may have commas, too.
  private static func split(_ text: String) throws(CommandError) -> [(String, String)] {
    var found: [(String, String)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let name = fields.first(where: { part.hasPrefix($0 + "=") }) {
        found.append((name, String(part.dropFirst(name.count + 1))))
      } else if let last = found.last, last.0 == "does", last.1.hasPrefix("throws:") {
        found[found.count - 1].1 += "," + part
      } else {
        throw CommandError(
          "--classic takes \(fields.joined(separator: "=, "))=, not '\(part)'")
      }
    }
    for (name, value) in found where value.isEmpty {
      throw CommandError("--classic '\(text)' gives \(name)= no value")
    }
    return found
  }

  /// The text that `init(argument:)` reads.
  package var argument: String {
    let optional = [release.map { "release=\($0)" }, live.map { "live=\($0)" }].compactMap(\.self)
    let does = StatedBehavior(behavior: behavior, message: message).argument
    return
      (["subscribe=\(subscribe)", "cancel=\(cancel)"] + optional + ["does=\(does)"]
      + (deliversOnOneThread ? ["delivers=one-thread"] : [])).joined(separator: ",")
  }
}
