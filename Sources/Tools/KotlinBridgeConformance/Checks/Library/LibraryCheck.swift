/// A check of a library by its path: its file, its table, its manifest.
struct LibraryCheck: RunningCheck {
  let subject: LibrarySubject
  let settings: CheckSettings
  let record: CheckRecord
}

extension Check {
  static func library(
    _ rule: String, _ body: @escaping @Sendable (LibraryCheck) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: [.library]) { subject, settings, record in
      guard case .library(let subject) = subject else { throw NotOffered("a library's file") }
      let check = LibraryCheck(subject: subject, settings: settings, record: record)
      try await body(check)
      try check.expectNoStrangeContext()
    }
  }
}
