import KotlinBridge

// The types of libfixtures, written by hand as a user would.

enum Color: Int, CaseIterable, KotlinValue {
  case red, green, blue

  static var kotlinType: String { "fixtures.Color" }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    self = Color.allCases[try reader.readOrdinal(below: Color.allCases.count)]
  }

  func write(to writer: inout KotlinWriter) { writer.writeOrdinal(rawValue) }
}

indirect enum Shape: Equatable, KotlinValue {
  case circle(radius: Double)
  case square(side: Double, color: Color?)
  case group([Shape])
  case blank

  static var kotlinType: String { "fixtures.Shape" }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    // The order of the manifest, which is the one of the names.
    switch try reader.readOrdinal(below: 4) {
    case 0: self = .blank
    case 1: self = .circle(radius: try reader.read())
    case 2: self = .group(try reader.read())
    default: self = .square(side: try reader.read(), color: try reader.read())
    }
  }

  func write(to writer: inout KotlinWriter) {
    switch self {
    case .blank:
      writer.writeOrdinal(0)
    case .circle(let radius):
      writer.writeOrdinal(1)
      writer.write(radius)
    case .group(let shapes):
      writer.writeOrdinal(2)
      writer.write(shapes)
    case .square(let side, let color):
      writer.writeOrdinal(3)
      writer.write(side)
      writer.write(color)
    }
  }
}

/// A Kotlin `object`.
struct Origin: Equatable, KotlinValue {
  static var kotlinType: String { "fixtures.Origin" }

  init() {}
  init(from reader: inout KotlinReader) throws(KotlinError) {}
  func write(to writer: inout KotlinWriter) {}
}

struct Point: Equatable, KotlinValue {
  var x, y: Double

  static var kotlinType: String { "fixtures.Point" }

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    x = try reader.read()
    y = try reader.read()
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(x)
    writer.write(y)
  }
}

struct Person: Equatable {
  var name: String
  var age: Int32
  var email: String?
  var home: Point
  var work: Point?
  var tags: [String]
  var places: [String: Point]
}

extension Person: KotlinValue {
  static var kotlinType: String { "fixtures.Person" }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    name = try reader.read()
    age = try reader.read()
    email = try reader.read()
    home = try reader.read()
    work = try reader.read()
    tags = try reader.read()
    places = try reader.read()
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(name)
    writer.write(age)
    writer.write(email)
    writer.write(home)
    writer.write(work)
    writer.write(tags)
    writer.write(places)
  }
}

struct Tree: Equatable, KotlinValue {
  var value: Int64
  var children: [Tree]
  /// At most one: a struct can't hold itself.
  private var twins: [Tree]

  var twin: Tree? { twins.first }

  static var kotlinType: String { "fixtures.Tree" }

  init(value: Int64, children: [Tree], twin: Tree?) {
    self.value = value
    self.children = children
    twins = twin.map { [$0] } ?? []
  }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    value = try reader.read()
    children = try reader.read()
    twins = try reader.read(Tree?.self).map { [$0] } ?? []
  }

  func write(to writer: inout KotlinWriter) {
    writer.write(value)
    writer.write(children)
    writer.write(twin)
  }
}
