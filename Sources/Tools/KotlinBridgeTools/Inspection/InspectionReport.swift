import KotlinBridge

/// The report of `kotlin-bridge inspect` on a library.
///
/// - `file` is what the file says, and `problems` what is wrong with it.
/// - `classic` has the flows of a hand-written bridge; nil unless the user names some.
/// - `bridge` is what the library says once it is loaded; nil where it can't be loaded.
package struct InspectionReport: Encodable, Sendable {
  package struct File: Encodable, Sendable {
    package var path: String
    package var soname: String?
    package var needed: [String]
    package var exports: [String]
    /// The file's size in bytes.
    package var size: Int
  }

  package var file: File
  package var problems: [String]
  package var classic: [InspectedFlow]?
  package var bridge: InspectedBridge?

  package init(_ library: LibraryFile) {
    file = File(
      path: library.path, soname: library.soname, needed: library.needed, exports: library.exports,
      size: library.size)
    // What is asked of a bridge's file is nothing for one that is none.
    problems = library.entries.isEmpty ? [] : library.problems().map(\.description)
  }

  package var json: String { jsonText(self) }

  package var text: String {
    lines.map { printable($0, isOneLine: true) }.joined(separator: "\n")
  }

  private var lines: [String] {
    var lines = [
      "file     \(file.path), \(file.size) bytes", "soname   \(file.soname ?? "none")",
      "needs    \(Self.list(file.needed))", "exports  \(Self.list(file.exports))",
    ]
    lines += problems.map { "problem  \($0)" }
    if let classic {
      lines.append(Self.title(classic.count, "flow"))
      lines += classic.map { "  \($0.line)" }
    }
    guard let bridge else { return lines }
    lines += [
      "bridge   \(bridge.manifest.library), Kotlin \(bridge.manifest.kotlin)",
      "table    version \(bridge.table.version), \(bridge.table.size) bytes",
    ]
    if let module = bridge.table.module {
      lines.append(
        "module   digest \(module.digest), \(Self.title(Int(module.flows), "flow")) and "
          + Self.title(Int(module.functions), "function"))
    }
    lines.append("")
    let flows = bridge.manifest.flows
    // What makes a flow stands as the flow.
    let functions = bridge.manifest.functions.filter { $0.flow == nil }
    lines.append(Self.title(flows.count, "flow"))
    lines += flows.map { "  \($0.declaration(madeBy: bridge.manifest.maker(of: $0)))" }
    lines.append(Self.title(functions.count, "function"))
    lines += functions.map { "  \($0.declaration)" }
    return lines
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
