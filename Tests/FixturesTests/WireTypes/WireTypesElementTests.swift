import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Elements of every type arrive equal to those that Swift computes for the same index, in every
  /// form.
  @Suite struct WireTypesElements {
    @Test func numbersArrive() async throws {
      try await expectElements(booleans) { $0 % 2 == 1 }
      try await expectElements(bytes) { Int8(truncatingIfNeeded: $0) }
      try await expectElements(shorts) { Int16(truncatingIfNeeded: $0) }
      try await expectElements(ints) { Int32(truncatingIfNeeded: $0) }
      try await expectElements(longs) { Int64($0) }
      try await expectElements(uBytes) { UInt8(truncatingIfNeeded: $0) }
      try await expectElements(uShorts) { UInt16(truncatingIfNeeded: $0) }
      try await expectElements(uInts) { UInt32(truncatingIfNeeded: $0) }
      try await expectElements(uLongs) { UInt64(truncatingIfNeeded: $0) }
      try await expectElements(chars) { UInt16(truncatingIfNeeded: $0) }
      try await expectElements(floats) { Float($0) / 2 }
      try await expectElements(doubles) { Double($0) / 2 }
    }

    @Test func narrowNumbersWrapAround() async throws {
      try await expectElements(bytes, counts: [1000]) { Int8(truncatingIfNeeded: $0) }
      try await expectElements(uBytes, counts: [1000]) { UInt8(truncatingIfNeeded: $0) }
      try await expectElements(chars, counts: [70_000]) { UInt16(truncatingIfNeeded: $0) }
    }

    @Test func stringsArrive() async throws {
      try await expectElements(strings) { "element \($0)" }
      try await expectElements(emptyStrings) { _ in "" }
      try await expectElements(byteArrays) { (0..<$0).map { UInt8(truncatingIfNeeded: $0) } }
    }

    @Test(arguments: [0, 1, 63, 64, 65, 100_000] as [Int64])
    func longStringsArrive(_ size: Int64) async throws {
      let text = String(repeating: "x", count: Int(size))
      let flow = try longStrings(n: 70, size: size)
      let isExpected =
        await history(of: flow, in: .sequence)
        == events(Array(repeating: text, count: 70), .completed)
      #expect(isExpected)
    }

    @Test func elementsWithoutBytesArriveAndAreCounted() async throws {
      try await expectElements(units, counts: [0, 1, 64, 65, 5000]) { _ in KotlinUnit() }
      try await expectElements(origins, counts: [0, 1, 64, 65, 5000]) { _ in Origin() }
    }

    @Test func nullIsAnElement() async throws {
      try await expectElements(nullableLongs) { $0 % 2 == 1 ? Int64($0) : nil }
      try await expectElements(nullableStrings) { $0 % 2 == 1 ? "element \($0)" : nil }
      try await expectElements(nulls, counts: [0, 1, 64, 65, 5000]) { _ in String?.none }
      try await expectElements(nullablePoints) { $0 % 2 == 1 ? Point($0) : nil }
    }

    @Test func collectionsArrive() async throws {
      try await expectElements(lists) { (0..<$0).map(Int64.init) }
      try await expectElements(longArrays) { (0..<$0).map(Int64.init) }
      try await expectElements(nestedLists, counts: [0, 1, 2, 20]) { index in
        (0..<index).map { (0..<$0).map(String.init) }
      }
      try await expectElements(nullableLists) { index in
        (0..<index).map { $0 % 2 == 1 ? Int64($0) : nil }
      }
      try await expectElements(sets) { index in Set((0..<index).map(String.init)) }
      try await expectElements(maps) { index in
        Dictionary(uniqueKeysWithValues: (0..<index).map { (String($0), Int64($0)) })
      }
    }

    @Test func timesArrive() async throws {
      try await expectElements(durations) { index in
        Duration.milliseconds(index * (index % 2 == 0 ? 1500 : -1500))
      }
      try await expectElements(instants) { index in
        KotlinInstant(
          seconds: Int64(index) * (index % 2 == 0 ? 86_400 : -86_400),
          nanoseconds: Int32(index % 10) * 100_000_001)
      }
    }

    @Test func recordsArrive() async throws {
      try await expectElements(colors) { Color($0) }
      try await expectElements(points) { Point($0) }
      try await expectElements(shapes) { (index) -> Shape in
        switch index % 4 {
        case 0: .circle(radius: Double(index))
        case 1:
          .square(side: Double(index), color: index % 8 == 1 ? Color(index) : nil)
        case 2: .group(shapes: [.circle(radius: 1), .blank])
        default: .blank
        }
      }
      try await expectElements(people) { index in
        Person(
          name: "Person \(index)", age: Int32(index),
          email: index % 2 == 1 ? "person\(index)@example.com" : nil, home: Point(index),
          work: index % 3 == 0 ? Point(index + 1) : nil, tags: (0..<index % 3).map { "tag \($0)" },
          places: index % 2 == 0 ? [:] : ["here": Point(index), "there": Point(index + 1)])
      }
      try await expectElements(trees, counts: [0, 1, 2, 9]) { Tree.complete(depth: Int64($0)) }
    }
  }
}

/// Collects a flow of each of these counts and expects the elements that `element` makes of their
/// indices.
private func expectElements<Element: KotlinValue & Equatable>(
  _ flow: (Int64) throws -> KotlinFlow<Element>, counts: [Int] = [0, 1, 2, 3, 70],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ element: (Int) -> Element
) async throws {
  for count in counts {
    let expected = events((0..<count).map(element), .completed)
    for form in FlowForm.allCases {
      let seen = await history(
        of: try flow(Int64(count)), in: form, sourceLocation: sourceLocation)
      let isExpected = seen == expected
      #expect(isExpected, "\(count), \(form)", sourceLocation: sourceLocation)
    }
  }
}

extension Point {
  /// The point that the flows of the fixtures emit.
  fileprivate init(_ index: Int) {
    self.init(Double(index), -Double(index))
  }
}
