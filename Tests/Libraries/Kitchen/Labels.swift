// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Board`.
public final class Board: KotlinObject, Noted, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Board" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(625, Twins.f625, of: KitchenLibrary.module) {
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
  var id: Int32 { get throws }
}

/// Any value or object that implements `Counted`.
public struct AnyCounted: KotlinErased, Counted {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Counted

  /// Stands for a value or an object.
  public init(_ base: any Counted) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
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
    case let value as Cheese:
      writer.write(ordinal: 1)
      writer.write(value)
    case let value as Pack:
      writer.write(ordinal: 2)
      writer.write(value)
    case let value as Suit:
      writer.write(ordinal: 3)
      writer.write(value)
    default:
      writer.write(ordinal: 0)
      writer.write(peer: base as any Counted, interface: 34, of: KitchenLibrary.module)
    }
  }

  public var id: Int32 {
    get throws {
      try base.id
    }
  }
}

extension AnyCounted {
  /// Any Kotlin object that implements `Counted` and is of no class that Swift knows.
  public final class Object: KotlinObject, Counted, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Counted" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 102 }
  }
}

extension AnyCounted {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    34, "kitchen.Counted", as: (any Counted).self,
    cast: { $0 as? any Counted },
    entries: [
      HostedEntry(596, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any Counted).self) { (object, reader) in
          try reader.finish()
          return try object.id
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Counted).self, function: 596, none: 0) {
          try $0.id
        }
      }
    ])
}

/// What values inherit from a class.
public final class Good: KotlinObject, Counted, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Good" }
}

/// Is an object.
public final class Guide: KotlinObject, Titled, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Guide" }

  public convenience init(id: Int32) throws {
    let handle: UInt64 = try KotlinModule.call(600, Twins.f600, of: KitchenLibrary.module) {
      $0(id, $1)
    } write: {
      $0.write(id)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// What has a number.
public protocol HasId: Sendable {
  var id: Int32 { get throws }

  /// The number with a sign.
  func tag() throws -> String

  func smaller(other: any HasId) throws -> any HasId

  var countdown: KotlinFlow<Int32> { get throws }

  func later(add: Int32) async throws -> Int32
}

/// Any value or object that implements `HasId`.
public struct AnyHasId: KotlinErased, HasId {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HasId

  /// Stands for a value or an object.
  public init(_ base: any HasId) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
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
    default:
      writer.write(ordinal: 0)
      writer.write(peer: base as any HasId, interface: 36, of: KitchenLibrary.module)
    }
  }

  public var id: Int32 {
    get throws {
      try base.id
    }
  }

  public func tag() throws -> String {
    try base.tag()
  }

  public func smaller(other: any HasId) throws -> any HasId {
    try base.smaller(other: other)
  }

  public var countdown: KotlinFlow<Int32> {
    get throws {
      try base.countdown
    }
  }

  nonisolated(nonsending) public func later(add: Int32) async throws -> Int32 {
    try await base.later(add: add)
  }
}

extension AnyHasId {
  /// Any Kotlin object that implements `HasId` and is of no class that Swift knows.
  public final class Object: KotlinObject, HasId, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.HasId" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 148 }
  }
}

extension AnyHasId {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    36, "kitchen.HasId", as: (any HasId).self,
    cast: { $0 as? any HasId },
    entries: [
      HostedEntry(583) { frame in
        KotlinHost.answer(frame, as: (any HasId).self) { (object, reader) in
          try reader.finish()
          return try object.tag()
        }
      },
      HostedEntry(586) { frame in
        KotlinHost.answer(frame, as: (any HasId).self) { (object, reader) in
          let argument0: AnyHasId = try reader.read()
          try reader.finish()
          return AnyHasId(try object.smaller(other: argument0.base))
        }
      },
      HostedEntry(592) { frame in
        KotlinHost.answerSuspending(frame, as: (any HasId).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.later(add: argument0) }
        }
      },
      HostedEntry(582, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HasId).self) { (object, reader) in
          try reader.finish()
          return try object.id
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HasId).self, function: 582, none: 0) {
          try $0.id
        }
      },
      HostedEntry(589) { frame in
        KotlinHost.answer(frame, as: (any HasId).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfInt(try object.countdown)
        }
      },
    ])
}

extension AnyHasId {
  /// Kotlin's implementations of members that a Swift type with `HasId` may leave out or override.
  public struct Defaults: Sendable {
    private let kotlinImplementer: AnyHasId

    public init(_ object: any HasId) {
      kotlinImplementer = AnyHasId(object)
    }

    /// The number with a sign.
    public func tag() throws -> String {
      defer { extendLifetime(kotlinImplementer) }
      return try KitchenLibrary.module.call(585) { $0.write(kotlinImplementer) }
    }

    public func smaller(other: any HasId) throws -> any HasId {
      defer {
        extendLifetime(kotlinImplementer)
        extendLifetime(other)
      }
      let result: AnyHasId = try KitchenLibrary.module.call(588) {
        $0.write(kotlinImplementer)
        $0.write(AnyHasId(other))
      }
      return result.base
    }

    public var countdown: KotlinFlow<Int32> {
      get throws {
        defer { extendLifetime(kotlinImplementer) }
        let handle: UInt64 = try KitchenLibrary.module.call(591) { $0.write(kotlinImplementer) }
        return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 88, made: handle)
      }
    }

    nonisolated(nonsending) public func later(add: Int32) async throws -> Int32 {
      defer { extendLifetime(kotlinImplementer) }
      return try await KitchenLibrary.module.callSuspending(594) {
        $0.write(kotlinImplementer)
        $0.write(add)
      }
    }
  }
}

extension HasId {
  public func tag() throws -> String {
    try AnyHasId.Defaults(self).tag()
  }

  public func smaller(other: any HasId) throws -> any HasId {
    try AnyHasId.Defaults(self).smaller(other: other)
  }

  public var countdown: KotlinFlow<Int32> {
    get throws {
      try AnyHasId.Defaults(self).countdown
    }
  }

  nonisolated(nonsending) public func later(add: Int32) async throws -> Int32 {
    try await AnyHasId.Defaults(self).later(add: add)
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
  var note: String { get throws }
}

/// Any value or Kotlin object that implements `Noted`.
public struct AnyNoted: KotlinErased, Noted {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Noted

  /// Stands for a value or an object.
  public init(_ base: any Noted) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
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
  /// Any Kotlin object that implements `Noted` and is of no class that Swift knows.
  public final class Object: KotlinObject, Noted, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Noted" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 193 }
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

    public convenience init(id: Int32) throws {
      let handle: UInt64 = try KotlinModule.call(599, Twins.f599, of: KitchenLibrary.module) {
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

  public convenience init(first: any HasId) throws {
    defer { extendLifetime(first) }
    let handle: UInt64 = try KitchenLibrary.module.call(619) { $0.write(AnyHasId(first)) }
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
  var title: String { get throws }
}

/// Any value or object that implements `Titled`.
public struct AnyTitled: KotlinErased, Titled {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any Titled

  /// Stands for a value or an object.
  public init(_ base: any Titled) {
    guard !(Swift.type(of: base) is AnyClass) else {
      self.base = base
      return
    }
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
    case let value as Card:
      writer.write(ordinal: 1)
      writer.write(value)
    default:
      writer.write(ordinal: 0)
      writer.write(peer: base as any Titled, interface: 55, of: KitchenLibrary.module)
    }
  }

  public var title: String {
    get throws {
      try base.title
    }
  }

  public var id: Int32 {
    get throws {
      try base.id
    }
  }

  public func tag() throws -> String {
    try base.tag()
  }

  public func smaller(other: any HasId) throws -> any HasId {
    try base.smaller(other: other)
  }

  public var countdown: KotlinFlow<Int32> {
    get throws {
      try base.countdown
    }
  }

  nonisolated(nonsending) public func later(add: Int32) async throws -> Int32 {
    try await base.later(add: add)
  }
}

extension AnyTitled {
  /// Any Kotlin object that implements `Titled` and is of no class that Swift knows.
  public final class Object: KotlinObject, Titled, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Titled" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 309 }
  }
}

extension AnyTitled {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    55, "kitchen.Titled", as: (any Titled).self,
    extending: [36],
    cast: { $0 as? any Titled },
    entries: [
      HostedEntry(583) { frame in
        KotlinHost.answer(frame, as: (any Titled).self) { (object, reader) in
          try reader.finish()
          return try object.tag()
        }
      },
      HostedEntry(586) { frame in
        KotlinHost.answer(frame, as: (any Titled).self) { (object, reader) in
          let argument0: AnyHasId = try reader.read()
          try reader.finish()
          return AnyHasId(try object.smaller(other: argument0.base))
        }
      },
      HostedEntry(592) { frame in
        KotlinHost.answerSuspending(frame, as: (any Titled).self) { (object, reader) in
          let argument0: Int32 = try reader.read()
          try reader.finish()
          return { () async throws -> Int32 in try await object.later(add: argument0) }
        }
      },
      HostedEntry(595) { frame in
        KotlinHost.answer(frame, as: (any Titled).self) { (object, reader) in
          try reader.finish()
          return try object.title
        }
      },
      HostedEntry(582, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any Titled).self) { (object, reader) in
          try reader.finish()
          return try object.id
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any Titled).self, function: 582, none: 0) {
          try $0.id
        }
      },
      HostedEntry(589) { frame in
        KotlinHost.answer(frame, as: (any Titled).self) { (object, reader) in
          try reader.finish()
          return KitchenLibrary.FlowOfInt(try object.countdown)
        }
      },
    ])
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

public func wrapped() throws -> Wrapped<String> {
  try KitchenLibrary.module.call(601)
}

public func labelled(kind: Int32) throws -> any HasId {
  let result: AnyHasId = try KitchenLibrary.module.call(602) { $0.write(kind) }
  return result.base
}

public func echoLabelled(value: any HasId) throws -> any HasId {
  defer { extendLifetime(value) }
  let result: AnyHasId = try KitchenLibrary.module.call(603) { $0.write(AnyHasId(value)) }
  return result.base
}

public func maybeLabelled(kind: Int32?) throws -> (any HasId)? {
  let result: AnyHasId? = try KitchenLibrary.module.call(604) { $0.write(kind) }
  return result?.base
}

nonisolated(nonsending) public func labelledLater(kind: Int32?) async throws -> (any HasId)? {
  let result: AnyHasId? = try await KitchenLibrary.module.callSuspending(605) { $0.write(kind) }
  return result?.base
}

public func allLabelled() throws -> [AnyHasId] {
  try KitchenLibrary.module.call(606)
}

public func labelledById() throws -> [Int32: AnyHasId] {
  try KitchenLibrary.module.call(607)
}

public func flowOfLabelled() throws -> KotlinFlow<AnyHasId?> {
  let handle: UInt64 = try KotlinModule.call(608, Twins.f608, of: KitchenLibrary.module) { $0($1) }
  return KotlinFlow<AnyHasId?>(of: KitchenLibrary.module, flow: 90, made: handle)
}

public func sumOfIds(all: [AnyHasId?]) throws -> Int32 {
  defer { extendLifetime(all) }
  return try KitchenLibrary.module.call(609) { $0.write(all) }
}

public func idOf(
  first: any HasId, second: (any HasId)?, third: (any HasId)? = nil
) throws -> Int32 {
  defer {
    extendLifetime(first)
    extendLifetime(second)
    extendLifetime(third)
  }
  return try KitchenLibrary.module.call(610) {
    $0.write(AnyHasId(first))
    $0.write(AnyHasId??.some(second.map(AnyHasId.init)))
    $0.write(third.map(AnyHasId.init))
  }
}

public func idOf(first: any HasId, third: (any HasId)? = nil) throws -> Int32 {
  defer {
    extendLifetime(first)
    extendLifetime(third)
  }
  return try KitchenLibrary.module.call(610) {
    $0.write(AnyHasId(first))
    $0.write(AnyHasId??.none)
    $0.write(third.map(AnyHasId.init))
  }
}

public func idOrNone(value: (any HasId)?) throws -> Int32 {
  defer { extendLifetime(value) }
  return try KitchenLibrary.module.call(611) { $0.write(AnyHasId??.some(value.map(AnyHasId.init))) }
}

public func idOrNone() throws -> Int32 {
  try KitchenLibrary.module.call(611) { $0.write(AnyHasId??.none) }
}

public func idsOf(all: AnyHasId...) throws -> [Int32] {
  defer { extendLifetime(all) }
  return try KitchenLibrary.module.call(612) { $0.write(all) }
}

public func echoTitled(value: any Titled) throws -> any Titled {
  defer { extendLifetime(value) }
  let result: AnyTitled = try KitchenLibrary.module.call(613) { $0.write(AnyTitled(value)) }
  return result.base
}

public func echoCounted(value: any Counted) throws -> any Counted {
  defer { extendLifetime(value) }
  let result: AnyCounted = try KitchenLibrary.module.call(614) { $0.write(AnyCounted(value)) }
  return result.base
}

public func isThatObject(one: any HasId, other: any HasId) throws -> Bool {
  defer {
    extendLifetime(one)
    extendLifetime(other)
  }
  return try KitchenLibrary.module.call(618) {
    $0.write(AnyHasId(one))
    $0.write(AnyHasId(other))
  }
}

public func noted(isObject: Bool) throws -> any Noted {
  let result: AnyNoted = try KitchenLibrary.module.call(626) { $0.write(isObject) }
  return result.base
}

public func echoNoted(value: any Noted) throws -> any Noted {
  defer { extendLifetime(value) }
  let result: AnyNoted = try KitchenLibrary.module.call(627) { $0.write(AnyNoted(value)) }
  return result.base
}

extension Pocket {
  public var inside: KotlinMutableStateFlow<AnyHasId> {
    KotlinMutableStateFlow(of: KitchenLibrary.module, flow: 91, owner: self)
  }

  public var spare: (any HasId)? {
    defer { extendLifetime(self) }
    let result: AnyHasId? = KitchenLibrary.module.callOrStop(620) { $0.write(self) }
    return result?.base
  }

  public func setSpare(_ value: (any HasId)?) throws {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(621, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value.map(AnyHasId.init))
    }
  }

  public func each() throws -> KotlinFlow<AnyHasId> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(622, Twins.f622, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<AnyHasId>(of: KitchenLibrary.module, flow: 92, made: handle)
  }
}

extension HasId {
  public func doubled() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(615) { $0.write(AnyHasId(self)) }
  }

  public var isOdd: Bool {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(616) { $0.write(AnyHasId(self)) }
    }
  }

  public static func + (left: Self, right: any HasId) throws -> Int32 {
    defer {
      extendLifetime(left)
      extendLifetime(right)
    }
    return try KitchenLibrary.module.call(617) {
      $0.write(AnyHasId(left))
      $0.write(AnyHasId(right))
    }
  }
}

extension HasId where Self: KotlinValue {
  public var id: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(582) { $0.write(AnyHasId(self)) }
    }
  }

  public func tag() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(583) { $0.write(AnyHasId(self)) }
  }

  public func smaller(other: any HasId) throws -> any HasId {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    let result: AnyHasId = try KitchenLibrary.module.call(586) {
      $0.write(AnyHasId(self))
      $0.write(AnyHasId(other))
    }
    return result.base
  }

  public var countdown: KotlinFlow<Int32> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KitchenLibrary.module.call(589) { $0.write(AnyHasId(self)) }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 88, made: handle)
    }
  }

  nonisolated(nonsending) public func later(add: Int32) async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(592) {
      $0.write(AnyHasId(self))
      $0.write(add)
    }
  }
}

extension Wrapped<String> {
  /// The number with a sign.
  public func tag() throws -> String {
    try KitchenLibrary.module.call(584) { $0.write(self) }
  }

  public func smaller(other: any HasId) throws -> any HasId {
    defer { extendLifetime(other) }
    let result: AnyHasId = try KitchenLibrary.module.call(587) {
      $0.write(self)
      $0.write(AnyHasId(other))
    }
    return result.base
  }

  public var countdown: KotlinFlow<Int32> {
    get throws {
      let handle: UInt64 = try KitchenLibrary.module.call(590) { $0.write(self) }
      return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 89, made: handle)
    }
  }

  nonisolated(nonsending) public func later(add: Int32) async throws -> Int32 {
    try await KitchenLibrary.module.callSuspending(593) {
      $0.write(self)
      $0.write(add)
    }
  }
}

extension Titled where Self: KotlinValue {
  public var title: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(595) { $0.write(AnyTitled(self)) }
    }
  }
}

extension Counted where Self: KotlinValue {
  public var id: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(596) { $0.write(AnyCounted(self)) }
    }
  }
}

extension Suit {
  public var id: Int32 {
    get throws {
      try KitchenLibrary.module.call(597) { $0.write(self) }
    }
  }

  public func tag() throws -> String {
    try KitchenLibrary.module.call(598) { $0.write(self) }
  }
}

extension Noted {
  public var note: String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(623) { $0.write(AnyNoted(self)) }
    }
  }
}

extension Noted where Self: KotlinObject {
  public func setNote(_ value: String) throws {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(624, returning: KotlinUnit.self) {
      $0.write(AnyNoted(self))
      $0.write(value)
    }
  }
}

extension Cheese {
  public var origin: String {
    get throws {
      try KitchenLibrary.module.call(628) { $0.write(self) }
    }
  }

  public var id: Int32 {
    get throws {
      try KitchenLibrary.module.call(630) { $0.write(self) }
    }
  }

  public func describe() throws -> String {
    try KitchenLibrary.module.call(631) { $0.write(self) }
  }
}

extension Good {
  public var origin: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(629) { $0.write(self) }
  }

  public func describe() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(632) { $0.write(self) }
  }

  public var weight: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(633, Twins.f633, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f625: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(625)
  static let f600: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(600)
  static let f599: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(599)
  static let f608: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(608)
  static let f622: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(622)
  static let f633: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(633)
}
