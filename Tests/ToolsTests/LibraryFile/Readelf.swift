import TestHelpers

/// A library as readelf of binutils reads it.
struct Readelf {
  let soname: String?
  let needed: [String]
  let exports: [String]
  let hasTextRelocations: Bool
  let hasExecutableStack: Bool
  let isNeverUnloaded: Bool

  init(_ path: String) throws {
    let dynamic = try lines("--dynamic", path)
    func names(_ tag: String) -> [String] {
      dynamic.filter { $0.contains(tag) }.map { $0.split { "[]".contains($0) }[1] }.map(String.init)
    }
    soname = names("(SONAME)").first
    needed = names("(NEEDED)")
    hasTextRelocations = dynamic.contains { $0.contains("TEXTREL") }
    isNeverUnloaded = dynamic.contains { $0.contains("(FLAGS_1)") && $0.contains("NODELETE") }
    hasExecutableStack =
      try lines("--segments", path).first { $0.contains("GNU_STACK") }?.contains("RWE") ?? true
    // The columns: number, value, size, type, binding, visibility, section, name@version.
    let symbols = try lines("--dyn-syms", path).map { $0.split(separator: " ") }
    exports =
      symbols
      .filter { $0.count >= 8 && ["GLOBAL", "WEAK", "UNIQUE"].contains($0[4]) && $0[6] != "UND" }
      .map { String($0[7].prefix { $0 != "@" }) }.sorted()
  }
}

private func lines(_ option: String, _ path: String) throws -> [Substring] {
  try run("readelf", ["--wide", option, path]).split(separator: "\n")
}
