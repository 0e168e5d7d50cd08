import KotlinBridge
import Testing

/// `fixtures.Color` as a program knows it that was written before GREEN and BLUE.
private enum OldColor: String, CaseIterable, KotlinEnum {
  case red = "RED"
  case other

  static var kotlinName: String { "Color" }
  static var kotlinUnknown: OldColor? { .other }
}

/// `fixtures.Shape`, of which only circles are of interest.
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

/// As `fixtures.Point`, with its fields swapped.
private struct SwappedPoint: KotlinRecord {
  var y, x: Double
  static var kotlinName: String { "Point" }
  static var kotlinFields: KotlinFields<Self> {
    fields(Self.init, .field("y", \.y), .field("x", \.x))
  }
}

private enum Hue: String, CaseIterable, KotlinEnum {
  case red = "RED"
  case green = "GREEN"
  static var kotlinName: String { "Color" }
}

extension Fixtures {
  /// Types that Swift declares otherwise than Kotlin.
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

    @Test func swappedFieldsAreRefused() throws {
      let error = #expect(throws: KotlinError.self) {
        try library.flow("points", 1, of: SwappedPoint.self)
      }
      #expect(
        error?.message
          == "the element type of the flow 'points' of fixtures: fixtures.Point has the fields x, y "
          + "in Kotlin, SwappedPoint declares the fields y, x")
    }

    @Test func aMissingCaseIsRefusedAlsoDeepInside() throws {
      let error = #expect(throws: KotlinError.self) {
        try library.function("echoColor", taking: Hue.self, returning: Hue.self)
      }
      #expect(
        error?.message
          == "the parameter 'value' of the function 'echoColor' of fixtures: fixtures.Color has the "
          + "case BLUE in Kotlin, which Hue lacks: add what is missing, or a case for all others as "
          + "its kotlinUnknown")
    }
  }
}
