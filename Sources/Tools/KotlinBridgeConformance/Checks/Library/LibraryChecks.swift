import CKotlinBridge
import Glibc
import KotlinBridge
import KotlinBridgeTools

extension Check {
  static let libraryChecks: [Check] =
    [
      .library("K41") { check in
        let raw: UnsafeMutableRawPointer?
        do {
          raw = try check.firstEntry()
        } catch let error as KotlinError {
          throw CheckFailure(
            expected: "an entry '\(check.subject.entryName)'", observed: error.message)
        }
        guard let table = raw else {
          throw CheckFailure(
            expected: "a table from \(check.subject.entryName)()", observed: "NULL")
        }
        let header = TableHeader(table)
        try expect(
          header.isUsable,
          "version \(TableHeader.neededVersion) and at least \(TableHeader.neededSize) bytes of the table",
          "version \(header.version) and \(header.size) bytes")
        let again = try check.subject.entry()
        try expect(again == raw, "the same table each time", "a different table")
        let missing = header.missing
        try expect(
          missing.isEmpty, TableHeader.wholeTable, "NULL for \(missing.joined(separator: ", "))")
      },

      .library("K44") { check in
        let file: LibraryFile
        do throws(LibraryFileError) {
          file = try LibraryFile(reading: check.subject.path)
        } catch {
          throw CheckFailure(expected: "a shared library", observed: "\(error)")
        }
        let soname = file.soname.flatMap { file.isNamed($0) ? $0 : nil }
        let problems = file.problems(expectedSoname: soname)
        try expect(
          problems.isEmpty,
          "a file that exports only its entry and its generated table, and loads without problems",
          problems.map(\.description).joined(separator: "; "))
        try expect(
          file.entries.contains(check.subject.entryName), "an entry \(check.subject.entryName)",
          file.entries.joined(separator: ", "))
      },
    ] + [refusalCheck, manifestCheck, entryCheck, objectCheck, stateCheck, placementCheck]
    + [libraryResourceCheck]
}

extension LibraryCheck {
  /// Loads the library and calls its entry, by eight threads at once. Fails unless each gets the same table.
  fileprivate func firstEntry() throws -> UnsafeMutableRawPointer? {
    let barrier = Barrier(of: 8)
    let threads = (0..<8).map { _ in
      ShortLivedThread {
        barrier.pass()
        return UInt(bitPattern: try subject.entry())
      }
    }
    let tables = try threads.map { try $0.value() }
    try expect(
      Set(tables).count == 1, "one table for eight threads that load the library at once",
      "\(Set(tables).count) tables")
    return UnsafeMutableRawPointer(bitPattern: tables[0])
  }
}

extension LibraryFile {
  /// Whether a soname is a name of this file: the one that it has, or the one of a link to it or from it. The
  /// version after `.so` may be another one.
  fileprivate func isNamed(_ soname: String) -> Bool {
    let target = Self.target(of: path)
    let link = Self.target(of: path.dropLast(path.fileName.count) + soname)
    return [path, target].contains { $0?.fileName.unversioned == soname.unversioned }
      || (link != nil && link == target)
  }

  /// The file to which a path leads; nil if there is none.
  private static func target(of path: some StringProtocol) -> String? {
    guard let real = realpath(String(path), nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

extension String {
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The name of a library without its version: `libshop.so` of `libshop.so.1.2`.
  fileprivate var unversioned: String {
    var parts = split(separator: ".", omittingEmptySubsequences: false)
    while let last = parts.last, UInt(last) != nil { parts.removeLast() }
    return parts.last == "so" ? parts.joined(separator: ".") : self
  }
}
