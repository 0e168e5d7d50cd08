// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// A list by hand.
public struct Chain: KotlinValue, Hashable, Codable {
  public var value: Int32
  @KotlinIndirect public var next: Chain?

  public init(value: Int32, next: Chain?) {
    self.value = value
    self.next = next
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Chain", Self.self,
      ("value", Int32.self),
      ("next", Chain?.self))
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    value = try reader.read()
    next = try reader.read()
    reader.endRecord()
  }

  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(value)
    writer.write(next)
    writer.endRecord()
  }
}

/// What is said by signs.
public indirect enum Expression: KotlinValue, Hashable, Codable {
  case number(value: Double)
  case product(factors: [Expression])
  case sum(left: Expression, right: Expression)
  case variable(name: Name)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Expression", Self.self,
      .case("kitchen.Expression.Number", ("value", Double.self)),
      .case("kitchen.Expression.Product", ("factors", [Expression].self)),
      .case("kitchen.Expression.Sum", ("left", Expression.self), ("right", Expression.self)),
      .case("kitchen.Expression.Variable", ("name", Name.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 4) {
    case 0: self = .number(value: try reader.read())
    case 1: self = .product(factors: try reader.read())
    case 2: self = .sum(left: try reader.read(), right: try reader.read())
    default: self = .variable(name: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .number(let value):
      writer.write(ordinal: 0)
      writer.write(value)
    case .product(let factors):
      writer.write(ordinal: 1)
      writer.write(factors)
    case .sum(let left, let right):
      writer.write(ordinal: 2)
      writer.write(left)
      writer.write(right)
    case .variable(let name):
      writer.write(ordinal: 3)
      writer.write(name)
    }
    writer.endSealed()
  }
}

/// A tree of any width.
public struct Tree: KotlinValue, Hashable, Codable {
  public var name: String
  public var children: [Tree]

  public init(name: String, children: [Tree]) {
    self.name = name
    self.children = children
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Tree", Self.self,
      ("name", String.self),
      ("children", [Tree].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    name = try reader.read()
    children = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(name)
    writer.write(children)
    writer.endRecord()
  }
}

public func echoChain(value: Chain?) throws -> Chain? {
  try KitchenLibrary.module.call(808) { $0.write(value) }
}

public func echoTree(value: Tree) throws -> Tree {
  try KitchenLibrary.module.call(809) { $0.write(value) }
}

public func echoExpression(value: Expression) throws -> Expression {
  try KitchenLibrary.module.call(810) { $0.write(value) }
}

/// A chain of `length` values, which is deeper than values may be from 1001 on.
public func chain(length: Int32) throws -> Chain? {
  try KitchenLibrary.module.call(811) { $0.write(length) }
}

/// How long the chain is.
public func length(chain: Chain?) throws -> Int32 {
  try KitchenLibrary.module.call(812) { $0.write(chain) }
}
