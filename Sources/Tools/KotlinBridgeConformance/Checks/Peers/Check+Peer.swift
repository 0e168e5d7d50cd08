extension Check {
  static func peer(
    _ rule: String, _ body: @escaping @Sendable (PeerCheck) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: [.peer]) { subject, settings, record in
      guard case .peer(let subject) = subject else { throw NotOffered("a library's file") }
      let library = try subject.attached()
      let check = try await PeerCheck(library: library, settings: settings, record: record)
        .withoutLookalikes()
      try await body(check)
      try check.expectNoMistakes()
    }
  }
}
