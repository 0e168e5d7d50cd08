import Testing

extension KitchenSuites {
  /// A closure and a flow both ways in each position.
  @Suite struct Positions {
    @Test func closuresCrossAsParameters() async throws {
      #expect(
        try await closuresAsParameters()
          == ["ab", "-1", "4", "2", "42", "fed", "crew", "got page 7"])
    }

    @Test func closuresCrossAsResults() async throws {
      #expect(try await closuresAsResults() == ["8.0", "20", "page 3"])
    }

    @Test func closuresCrossAsProperties() throws {
      #expect(try closuresAsProperties() == ["true", "true", "hello, Ada"])
    }

    @Test func closuresCrossInMembers() async throws {
      #expect(try await closuresOfMembers() == "opened, p x, no y, [a], 1")
    }

    @Test func closuresCrossAsObjects() async throws {
      #expect(try await closuresAsObjects() == ["tea", "a taster", "hot tea"])
    }

    @Test func flowsCrossAsParameters() async throws {
      #expect(try await flowsAsParameters() == [6, -1, 10, 8])
    }

    @Test func flowsCrossAsResults() async throws {
      #expect(try await flowsAsResults() == [2, 4, 1, 2, 1, 0])
    }

    @Test func flowsCrossInClosures() async throws {
      #expect(try await flowsOfClosures() == 5)
    }

    @Test func flowsCrossInMembers() async throws {
      #expect(try await flowsOfMembers() == [1, 2, 1, 1, 2, 3, 3, 5])
    }
  }
}
