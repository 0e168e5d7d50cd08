import KotlinBridge

extension Check {
  static let echoChecks: [Check] = [
    .call("K46") { check in
      for value in EchoValue.awkward {
        let back: EchoValue
        do {
          back = try await check.subject.echo(value)
        } catch let missing as NotOffered {
          throw missing
        } catch {
          throw CheckFailure(expected: "\(value) back", observed: "\(error)")
        }
        try expect(back == value, "\(value) back, bit for bit", "\(back)")
      }
      if let table = check.subject as? TableCallSubject {
        try await check.expectLoneSurrogatesAreReplaced(table.library)
        try await check.expectWholeElements(table.library)
        try expectWholeFailures(of: table.library)
        try await expectWholeChains(for: check, of: table.library)
        try await expectFields(for: check, of: table.library)
      }
    }
  ]
}

extension CallCheck {
  /// Fails unless halves of surrogate pairs leave Kotlin as U+FFFD, and bytes that are not UTF-8
  /// are malformed, as docs/ABI.md says.
  fileprivate func expectLoneSurrogatesAreReplaced(_ library: TableClient) async throws {
    for bytes in [[0xED, 0xA0, 0x80], [0xC0, 0x80], [0xFF]] as [[UInt8]] {
      let argument = [UInt8(bytes.count), 0, 0, 0] + bytes
      let expected = "bytes that are not UTF-8 refused with KB_MALFORMED: \(bytes.short)"
      do {
        let back = try await library.answer(of: "echoString", arguments: argument)
        throw CheckFailure(expected: expected, observed: back.short)
      } catch let refused as RefusedStatus {
        try expect(refused.isMalformed, expected, "\(refused)")
      }
    }
    guard let flow = library.flow("awkwardStrings") else { return }
    let batches = try await library.elements(of: DeclaredFlow(flow), count: 100, for: self)
    let bytes = batches.flatMap(\.bytes)
    for lone in [[0xED, 0xA0, 0x80], [0xED, 0xB0, 0x80]] as [[UInt8]] {
      let isThere = bytes.indices.contains { bytes[$0...].starts(with: lone) }
      try expect(!isThere, "a lone surrogate as U+FFFD", "\(lone.short) in \(bytes.short)")
    }
    let replaced = bytes.indices.count { bytes[$0...].starts(with: [0xEF, 0xBF, 0xBD]) }
    try expect(replaced == 4, "four lone surrogates, each as U+FFFD", "\(replaced) times U+FFFD")
  }

  /// Fails unless the elements of flows arrive with all their bits, like the answers of calls.
  fileprivate func expectWholeElements(_ library: TableClient) async throws {
    let numbers = 0..<10 as Range<Int64>
    let flows: [(String, [[UInt8]])] = [
      ("booleans", numbers.map { KotlinWriter.bytes(of: $0 % 2 == 1) }),
      ("doubles", numbers.map { KotlinWriter.bytes(of: Double($0) / 2) }),
      (
        "durations",
        numbers.map {
          KotlinWriter.bytes(of: Duration.milliseconds($0 * 1500 * ($0 % 2 == 0 ? 1 : -1)))
        }
      ),
      (
        "instants",
        numbers.map {
          KotlinWriter.bytes(
            of: KotlinInstant(
              seconds: ($0 % 2 == 0 ? $0 : -$0) * 86_400, nanoseconds: Int32($0) * 100_000_001))
        }
      ),
    ]
    for (name, expected) in flows where library.flow(name) != nil {
      let named = NamedFlow(name: name, arguments: [.init(parameter: "n", text: "10")])
      let flow = try DeclaredFlow(named, in: library.manifest)
      let bytes = try await library.elements(of: flow, count: 10, for: self).flatMap(\.bytes)
      try expect(
        bytes == expected.flatMap(\.self), "the elements of '\(named)', bit for bit", bytes.short)
    }
  }
}
