import KotlinBridge
import Testing

/// The enum `fixtures.Color` in a program that was written before GREEN and BLUE were added.
private enum OldColor: String, CaseIterable, KotlinEnum {
  case red = "RED"
  case other

  static var kotlinName: String { "Color" }
  static var kotlinUnknown: OldColor? { .other }
}

/// The sealed class `fixtures.Shape` in a program that is interested in circles only.
private enum CircleOrNot: KotlinSealed, Equatable {
  case circle(radius: Double)
  case other

  static var kotlinName: String { "Shape" }
  static let kotlinCases: [KotlinCase<CircleOrNot>] = [
    .case("Circle", "radius", make: CircleOrNot.circle) {
      if case .circle(let radius) = $0 { radius } else { nil }
    }
  ]
  static var kotlinUnknown: CircleOrNot? { .other }
}

extension FixtureSuites {
  /// Types that Swift declares differently from Kotlin.
  @Suite struct OtherDeclarations {
    @Test func unknownEntriesBecomeTheUnknownOne() async throws {
      var colors: [OldColor] = []
      for try await color in try library.flow("colors", 4, of: OldColor.self) {
        colors.append(color)
      }
      #expect(colors == [.red, .other, .other, .red])
      #expect(try await library.call("echoColor", OldColor.red, returning: OldColor.self) == .red)
      let error = await #expect(throws: KotlinError.self) {
        try await library.call("echoColor", OldColor.other, returning: OldColor.self)
      }
      #expect(error?.message.contains("is no case that Kotlin knows") == true)
    }

    @Test func unknownSubclassesAreReadOver() async throws {
      var shapes: [CircleOrNot] = []
      for try await shape in try library.flow("shapes", 5, of: CircleOrNot.self) {
        shapes.append(shape)
      }
      #expect(shapes == [.circle(radius: 0), .other, .other, .other, .circle(radius: 4)])
    }
  }
}
