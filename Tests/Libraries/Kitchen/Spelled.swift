// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Port`.
public enum Port {}

/// Kotlin's `kitchen.Starboard`.
public enum Starboard {}

/// Kotlin's `kitchen.Odd`.
public enum Odd {
  public static var n: Int32 {
    KotlinModule.callOrStop(922, Twins.f922, of: KitchenLibrary.module) { $0($1) }
  }
}

/// Kotlin's `kitchen.Even`.
public enum Even {
  /// const val N = 8
  public static var n: Int32 {
    KotlinModule.callOrStop(923, Twins.f923, of: KitchenLibrary.module) { $0($1) }
  }

  public static var o: String {
    KitchenLibrary.module.callOrStop(924)
  }
}

/// Kotlin's `kitchen.Base`.
public final class Base: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Base" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(929, Twins.f929, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Blocks`.
public struct Blocks: KotlinValue, Hashable, Codable {
  public var s: String
  public var t: Int32
  public var u: String
  public var v: Int32

  public init(s: String, t: Int32 = 3, u: String, v: Int32 = 4) {
    self.s = s
    self.t = t
    self.u = u
    self.v = v
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Blocks", Self.self,
      ("s", String.self),
      ("t", Int32.self),
      ("u", String.self),
      ("v", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    s = try reader.read()
    t = try reader.read()
    u = try reader.read()
    v = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(s)
    writer.write(t)
    writer.write(u)
    writer.write(v)
    writer.endRecord()
  }
}

/// data class Commented(val a: Int = 1, val b: Int = 2, val c: Int = 3)
public struct Commented: KotlinValue, Hashable, Codable {
  public var a: Int32
  public var b: Int32
  public var c: Int32

  public init(a: Int32 = 6, b: Int32 = 8, c: Int32 = 10) {
    self.a = a
    self.b = b
    self.c = c
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Commented", Self.self,
      ("a", Int32.self),
      ("b", Int32.self),
      ("c", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    a = try reader.read()
    b = try reader.read()
    c = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(a)
    writer.write(b)
    writer.write(c)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Digits`.
public struct Digits: KotlinValue, Hashable, Codable {
  public var b: Double
  public var c: Double
  public var d: Float
  public var e: UInt32
  public var f: Int32
  public var g: Int64
  public var h: Int64

  public init(
    b: Double = 0.5,
    c: Double = 10.01,
    d: Float = 0.5,
    e: UInt32 = 4_294_967_295,
    f: Int32 = 2_147_483_647,
    g: Int64 = 4_294_967_295,
    h: Int64 = 10
  ) {
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Digits", Self.self,
      ("b", Double.self),
      ("c", Double.self),
      ("d", Float.self),
      ("e", UInt32.self),
      ("f", Int32.self),
      ("g", Int64.self),
      ("h", Int64.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    b = try reader.read()
    c = try reader.read()
    d = try reader.read()
    e = try reader.read()
    f = try reader.read()
    g = try reader.read()
    h = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(b)
    writer.write(c)
    writer.write(d)
    writer.write(e)
    writer.write(f)
    writer.write(g)
    writer.write(h)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Ends`.
public struct Ends: KotlinValue, Hashable, Codable {
  public var a: Int32
  public var b: Int32
  public var c: Int32

  public init(a: Int32 = 61, b: Int32, c: Int32) {
    self.a = a
    self.b = b
    self.c = c
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Ends", Self.self,
      ("a", Int32.self),
      ("b", Int32.self),
      ("c", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    a = try reader.read()
    b = try reader.read()
    c = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(a)
    writer.write(b)
    writer.write(c)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Gathered`.
public struct Gathered: KotlinValue, Hashable, Codable {
  public var a: [Int32]
  public var b: Set<Int32>
  public var c: [String: [Int32]]
  public var d: [String: Int32]
  public var e: [[Int32]]

  public init(
    a: [Int32],
    b: Set<Int32> = [1, 2],
    c: [String: [Int32]] = [:],
    d: [String: Int32],
    e: [[Int32]] = [[], [1]]
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Gathered", Self.self,
      ("a", [Int32].self),
      ("b", Set<Int32>.self),
      ("c", [String: [Int32]].self),
      ("d", [String: Int32].self),
      ("e", [[Int32]].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    a = try reader.read()
    b = try reader.read()
    c = try reader.read()
    d = try reader.read()
    e = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(a)
    writer.write(b)
    writer.write(c)
    writer.write(d)
    writer.write(e)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Inside`.
public struct Inside: KotlinValue, Hashable, Codable {
  public var a: Int32
  public var b: Int32
  public var c: Int32
  public var k: Inside.Kind

  public init(a: Int32 = 31, b: Int32 = 31, c: Int32 = 31, k: Inside.Kind = Inside.Kind.b) {
    self.a = a
    self.b = b
    self.c = c
    self.k = k
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Inside", Self.self,
      ("a", Int32.self),
      ("b", Int32.self),
      ("c", Int32.self),
      ("k", Inside.Kind.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    a = try reader.read()
    b = try reader.read()
    c = try reader.read()
    k = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(a)
    writer.write(b)
    writer.write(c)
    writer.write(k)
    writer.endRecord()
  }
}

extension Inside {
  /// Kotlin's `kitchen.Inside.Kind`.
  public enum Kind: String, KotlinValue, CaseIterable, Codable {
    case a = "A"
    case b = "B"

    public static var kotlinType: KotlinType {
      .enumeration("kitchen.Inside.Kind", Self.self)
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      switch try reader.readOrdinal(below: 2) {
      case 0: self = .a
      default: self = .b
      }
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      switch self {
      case .a: writer.write(ordinal: 0)
      case .b: writer.write(ordinal: 1)
      }
    }
  }
}

/// Kotlin's `kitchen.Picked`.
public struct Picked: KotlinValue, Hashable, Codable {
  public var p: Int32
  public var q: Int32
  public var o: String

  public init(p: Int32 = 11, q: Int32 = 12, o: String = "o") {
    self.p = p
    self.q = q
    self.o = o
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Picked", Self.self,
      ("p", Int32.self),
      ("q", Int32.self),
      ("o", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    p = try reader.read()
    q = try reader.read()
    o = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(p)
    writer.write(q)
    writer.write(o)
    writer.endRecord()
  }
}

extension Port {
  /// Kotlin's `kitchen.Port.Twin`.
  public struct Twin: KotlinValue, Hashable, Codable {
    public var x: Int32

    public init(x: Int32) {
      self.x = x
    }

    public static var kotlinType: KotlinType {
      .record(
        "kitchen.Port.Twin", Self.self,
        ("x", Int32.self))
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      try reader.beginRecord()
      x = try reader.read()
      reader.endRecord()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginRecord() else { return }
      writer.write(x)
      writer.endRecord()
    }
  }
}

/// Kotlin's `kitchen.Quoted`.
public struct Quoted: KotlinValue, Hashable, Codable {
  public var `in`: Int32
  public var val: UTF16.CodeUnit
  public var dollar: UTF16.CodeUnit
  public var made: String
  public var alone: String
  public var empty: String
  public var raw: String
  public var pair: String

  public init(
    in: Int32 = 3,
    val: UTF16.CodeUnit = 65,
    dollar: UTF16.CodeUnit = 36,
    made: String,
    alone: String = "$",
    empty: String = "",
    raw: String = "$",
    pair: String = "\u{1F600}"
  ) {
    self.`in` = `in`
    self.val = val
    self.dollar = dollar
    self.made = made
    self.alone = alone
    self.empty = empty
    self.raw = raw
    self.pair = pair
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Quoted", Self.self,
      ("in", Int32.self),
      ("val", UTF16.CodeUnit.self),
      ("dollar", UTF16.CodeUnit.self),
      ("made", String.self),
      ("alone", String.self),
      ("empty", String.self),
      ("raw", String.self),
      ("pair", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    `in` = try reader.read()
    val = try reader.read()
    dollar = try reader.read()
    made = try reader.read()
    alone = try reader.read()
    empty = try reader.read()
    raw = try reader.read()
    pair = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(`in`)
    writer.write(val)
    writer.write(dollar)
    writer.write(made)
    writer.write(alone)
    writer.write(empty)
    writer.write(raw)
    writer.write(pair)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Signs`.
public struct Signs: KotlinValue, Hashable, Codable {
  public var b: Int32
  public var c: Int32
  public var d: Int32
  public var e: Int32

  public init(b: Int32, c: Int32, d: Int32, e: Int32 = -5) {
    self.b = b
    self.c = c
    self.d = d
    self.e = e
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Signs", Self.self,
      ("b", Int32.self),
      ("c", Int32.self),
      ("d", Int32.self),
      ("e", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    b = try reader.read()
    c = try reader.read()
    d = try reader.read()
    e = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(b)
    writer.write(c)
    writer.write(d)
    writer.write(e)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Stamped`.
public struct Stamped: KotlinValue, Hashable, Codable {
  public var a: Int32
  public var b: Int32

  public init(a: Int32 = 4, b: Int32 = 5) {
    self.a = a
    self.b = b
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Stamped", Self.self,
      ("a", Int32.self),
      ("b", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    a = try reader.read()
    b = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(a)
    writer.write(b)
    writer.endRecord()
  }
}

extension Starboard {
  /// Kotlin's `kitchen.Starboard.Twin`.
  public struct Twin: KotlinValue, Hashable, Codable {
    public var x: Int32

    public init(x: Int32) {
      self.x = x
    }

    public static var kotlinType: KotlinType {
      .record(
        "kitchen.Starboard.Twin", Self.self,
        ("x", Int32.self))
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      try reader.beginRecord()
      x = try reader.read()
      reader.endRecord()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginRecord() else { return }
      writer.write(x)
      writer.endRecord()
    }
  }
}

public var last: Int32 {
  KotlinModule.callOrStop(931, Twins.f931, of: KitchenLibrary.module) { $0($1) }
}

public var plus: Int32 {
  KotlinModule.callOrStop(932, Twins.f932, of: KitchenLibrary.module) { $0($1) }
}

public var infix: Int32 {
  KotlinModule.callOrStop(933, Twins.f933, of: KitchenLibrary.module) { $0($1) }
}

/// Those that are other values than Kotlin makes.
public func unlikeKotlins(
  commented: Commented,
  stamped: Stamped,
  port: Port.Twin,
  starboard: Starboard.Twin,
  picked: Picked,
  gathered: Gathered,
  blocks: Blocks,
  signs: Signs,
  quoted: Quoted,
  inside: Inside,
  digits: Digits,
  ends: Ends
) throws -> [String] {
  try KitchenLibrary.module.call(935) {
    $0.write(commented)
    $0.write(stamped)
    $0.write(port)
    $0.write(starboard)
    $0.write(picked)
    $0.write(gathered)
    $0.write(blocks)
    $0.write(signs)
    $0.write(quoted)
    $0.write(inside)
    $0.write(digits)
    $0.write(ends)
  }
}

extension Port.Twin {
  public init(x: Int32? = nil) throws {
    self = try KitchenLibrary.module.call(920) { $0.write(x) }
  }
}

extension Starboard.Twin {
  public init(x: Int32? = nil) throws {
    self = try KitchenLibrary.module.call(921) { $0.write(x) }
  }
}

extension Gathered {
  public init(a: [Int32], b: Set<Int32>, c: [String: [Int32]]) throws {
    self = try KitchenLibrary.module.call(925) {
      $0.write([Int32]?.some(a))
      $0.write(Set<Int32>?.some(b))
      $0.write([String: [Int32]]?.some(c))
      $0.write([String: Int32]?.none)
      $0.write([[Int32]]?.none)
    }
  }

  public init(a: [Int32], b: Set<Int32>) throws {
    self = try KitchenLibrary.module.call(925) {
      $0.write([Int32]?.some(a))
      $0.write(Set<Int32>?.some(b))
      $0.write([String: [Int32]]?.none)
      $0.write([String: Int32]?.none)
      $0.write([[Int32]]?.none)
    }
  }

  public init(a: [Int32]) throws {
    self = try KitchenLibrary.module.call(925) {
      $0.write([Int32]?.some(a))
      $0.write(Set<Int32>?.none)
      $0.write([String: [Int32]]?.none)
      $0.write([String: Int32]?.none)
      $0.write([[Int32]]?.none)
    }
  }

  public init() throws {
    self = try KitchenLibrary.module.call(925) {
      $0.write([Int32]?.none)
      $0.write(Set<Int32>?.none)
      $0.write([String: [Int32]]?.none)
      $0.write([String: Int32]?.none)
      $0.write([[Int32]]?.none)
    }
  }
}

extension Blocks {
  public init(s: String? = nil, t: Int32 = 3, u: String? = nil, v: Int32 = 4) throws {
    self = try KitchenLibrary.module.call(926) {
      $0.write(s)
      $0.write(Int32?.some(t))
      $0.write(u)
      $0.write(Int32?.some(v))
    }
  }
}

extension Signs {
  public init(b: Int32? = nil, c: Int32? = nil, d: Int32? = nil, e: Int32 = -5) throws {
    self = try KitchenLibrary.module.call(927) {
      $0.write(b)
      $0.write(c)
      $0.write(d)
      $0.write(Int32?.some(e))
    }
  }
}

extension Quoted {
  public init(in: Int32, val: UTF16.CodeUnit, dollar: UTF16.CodeUnit) throws {
    self = try KitchenLibrary.module.call(928) {
      $0.write(Int32?.some(`in`))
      $0.write(UTF16.CodeUnit?.some(val))
      $0.write(UTF16.CodeUnit?.some(dollar))
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
    }
  }

  public init(in: Int32, val: UTF16.CodeUnit) throws {
    self = try KitchenLibrary.module.call(928) {
      $0.write(Int32?.some(`in`))
      $0.write(UTF16.CodeUnit?.some(val))
      $0.write(UTF16.CodeUnit?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
    }
  }

  public init(in: Int32) throws {
    self = try KitchenLibrary.module.call(928) {
      $0.write(Int32?.some(`in`))
      $0.write(UTF16.CodeUnit?.none)
      $0.write(UTF16.CodeUnit?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
    }
  }

  public init() throws {
    self = try KitchenLibrary.module.call(928) {
      $0.write(Int32?.none)
      $0.write(UTF16.CodeUnit?.none)
      $0.write(UTF16.CodeUnit?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
      $0.write(String?.none)
    }
  }
}

extension Base {
  public static var z: Int32 {
    KotlinModule.callOrStop(930, Twins.f930, of: KitchenLibrary.module) { $0($1) }
  }
}

extension Ends {
  public init(a: Int32 = 61, b: Int32? = nil, c: Int32? = nil) throws {
    self = try KitchenLibrary.module.call(934) {
      $0.write(Int32?.some(a))
      $0.write(b)
      $0.write(c)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f929: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(929)
  static let f922: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(922)
  static let f923: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(923)
  static let f930: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(930)
  static let f931: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(931)
  static let f932: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(932)
  static let f933: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(933)
}
