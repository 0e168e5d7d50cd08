import KotlinBridge

// The types of libfixtures, written by hand as a user would.

/// The entries are in another order than in Kotlin, which must not matter.
enum Color: String, CaseIterable, KotlinEnum {
  case blue = "BLUE"
  case red = "RED"
  case green = "GREEN"

  /// The entry that libfixtures emits at this index: its three in turn.
  init(_ index: Int) {
    self = [.red, .green, .blue][index % 3]
  }
}

indirect enum Shape: Equatable, KotlinSealed {
  case circle(radius: Double)
  case square(side: Double, color: Color?)
  case group([Shape])
  case blank

  static let kotlinCases: [KotlinCase<Shape>] = [
    .case("Circle", "radius", make: Shape.circle) {
      if case .circle(let radius) = $0 { radius } else { nil }
    },
    .case("Square", "side", "color", make: Shape.square) {
      if case .square(let side, let color) = $0 { (side, color) } else { nil }
    },
    .case("Group", "shapes", make: Shape.group) {
      if case .group(let shapes) = $0 { shapes } else { nil }
    },
    .object("Blank", .blank) { $0 == .blank },
  ]
}

/// A Kotlin `object`.
struct Origin: Equatable, KotlinRecord {
  static var kotlinFields: KotlinFields<Self> { fields(Self.init) }
}

struct Point: Equatable, KotlinRecord {
  var x, y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static var kotlinFields: KotlinFields<Self> {
    fields(Self.init, .field("x", \.x), .field("y", \.y))
  }
}

struct Person: Equatable, KotlinRecord {
  var name: String
  var age: Int32
  var email: String?
  var home: Point
  var work: Point?
  var tags: [String]
  var places: [String: Point]

  static var kotlinFields: KotlinFields<Self> {
    fields(
      Self.init,
      .field("name", \.name),
      .field("age", \.age),
      .field("email", \.email),
      .field("home", \.home),
      .field("work", \.work),
      .field("tags", \.tags),
      .field("places", \.places))
  }
}

struct Tree: Equatable, KotlinRecord {
  var value: Int64
  var children: [Tree]
  /// At most one, in an array because a struct can't hold itself.
  private var twins: [Tree]

  var twin: Tree? { twins.first }

  init(value: Int64, children: [Tree], twin: Tree?) {
    self.value = value
    self.children = children
    twins = twin.map { [$0] } ?? []
  }

  static var kotlinFields: KotlinFields<Self> {
    fields(
      Self.init,
      .field("value", \.value),
      .field("children", \.children),
      .field("twin", \.twin))
  }
}
