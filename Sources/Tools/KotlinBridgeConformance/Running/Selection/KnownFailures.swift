package import KotlinBridgeTools

/// The rules that are known to fail, from a file with a line for each.
///
/// A line is `K18`, or `K18 callback` for one form alone. `#` begins a comment.
package struct KnownFailures: Sendable {
  private struct Entry: Sendable {
    let rule: String
    /// Nil for all forms.
    let form: Form?
  }

  private var entries: [Entry] = []

  package init() {}

  package init(reading path: String) throws(CommandError) {
    let bytes = try readArgument("the list of known failures", path)
    try self.init(text: String(decoding: bytes, as: UTF8.self), path: path)
  }

  /// - Parameter path: names the file in errors.
  package init(text: String, path: String) throws(CommandError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      do throws(CommandError) {
        entries.append(try Self.entry(words.map(String.init)))
      } catch {
        throw CommandError("\(path):\(number + 1): \(error)")
      }
    }
  }

  private static func entry(_ words: [String]) throws(CommandError) -> Entry {
    guard words.count <= 2 else {
      throw CommandError(
        "a line must be a rule, or a rule and a form, not '\(words.joined(separator: " "))'")
    }
    let id = try Selection.rule(words[0])
    guard words.count == 2 else { return Entry(rule: id, form: nil) }
    guard let form = Form(rawValue: words[1]) else {
      let known = Form.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError("a form must be one of \(known), not '\(words[1])'")
    }
    guard Rule.named(id)?.forms.contains(form) == true else {
      throw CommandError("\(id) is not a rule of the form \(form.rawValue)")
    }
    return Entry(rule: id, form: form)
  }

  package func contains(_ rule: String, _ form: Form) -> Bool {
    entries.contains { $0.rule == rule && ($0.form == nil || $0.form == form) }
  }
}
