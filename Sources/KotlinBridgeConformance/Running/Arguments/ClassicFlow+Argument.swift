package import KotlinBridgeToolSupport

extension ClassicFlow {
  /// Reads `subscribe=SYMBOL,cancel=SYMBOL[,release=SYMBOL],does=counts:5`.
  package init(argument text: String) throws(CommandError) {
    var fields: [String: String] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1)
      let known = ["subscribe", "cancel", "release", "does"]
      guard pair.count == 2, known.contains(String(pair[0])) else {
        throw CommandError(
          "--classic is made of \(known.joined(separator: "=, "))=, which '\(part)' is none of")
      }
      guard fields.updateValue(String(pair[1]), forKey: String(pair[0])) == nil else {
        throw CommandError("--classic says \(pair[0])= twice in '\(text)'")
      }
    }
    func field(_ name: String) throws(CommandError) -> String {
      guard let value = fields[name] else {
        throw CommandError("--classic '\(text)' lacks \(name)=")
      }
      return value
    }
    self.init(
      behavior: try Behavior(argument: field("does")), subscribe: try field("subscribe"),
      cancel: try field("cancel"), release: fields["release"])
  }

  /// The text that `init(argument:)` reads.
  package var argument: String {
    let released = release.map { ",release=\($0)" } ?? ""
    return "subscribe=\(subscribe),cancel=\(cancel)\(released),does=\(behavior)"
  }
}

extension Behavior {
  /// Reads the text after `does=`, which is also the description of a behavior.
  fileprivate init(argument text: String) throws(CommandError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let count = parts.count == 2 ? Int64(parts[1]).flatMap { $0 >= 0 ? $0 : nil } : nil
    switch (parts[0], count, parts.count) {
    case ("counts", let count?, 2): self = .counts(count)
    case ("throws", let count?, 2): self = .throwsAfter(count)
    case ("cancels", let count?, 2): self = .cancels(count)
    case ("endless", nil, 1): self = .endless
    case ("never", nil, 1): self = .never
    case ("dead", nil, 1): self = .dead
    case ("gated", _, 2) where !parts[1].isEmpty:
      self = .blocks(burst: 1, times: .max, gate: String(parts[1]))
    default:
      throw CommandError(
        "does= is one of counts:N, throws:K, endless, never, cancels:K, dead, gated:OPEN, not '\(text)'"
      )
    }
  }
}
