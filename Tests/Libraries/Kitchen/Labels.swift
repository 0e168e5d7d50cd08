// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Board`.
public final class Board: KotlinObject, Noted, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Board" }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(417, Twins.f417, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Card`.
public struct Card: KotlinValue, Hashable, Codable, Titled {
  public var id: Int32
  public var title: String

  public init(id: Int32, title: String) {
    self.id = id
    self.title = title
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Card", Self.self,
      ("id", Int32.self),
      ("title", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    id = try reader.read()
    title = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(id)
    writer.write(title)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Cheese`.
public struct Cheese: KotlinValue, Hashable, Codable, Counted {
  public var weight: Int32

  public init(weight: Int32) {
    self.weight = weight
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Cheese", Self.self,
      ("weight", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    weight = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(weight)
    writer.endRecord()
  }
}

/// It has `id`, too.
public protocol Counted: Sendable {
  var id: Int32 { get throws(KotlinError) }
}

/// Any value or Kotlin object that is a `Counted`.
public struct AnyCounted: KotlinErased, Counted {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Counted

  /// Stands for a value or an object.
  public init(_ base: any Counted) {
    self.base = (base as? any KotlinErased)?.base as? any Counted ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Counted", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 4) {
    case 0: base = try Object.kotlinAny(from: &reader)
    case 1: base = try reader.read(Cheese.self)
    case 2: base = try reader.read(Pack.self)
    case 3: base = try reader.read(Suit.self)
    case let number: throw .unknownValue(number, of: "kitchen.Counted")
    }
  }

  public func write(to writer: inout KotlinWriter) {
    switch base {
    case let value as KotlinObject:
      writer.write(ordinal: 0)
      writer.write(value)
    case let value as Cheese:
      writer.write(ordinal: 1)
      writer.write(value)
    case let value as Pack:
      writer.write(ordinal: 2)
      writer.write(value)
    case let value as Suit:
      writer.write(ordinal: 3)
      writer.write(value)
    default: writer.refuse(base, as: "Counted")
    }
  }
}

extension AnyCounted {
  /// Any Kotlin object that is a `Counted`, and of no class that Swift knows.
  public final class Object: KotlinObject, Counted, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Counted" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 66 }
  }
}

/// What values inherit from a class.
public final class Good: KotlinObject, Counted, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Good" }
}

/// Is an object.
public final class Guide: KotlinObject, Titled, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Guide" }

  public convenience init(id: Int32) throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(392, Twins.f392, of: KitchenLibrary.module) {
      $0(id, $1)
    } write: {
      $0.write(id)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// What has a number.
public protocol HasId: Sendable {
  var id: Int32 { get throws(KotlinError) }

  /// The number with a sign.
  func tag() throws(KotlinError) -> String

  func smaller(other: any HasId) throws(KotlinError) -> any HasId

  var countdown: KotlinFlow<Int32> { get throws(KotlinError) }

  nonisolated(nonsending) func later(add: Int32) async throws -> Int32
}

/// Any value or Kotlin object that is a `HasId`.
public struct AnyHasId: KotlinErased, HasId {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HasId

  /// Stands for a value or an object.
  public init(_ base: any HasId) {
    self.base = (base as? any KotlinErased)?.base as? any HasId ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.HasId", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 8) {
    case 0: base = try Object.kotlinAny(from: &reader)
    case 1: base = try reader.read(Card.self)
    case 2: base = try reader.read(Pack.self)
    case 3: base = try reader.read(Pass.self)
    case 6: base = try reader.read(Suit.self)
    case 7: base = try reader.read(Ticket.self)
    case let number: throw .unknownValue(number, of: "kitchen.HasId")
    }
  }

  public func write(to writer: inout KotlinWriter) {
    switch base {
    case let value as KotlinObject:
      writer.write(ordinal: 0)
      writer.write(value)
    case let value as Card:
      writer.write(ordinal: 1)
      writer.write(value)
    case let value as Pack:
      writer.write(ordinal: 2)
      writer.write(value)
    case let value as Pass:
      writer.write(ordinal: 3)
      writer.write(value)
    case let value as Suit:
      writer.write(ordinal: 6)
      writer.write(value)
    case let value as Ticket:
      writer.write(ordinal: 7)
      writer.write(value)
    default: writer.refuse(base, as: "HasId")
    }
  }
}

extension AnyHasId {
  /// Any Kotlin object that is a `HasId`, and of no class that Swift knows.
  public final class Object: KotlinObject, HasId, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.HasId" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 101 }
  }
}

/// Kotlin's `kitchen.Memo`.
public struct Memo: KotlinValue, Hashable, Codable, Noted {
  public var note: String

  public init(note: String) {
    self.note = note
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Memo", Self.self,
      ("note", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    note = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(note)
    writer.endRecord()
  }
}

/// What has a note that can be changed.
public protocol Noted: Sendable {
  var note: String { get throws(KotlinError) }
}

/// Any value or Kotlin object that is a `Noted`.
public struct AnyNoted: KotlinErased, Noted {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Noted

  /// Stands for a value or an object.
  public init(_ base: any Noted) {
    self.base = (base as? any KotlinErased)?.base as? any Noted ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Noted", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: base = try Object.kotlinAny(from: &reader)
    case 1: base = try reader.read(Memo.self)
    case let number: throw .unknownValue(number, of: "kitchen.Noted")
    }
  }

  public func write(to writer: inout KotlinWriter) {
    switch base {
    case let value as KotlinObject:
      writer.write(ordinal: 0)
      writer.write(value)
    case let value as Memo:
      writer.write(ordinal: 1)
      writer.write(value)
    default: writer.refuse(base, as: "Noted")
    }
  }
}

extension AnyNoted {
  /// Any Kotlin object that is a `Noted`, and of no class that Swift knows.
  public final class Object: KotlinObject, Noted, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Noted" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 129 }
  }
}

/// Has others with the interface in it.
public struct Pack: KotlinValue, Hashable, Counted, HasId {
  public var id: Int32
  public var top: AnyHasId
  public var others: [AnyHasId?]

  public init(id: Int32, top: AnyHasId, others: [AnyHasId?]) {
    self.id = id
    self.top = top
    self.others = others
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Pack", Self.self,
      ("id", Int32.self),
      ("top", AnyHasId.self),
      ("others", [AnyHasId?].self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    id = try reader.read()
    top = try reader.read()
    others = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(id)
    writer.write(top)
    writer.write(others)
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Pass`.
public enum Pass: KotlinValue, Hashable, HasId {
  case day(id: Int32)
  case free
  case year(Pass.Year)

  public static var kotlinType: KotlinType {
    .sealed(
      "kitchen.Pass", Self.self,
      .case("kitchen.Pass.Day", ("id", Int32.self)),
      .case("kitchen.Pass.Free"),
      .case("kitchen.Pass.Year", ("", Pass.Year.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 3) {
    case 0: self = .day(id: try reader.read())
    case 1: self = .free
    default: self = .year(try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .day(let id):
      writer.write(ordinal: 0)
      writer.write(id)
    case .free: writer.write(ordinal: 1)
    case .year(let year):
      writer.write(ordinal: 2)
      writer.write(year)
    }
    writer.endSealed()
  }
}

extension Pass {
  /// Kotlin's `kitchen.Pass.Year`.
  public final class Year: KotlinObject, HasId, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Pass.Year" }

    public convenience init(id: Int32) throws(KotlinError) {
      let handle: UInt64 = try KotlinModule.call(391, Twins.f391, of: KitchenLibrary.module) {
        $0(id, $1)
      } write: {
        $0.write(id)
      }
      self.init(holding: handle, of: KitchenLibrary.module)
    }
  }
}

/// A place for one of them.
public final class Pocket: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Pocket" }

  public convenience init(first: any HasId) throws(KotlinError) {
    defer { extendLifetime(first) }
    let handle: UInt64 = try KitchenLibrary.module.call(411) { $0.write(AnyHasId(first)) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Kotlin's `kitchen.Suit`.
public enum Suit: String, KotlinValue, CaseIterable, Codable, Counted, HasId {
  case spades = "SPADES"
  case hearts = "HEARTS"

  public static var kotlinType: KotlinType {
    .enumeration("kitchen.Suit", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: self = .spades
    default: self = .hearts
    }
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    switch self {
    case .spades: writer.write(ordinal: 0)
    case .hearts: writer.write(ordinal: 1)
    }
  }
}

/// Kotlin's `kitchen.Ticket`.
public struct Ticket: KotlinValue, Hashable, Codable, HasId {
  public var id: Int32

  public init(id: Int32) {
    self.id = id
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Ticket", Self.self,
      ("id", Int32.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    id = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(id)
    writer.endRecord()
  }
}

/// What also has a text.
public protocol Titled: HasId {
  var title: String { get throws(KotlinError) }
}

/// Any value or Kotlin object that is a `Titled`.
public struct AnyTitled: KotlinErased, Titled {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Titled

  /// Stands for a value or an object.
  public init(_ base: any Titled) {
    self.base = (base as? any KotlinErased)?.base as? any Titled ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Titled", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.readOrdinal(below: 2) {
    case 0: base = try Object.kotlinAny(from: &reader)
    case 1: base = try reader.read(Card.self)
    case let number: throw .unknownValue(number, of: "kitchen.Titled")
    }
  }

  public func write(to writer: inout KotlinWriter) {
    switch base {
    case let value as KotlinObject:
      writer.write(ordinal: 0)
      writer.write(value)
    case let value as Card:
      writer.write(ordinal: 1)
      writer.write(value)
    default: writer.refuse(base, as: "Titled")
    }
  }
}

extension AnyTitled {
  /// Any Kotlin object that is a `Titled`, and of no class that Swift knows.
  public final class Object: KotlinObject, Titled, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Titled" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 206 }
  }
}

/// A generic value crosses as an object.
public struct Wrapped<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var id: Int32
  public var thing: T

  public init(id: Int32, thing: T) {
    self.id = id
    self.thing = thing
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Wrapped<\(T.kotlinType)>", Self.self,
      ("id", Int32.self),
      ("thing", T.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    id = try reader.read()
    thing = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(id)
    writer.write(thing)
    writer.endRecord()
  }
}

extension Wrapped: Codable where T: Codable {}

public func wrapped() throws(KotlinError) -> Wrapped<String> {
  try KitchenLibrary.module.call(393)
}

public func labelled(kind: Int32) throws(KotlinError) -> any HasId {
  let result: AnyHasId = try KitchenLibrary.module.call(394) { $0.write(kind) }
  return result.base
}

public func echoLabelled(value: any HasId) throws(KotlinError) -> any HasId {
  defer { extendLifetime(value) }
  let result: AnyHasId = try KitchenLibrary.module.call(395) { $0.write(AnyHasId(value)) }
  return result.base
}

public func maybeLabelled(kind: Int32?) throws(KotlinError) -> (any HasId)? {
  let result: AnyHasId? = try KitchenLibrary.module.call(396) { $0.write(kind) }
  return result?.base
}

nonisolated(nonsending) public func labelledLater(kind: Int32?) async throws -> (any HasId)? {
  let result: AnyHasId? = try await KitchenLibrary.module.callSuspending(397) { $0.write(kind) }
  return result?.base
}

public func allLabelled() throws(KotlinError) -> [AnyHasId] {
  try KitchenLibrary.module.call(398)
}

public func labelledById() throws(KotlinError) -> [Int32: AnyHasId] {
  try KitchenLibrary.module.call(399)
}

public func flowOfLabelled() throws(KotlinError) -> KotlinFlow<AnyHasId?> {
  let handle: UInt64 = try KotlinModule.call(400, Twins.f400, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<AnyHasId?>(of: KitchenLibrary.module, flow: 60, made: handle)
}

public func sumOfIds(all: [AnyHasId?]) throws(KotlinError) -> Int32 {
  defer { extendLifetime(all) }
  return try KitchenLibrary.module.call(401) { $0.write(all) }
}

public func idOf(
  first: any HasId, second: (any HasId)?, third: (any HasId)? = nil
) throws(KotlinError) -> Int32 {
  defer {
    extendLifetime(first)
    extendLifetime(second)
    extendLifetime(third)
  }
  return try KitchenLibrary.module.call(402) {
    $0.write(AnyHasId(first))
    $0.write(AnyHasId??.some(second.map(AnyHasId.init)))
    $0.write(third.map(AnyHasId.init))
  }
}

public func idOf(first: any HasId, third: (any HasId)? = nil) throws(KotlinError) -> Int32 {
  defer {
    extendLifetime(first)
    extendLifetime(third)
  }
  return try KitchenLibrary.module.call(402) {
    $0.write(AnyHasId(first))
    $0.write(AnyHasId??.none)
    $0.write(third.map(AnyHasId.init))
  }
}

public func idOrNone(value: (any HasId)?) throws(KotlinError) -> Int32 {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(403) { $0.write(AnyHasId??.some(value.map(AnyHasId.init))) }
}

public func idOrNone() throws(KotlinError) -> Int32 {
  try KitchenLibrary.module.call(403) { $0.write(AnyHasId??.none) }
}

public func idsOf(all: AnyHasId...) throws(KotlinError) -> [Int32] {
  defer { extendLifetime(all) }
  return try KitchenLibrary.module.call(404) { $0.write(all) }
}

public func echoTitled(value: any Titled) throws(KotlinError) -> any Titled {
  defer { extendLifetime(value) }
  let result: AnyTitled = try KitchenLibrary.module.call(405) { $0.write(AnyTitled(value)) }
  return result.base
}

public func echoCounted(value: any Counted) throws(KotlinError) -> any Counted {
  defer { extendLifetime(value) }
  let result: AnyCounted = try KitchenLibrary.module.call(406) { $0.write(AnyCounted(value)) }
  return result.base
}

public func isThatObject(one: any HasId, other: any HasId) throws(KotlinError) -> Bool {
  defer {
    extendLifetime(one)
    extendLifetime(other)
  }
  return try KitchenLibrary.module.call(410) {
    $0.write(AnyHasId(one))
    $0.write(AnyHasId(other))
  }
}

public func noted(isObject: Bool) throws(KotlinError) -> any Noted {
  let result: AnyNoted = try KitchenLibrary.module.call(418) { $0.write(isObject) }
  return result.base
}

extension Pocket {
  public var inside: KotlinMutableStateFlow<AnyHasId> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 61, owner: self)
  }

  public var spare: (any HasId)? {
    defer { extendLifetime(self) }
    let result: AnyHasId? = KitchenLibrary.module.callOrStop(412) { $0.write(self) }
    return result?.base
  }

  public func setSpare(_ value: (any HasId)?) throws(KotlinError) {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(413, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value.map(AnyHasId.init))
    }
  }

  public func each() throws(KotlinError) -> KotlinFlow<AnyHasId> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(414, Twins.f414, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<AnyHasId>(of: KitchenLibrary.module, flow: 62, made: handle)
  }
}

extension HasId {
  public var id: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(378) { $0.write(AnyHasId(self)) }
    }
  }

  public func tag() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(379) { $0.write(AnyHasId(self)) }
  }

  public func smaller(other: any HasId) throws(KotlinError) -> any HasId {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    let result: AnyHasId = try KitchenLibrary.module.call(381) {
      $0.write(AnyHasId(self))
      $0.write(AnyHasId(other))
    }
    return result.base
  }

  public var countdown: KotlinFlow<Int32> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KitchenLibrary.module.call(383) { $0.write(AnyHasId(self)) }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 58, made: handle)
    }
  }

  nonisolated(nonsending) public func later(add: Int32) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(385) {
      $0.write(AnyHasId(self))
      $0.write(add)
    }
  }

  public func doubled() throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(407) { $0.write(AnyHasId(self)) }
  }

  public var isOdd: Bool {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(408) { $0.write(AnyHasId(self)) }
    }
  }

  public static func + (left: Self, right: any HasId) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(left)
      extendLifetime(right)
    }
    return try KitchenLibrary.module.call(409) {
      $0.write(AnyHasId(left))
      $0.write(AnyHasId(right))
    }
  }
}

extension Wrapped<String> {
  /// The number with a sign.
  public func tag() throws(KotlinError) -> String {
    try KitchenLibrary.module.call(380) { $0.write(self) }
  }

  public func smaller(other: any HasId) throws(KotlinError) -> any HasId {
    defer { extendLifetime(other) }
    let result: AnyHasId = try KitchenLibrary.module.call(382) {
      $0.write(self)
      $0.write(AnyHasId(other))
    }
    return result.base
  }

  public var countdown: KotlinFlow<Int32> {
    get throws(KotlinError) {
      let handle: UInt64 = try KitchenLibrary.module.call(384) { $0.write(self) }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 59, made: handle)
    }
  }

  nonisolated(nonsending) public func later(add: Int32) async throws -> Int32 {
    try await KitchenLibrary.module.callSuspending(386) {
      $0.write(self)
      $0.write(add)
    }
  }
}

extension Titled {
  public var title: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(387) { $0.write(AnyTitled(self)) }
    }
  }
}

extension Counted {
  public var id: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(388) { $0.write(AnyCounted(self)) }
    }
  }
}

extension Suit {
  public var id: Int32 {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(389) { $0.write(self) }
    }
  }

  public func tag() throws(KotlinError) -> String {
    try KitchenLibrary.module.call(390) { $0.write(self) }
  }
}

extension Noted {
  public var note: String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(415) { $0.write(AnyNoted(self)) }
    }
  }
}

extension Noted where Self: KotlinObject {
  public func setNote(_ value: String) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(416, returning: KotlinUnit.self) {
      $0.write(AnyNoted(self))
      $0.write(value)
    }
  }
}

extension Cheese {
  public var origin: String {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(419) { $0.write(self) }
    }
  }

  public var id: Int32 {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(421) { $0.write(self) }
    }
  }

  public func describe() throws(KotlinError) -> String {
    try KitchenLibrary.module.call(422) { $0.write(self) }
  }
}

extension Good {
  public var origin: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(420) { $0.write(self) }
  }

  public func describe() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(423) { $0.write(self) }
  }

  public var weight: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(424, Twins.f424, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f417: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(417)
  static let f392: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(392)
  static let f391: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(391)
  static let f400: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(400)
  static let f414: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(414)
  static let f424: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(424)
}
