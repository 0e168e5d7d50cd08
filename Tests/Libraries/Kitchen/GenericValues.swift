// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Catalog`.
public struct Catalog<K: KotlinValue & Hashable, V: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var entries: [K: [V?]]
  public var marked: Set<K>

  public init(entries: [K: [V?]], marked: Set<K>) {
    self.entries = entries
    self.marked = marked
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Catalog<\(K.kotlinType), \(V.kotlinType)>", Self.self,
      ("entries", [K: [V?]].self),
      ("marked", Set<K>.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    entries = try reader.read()
    marked = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(entries)
    writer.write(marked)
    writer.endRecord()
  }
}

extension Catalog: Codable where K: Codable, V: Codable {}

/// A row of things, the nearest first.
public struct Chained<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var thing: T
  @KotlinIndirect public var next: Chained<T>?

  public init(thing: T, next: Chained<T>? = nil) {
    self.thing = thing
    self.next = next
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Chained<\(T.kotlinType)>", Self.self,
      ("thing", T.self),
      ("next", Chained<T>?.self))
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    thing = try reader.read()
    next = try reader.read()
    reader.endRecord()
  }

  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(thing)
    writer.write(next)
    writer.endRecord()
  }
}

extension Chained: Codable where T: Codable {}

/// The name of its type parameter is that of another type.
public struct Framed<Place2: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var content: Place2
  public var hung: Place?

  public init(content: Place2, hung: Place?) {
    self.content = content
    self.hung = hung
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Framed<\(Place2.kotlinType)>", Self.self,
      ("content", Place2.self),
      ("hung", Place?.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    content = try reader.read()
    hung = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(content)
    writer.write(hung)
    writer.endRecord()
  }
}

extension Framed: Codable where Place2: Codable {}

/// Not all of its cases are generic.
public enum Outcome<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  case failure(reason: String, nearby: [Place])
  case success(value: T)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Outcome<\(T.kotlinType)>", Self.self,
      .case("kitchen.Outcome.Failure", ("reason", String.self), ("nearby", [Place].self)),
      .case("kitchen.Outcome.Success<\(T.kotlinType)>", ("value", T.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .failure(reason: try reader.read(), nearby: try reader.read())
    default: self = .success(value: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .failure(let reason, let nearby):
      writer.write(ordinal: 0)
      writer.write(reason)
      writer.write(nearby)
    case .success(let value):
      writer.write(ordinal: 1)
      writer.write(value)
    }
    writer.endSealed()
  }
}

extension Outcome: Codable where T: Codable {}

/// Kotlin's `kitchen.Rope.Knot`.
public struct RopeKnot<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var thing: T
  public var rest: Rope<T>

  public init(thing: T, rest: Rope<T>) {
    self.thing = thing
    self.rest = rest
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Rope.Knot<\(T.kotlinType)>", Self.self,
      ("thing", T.self),
      ("rest", Rope<T>.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    thing = try reader.read()
    rest = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(thing)
    writer.write(rest)
    writer.endRecord()
  }
}

extension RopeKnot: Codable where T: Codable {}

/// Kotlin's `kitchen.Rope`.
public indirect enum Rope<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  case end
  case knot(thing: T, rest: Rope<T>)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Rope<\(T.kotlinType)>", Self.self,
      .case("kitchen.Rope.End"),
      .case("kitchen.Rope.Knot<\(T.kotlinType)>", ("thing", T.self), ("rest", Rope<T>.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 2) {
    case 0: self = .end
    default: self = .knot(thing: try reader.read(), rest: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .end: writer.write(ordinal: 0)
    case .knot(let thing, let rest):
      writer.write(ordinal: 1)
      writer.write(thing)
      writer.write(rest)
    }
    writer.endSealed()
  }
}

extension Rope: Codable where T: Codable {}

/// Is no generic class itself.
public enum ScoredGrade: String, KotlinValue, CaseIterable, Codable {
  case good = "GOOD"
  case bad = "BAD"

  public static var kotlinType: KotlinType {
    .enumeration("kitchen.Scored.Grade", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: self = .good
    default: self = .bad
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    switch self {
    case .good: writer.write(ordinal: 0)
    case .bad: writer.write(ordinal: 1)
    }
  }
}

/// Kotlin's `kitchen.Scored`.
public struct Scored<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var score: Int32
  public var thing: T

  public init(score: Int32, thing: T) {
    self.score = score
    self.thing = thing
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Scored<\(T.kotlinType)>", Self.self,
      ("score", Int32.self),
      ("thing", T.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    score = try reader.read()
    thing = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(score)
    writer.write(thing)
    writer.endRecord()
  }
}

extension Scored: Codable where T: Codable {}

/// Kotlin's `kitchen.Tagged`.
public struct Tagged<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var value: T

  public init(value: T) {
    self.value = value
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Tagged<\(T.kotlinType)>", Self.self,
      ("value", T.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    value = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(value)
    writer.endRecord()
  }
}

extension Tagged: Codable where T: Codable {}

public func echoChained(value: Chained<String>) throws -> Chained<String> {
  try KitchenLibrary.module.call(484) { $0.write(value) }
}

public func echoChainedAlarms(value: Chained<Alarm>) throws -> Chained<Alarm> {
  try KitchenLibrary.module.call(485) { $0.write(value) }
}

public func echoRope(value: Rope<Int32>) throws -> Rope<Int32> {
  try KitchenLibrary.module.call(486) { $0.write(value) }
}

public func echoKnot(value: RopeKnot<Int32>) throws -> RopeKnot<Int32> {
  try KitchenLibrary.module.call(487) { $0.write(value) }
}

public func echoCatalog(value: Catalog<Color, Double>) throws -> Catalog<Color, Double> {
  try KitchenLibrary.module.call(488) { $0.write(value) }
}

public func echoCatalogOfSets(
  value: Catalog<String, Set<UTF16.CodeUnit>>
) throws -> Catalog<String, Set<UTF16.CodeUnit>> {
  try KitchenLibrary.module.call(489) { $0.write(value) }
}

public func echoTagged(value: Tagged<[Tagged<Int32>]>) throws -> Tagged<[Tagged<Int32>]> {
  try KitchenLibrary.module.call(490) { $0.write(value) }
}

public func echoFramed(value: Framed<Pair<Place, Color>>) throws -> Framed<Pair<Place, Color>> {
  try KitchenLibrary.module.call(491) { $0.write(value) }
}

public func echoOutcome(value: Outcome<Color>) throws -> Outcome<Color> {
  try KitchenLibrary.module.call(492) { $0.write(value) }
}

public func echoOutcomes(value: [Outcome<String>?]) throws -> [Outcome<String>?] {
  try KitchenLibrary.module.call(493) { $0.write(value) }
}

public func best(scored: [Scored<String>]) throws -> Scored<String>? {
  try KitchenLibrary.module.call(494) { $0.write(scored) }
}

public func flowOfScored(scored: [Scored<Alarm>]) throws -> KotlinFlow<Scored<Alarm>> {
  let handle: UInt64 = try KitchenLibrary.module.call(495) { $0.write(scored) }
  return KotlinFlow<Scored<Alarm>>(of: KitchenLibrary.module, flow: 65, made: handle)
}

nonisolated(nonsending) public func crewsByName(
  crews: [Crew]
) async throws -> Catalog<String, Crew> {
  defer { extendLifetime(crews) }
  return try await KitchenLibrary.module.callSuspending(496) { $0.write(crews) }
}

extension Chained<String> {
  public func count() throws -> Int32 {
    try KitchenLibrary.module.call(475) { $0.write(self) }
  }
}

extension Chained<Alarm> {
  public func count() throws -> Int32 {
    try KitchenLibrary.module.call(476) { $0.write(self) }
  }
}

extension Rope<KotlinUnit> {
  /// A rope with a knot for each word.
  public static func of(words: String) throws -> Rope<String> {
    try KitchenLibrary.module.call(477) { $0.write(words) }
  }

  public static var longest: Int32 {
    get throws {
      try KotlinModule.call(478, Twins.f478, of: KitchenLibrary.module) { $0($1) }
    }
  }
}

extension Rope<String> {
  public func knots() throws -> [String] {
    try KitchenLibrary.module.call(479) { $0.write(self) }
  }
}

extension Scored<String> {
  public func compareTo(other: Scored<String>) throws -> Int32 {
    try KitchenLibrary.module.call(480) {
      $0.write(self)
      $0.write(other)
    }
  }

  public func grade() throws -> ScoredGrade {
    try KitchenLibrary.module.call(482) { $0.write(self) }
  }
}

extension Scored<Alarm> {
  public func compareTo(other: Scored<Alarm>) throws -> Int32 {
    try KitchenLibrary.module.call(481) {
      $0.write(self)
      $0.write(other)
    }
  }

  public func grade() throws -> ScoredGrade {
    try KitchenLibrary.module.call(483) { $0.write(self) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f478: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(478)
}
