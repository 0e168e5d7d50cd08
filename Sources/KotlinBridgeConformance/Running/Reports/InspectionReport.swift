/// What `kotlin-bridge inspect` tells of a library: `file` from the file, `bridge` from the library once
/// it is loaded, `problems` of the file.
package struct InspectionReport: Encodable, Sendable {
  package struct File: Encodable, Sendable {
    package var path: String
    package var soname: String?
    package var needed: [String]
    package var exports: [String]
    /// In bytes.
    package var size: Int
  }

  package var file: File
  package var problems: [String]
  package var bridge: Inspection?

  package init(_ library: LibraryFile) {
    file = File(
      path: library.path, soname: library.soname, needed: library.needed, exports: library.exports,
      size: library.size)
    problems = library.problems().map(\.description)
  }

  package var json: String { jsonText(self) }

  package var text: String {
    var lines = [
      "file     \(file.path), \(file.size) bytes", "soname   \(file.soname ?? "none")",
      "needs    \(Self.list(file.needed))", "exports  \(Self.list(file.exports))",
    ]
    lines += problems.map { "problem  \($0)" }
    guard let bridge else { return lines.joined(separator: "\n") }
    lines += [
      "bridge   \(bridge.library), Kotlin \(bridge.kotlin)",
      "table    version \(bridge.table.version), \(bridge.table.size) bytes", "",
    ]
    lines.append(Self.title(bridge.flows.count, "flow"))
    lines += bridge.flows.map { "  \($0)" }
    lines.append(Self.title(bridge.functions.count, "function"))
    lines += bridge.functions.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).joined(separator: " ")
    if names.isEmpty { return "nothing" }
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }

  private static func title(_ count: Int, _ what: String) -> String {
    count == 1 ? "1 \(what)" : "\(count) \(what)s"
  }
}
