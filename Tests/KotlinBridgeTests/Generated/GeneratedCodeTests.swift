import Foundation
import KotlinBridgeTesting
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

/// A struct as generated code declares it, which contains itself.
private struct Node: KotlinValue, Hashable, Codable {
  var value: Int32
  @KotlinIndirect var next: Node?

  init(value: Int32, next: Node?) {
    self.value = value
    self.next = next
  }

  static var kotlinType: KotlinType {
    .record("shop.Node", Self.self, ("value", Int32.self), ("next", Node?.self))
  }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    value = try reader.read()
    next = try reader.read()
    reader.endRecord()
  }

  func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(value)
    writer.write(next)
    writer.endRecord()
  }

  static func chain(_ count: Int) -> Node {
    (1..<count).reduce(Node(value: 0, next: nil)) { next, _ in Node(value: 0, next: next) }
  }
}

/// An enum as generated code declares it.
private enum Craft: String, KotlinValue, CaseIterable {
  case iss = "ISS"
  case tiangong = "TIANGONG"

  static var kotlinType: KotlinType { .enumeration("shop.Craft", Self.self) }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: self = .iss
    default: self = .tiangong
    }
  }

  func write(to writer: inout KotlinWriter) {
    switch self {
    case .iss: writer.write(ordinal: 0)
    case .tiangong: writer.write(ordinal: 1)
    }
  }
}

/// A sealed class as generated code declares it.
private indirect enum Shape: KotlinValue, Hashable {
  case dot
  case group(shape: Shape, name: String)

  static var kotlinType: KotlinType {
    .sealed(
      "shop.Shape", Self.self, .case("shop.Shape.Dot"),
      .case("shop.Shape.Group", ("shape", Shape.self), ("name", String.self)))
  }

  init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .dot
    default: self = .group(shape: try reader.read(), name: try reader.read())
    }
    reader.endSealed()
  }

  func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .dot: writer.write(ordinal: 0)
    case .group(let shape, let name):
      writer.write(ordinal: 1)
      writer.write(shape)
      writer.write(name)
    }
    writer.endSealed()
  }

  static func nested(_ count: Int) -> Shape {
    (1..<count).reduce(.dot) { shape, _ in .group(shape: shape, name: "") }
  }
}

/// What generated types do, besides what the compiler gives them.
@Suite struct GeneratedTypeTests {
  private func bytes<Value: KotlinValue>(of value: Value) throws -> [UInt8] {
    try KotlinWriter.withWriter { writer in
      writer.write(value)
      return Array(try writer.finish())
    }
  }

  private func read<Value: KotlinValue>(
    _ bytes: [UInt8], as type: Value.Type
  ) throws(KotlinError) -> Value {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(KotlinError) in try Value(whole: bytes) }
    }
    return try result.get()
  }

  @Test func valuesAreReadAsTheyAreWritten() throws {
    let node = Node(value: 1, next: Node(value: 2, next: nil))
    #expect(try bytes(of: node) == [1, 0, 0, 0, 1, 2, 0, 0, 0, 0])
    #expect(try read(bytes(of: node), as: Node.self) == node)
    let shape = Shape.group(shape: .dot, name: "a")
    #expect(try bytes(of: shape) == [1, 0, 0, 0, 1, 0, 0, 0, 97])
    #expect(try read(bytes(of: shape), as: Shape.self) == shape)
    #expect(try read([1, 0], as: Craft.self) == .tiangong)
  }

  @Test(arguments: [[2, 0], [255, 255], [1]] as [[UInt8]])
  func anOrdinalWithoutACaseIsMalformed(bytes: [UInt8]) {
    #expect(throws: KotlinError.self) { try read(bytes, as: Craft.self) }
    #expect(throws: KotlinError.self) { try read(bytes, as: Shape.self) }
  }

  @Test func aThousandStructuresAreTheLimitOnBothWays() throws {
    let deepest = try bytes(of: Node.chain(1000))
    #expect(try read(deepest, as: Node.self) == Node.chain(1000))
    #expect(throws: KotlinError.self) { try bytes(of: Node.chain(1001)) }
    #expect(throws: KotlinError.self) {
      try read([0, 0, 0, 0, 1] + deepest, as: Node.self)
    }
    // Two for each: the class, and the record of its case.
    #expect(try read(bytes(of: Shape.nested(500)), as: Shape.self) == .nested(500))
    #expect(throws: KotlinError.self) { try bytes(of: Shape.nested(501)) }
  }

  @Test func aStructThatContainsItselfIsAValue() throws {
    let one = Node(value: 1, next: Node(value: 2, next: nil))
    var other = one
    other.next?.value = 3
    #expect(one.next?.value == 2)
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
    let json = try JSONEncoder().encode(one)
    #expect(try JSONDecoder().decode(Node.self, from: json) == one)
  }

  @Test func anInstantIsCodable() throws {
    let instant = KotlinInstant(seconds: -5, nanoseconds: 7)
    let json = try JSONEncoder().encode(instant)
    #expect(try JSONDecoder().decode(KotlinInstant.self, from: json) == instant)
    let wrong = Data(#"{"seconds": 1, "nanoseconds": 1000000000}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(KotlinInstant.self, from: wrong)
    }
  }
}
