import CKotlinBridge
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
        let problems = file.problems()
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
