import KotlinBridge
import KotlinBridgeToolSupport

extension Check {
  static let libraryChecks: [Check] =
    [
      .library("K41") { subject, context in
        let raw: UnsafeMutableRawPointer?
        do throws(KotlinError) {
          raw = try subject.entry()
        } catch {
          throw CheckFailure(expected: "an entry '\(subject.entryName)'", observed: error.message)
        }
        guard let table = raw else {
          throw CheckFailure(expected: "a table from \(subject.entryName)()", observed: "NULL")
        }
        let header = TableHeader(table)
        try context.expect(
          header.isUsable,
          "version \(TableHeader.neededVersion) and at least \(TableHeader.neededSize) bytes of the table",
          "version \(header.version) and \(header.size) bytes")
        let again = try subject.entry()
        try context.expect(again == raw, "the same table each time", "another one")
        let words = table.bindMemory(to: UInt.self, capacity: Int(TableHeader.neededSize) / 8)
        let missing = (1..<Int(TableHeader.neededSize) / 8).filter { words[$0] == 0 }
        try context.expect(
          missing.isEmpty, "a table whose functions are all there",
          "NULL at the offsets \(missing.map { $0 * 8 })")
      },

      .library("K44") { subject, context in
        let file: LibraryFile
        do throws(LibraryFileError) {
          file = try LibraryFile(reading: subject.path)
        } catch {
          throw CheckFailure(expected: "a shared library", observed: "\(error)")
        }
        let problems = file.problems()
        try context.expect(
          problems.isEmpty,
          "a file that exports its entry and its generated table alone, and loads well",
          problems.map(\.description).joined(separator: "; "))
        try context.expect(
          file.entries.contains(subject.entryName), "an entry \(subject.entryName)",
          file.entries.joined(separator: ", "))
      },
    ] + [refusalCheck, manifestCheck]

  /// A check of a library by its path.
  static func library(
    _ rule: String, _ body: @escaping @Sendable (LibrarySubject, CheckContext) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: [.library]) { subject, context in
      guard case .library(let subject) = subject else { throw NotOffered("a library's file") }
      try await body(subject, context)
    }
  }
}
