// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws -> TrayInt {
    let handle: UInt64 = try KotlinModule.call(735, Twins.f735, of: KitchenLibrary.module) {
      $0(upTo, $1)
    } write: {
      $0.write(upTo)
    }
    return TrayInt(holding: handle, of: KitchenLibrary.module)
  }
}

/// What holds things of one kind.
public protocol HoldingInt: Sendable {
  /// How many there are.
  var count: Int32 { get throws }

  /// The first one; null if there is none.
  func first() throws -> Int32?
}

/// Any object that is a `HoldingInt`.
public struct AnyHoldingInt: KotlinErased, HoldingInt {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HoldingInt

  /// Stands for a value or an object.
  public init(_ base: any HoldingInt) {
    guard !(type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any HoldingInt ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Holding<Int>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any HoldingInt, interface: 12, of: KitchenLibrary.module)
  }

  public var count: Int32 {
    get throws {
      try base.count
    }
  }

  public func first() throws -> Int32? {
    try base.first()
  }
}

extension AnyHoldingInt {
  /// Any Kotlin object that is a `HoldingInt`, and of no class that Swift knows.
  public final class Object: KotlinObject, HoldingInt, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Holding<Int>" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 105 }
  }
}

extension AnyHoldingInt {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    12, "kitchen.Holding<Int>", as: (any HoldingInt).self,
    cast: { $0 as? any HoldingInt },
    entries: [
      HostedEntry(704) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(701, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingInt).self, function: 701, none: 0) {
          try $0.count
        }
      },
    ])
}

/// What holds things of one kind.
public protocol HoldingString: Sendable {
  /// How many there are.
  var count: Int32 { get throws }

  /// The first one; null if there is none.
  func first() throws -> String?
}

/// Any object that is a `HoldingString`.
public struct AnyHoldingString: KotlinErased, HoldingString {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HoldingString

  /// Stands for a value or an object.
  public init(_ base: any HoldingString) {
    guard !(type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any HoldingString ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Holding<String>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any HoldingString, interface: 13, of: KitchenLibrary.module)
  }

  public var count: Int32 {
    get throws {
      try base.count
    }
  }

  public func first() throws -> String? {
    try base.first()
  }
}

extension AnyHoldingString {
  /// Any Kotlin object that is a `HoldingString`, and of no class that Swift knows.
  public final class Object: KotlinObject, HoldingString, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Holding<String>" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 106 }
  }
}

extension AnyHoldingString {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    13, "kitchen.Holding<String>", as: (any HoldingString).self,
    cast: { $0 as? any HoldingString },
    entries: [
      HostedEntry(702) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(699, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingString).self, function: 699, none: 0) {
          try $0.count
        }
      },
    ])
}

/// What holds things of one kind.
public protocol HoldingCrew: Sendable {
  /// How many there are.
  var count: Int32 { get throws }

  /// The first one; null if there is none.
  func first() throws -> Crew?
}

/// Any object that is a `HoldingCrew`.
public struct AnyHoldingCrew: KotlinErased, HoldingCrew {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HoldingCrew

  /// Stands for a value or an object.
  public init(_ base: any HoldingCrew) {
    guard !(type(of: base) is AnyClass) else {
      self.base = base
      return
    }
    self.base = (base as? any KotlinErased)?.base as? any HoldingCrew ?? base
  }

  public static var kotlinType: KotlinType {
    .interface("kitchen.Holding<kitchen.Crew>", Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    base = try Object.kotlinAny(from: &reader)
  }

  public func write(to writer: inout KotlinWriter) {
    writer.write(peer: base as any HoldingCrew, interface: 14, of: KitchenLibrary.module)
  }

  public var count: Int32 {
    get throws {
      try base.count
    }
  }

  public func first() throws -> Crew? {
    try base.first()
  }
}

extension AnyHoldingCrew {
  /// Any Kotlin object that is a `HoldingCrew`, and of no class that Swift knows.
  public final class Object: KotlinObject, HoldingCrew, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kitchen.Holding<kitchen.Crew>"
    }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 107 }
  }
}

extension AnyHoldingCrew {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    14, "kitchen.Holding<kitchen.Crew>", as: (any HoldingCrew).self,
    cast: { $0 as? any HoldingCrew },
    entries: [
      HostedEntry(703) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(700, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingCrew).self, function: 700, none: 0) {
          try $0.count
        }
      },
    ])
}

/// Has what a generic class of another library declares, which is none of Swift's types.
public final class Letters: KotlinObject, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Letters" }

  private func toString() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(698) { $0.write(self) }
  }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(738, Twins.f738, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

/// A tray of names: what it inherits has concrete types.
public final class NameTray: TrayString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.NameTray" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(736, Twins.f736, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(things: [String]? = nil) throws {
    fatalError()
  }
}

/// A value with members that mention its types.
public struct Ranked<T: KotlinValue & Hashable>: KotlinValue, Hashable {
  public var things: [T]
  public var best: T

  public init(things: [T], best: T) {
    self.things = things
    self.best = best
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.Ranked<\(T.kotlinType)>", Self.self,
      ("things", [T].self),
      ("best", T.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    things = try reader.read()
    best = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(things)
    writer.write(best)
    writer.endRecord()
  }
}

extension Ranked: Codable where T: Codable {}

/// Things in a row, which others watch.
public final class TrayInt: KotlinObject, HoldingInt, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<Int>" }

  public convenience init(things: [Int32]? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(707) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 216 }

  public convenience init(things: [String]? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(705) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(706) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func crewTray(crews: Crew...) throws -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(741) { $0.write(crews) }
}

public func holdings() throws -> [AnyHoldingString] {
  try KitchenLibrary.module.call(742)
}

public func countOf(holding: any HoldingString) throws -> Int32 {
  defer { extendLifetime(holding) }
  return try KitchenLibrary.module.call(743) { $0.write(AnyHoldingString(holding)) }
}

public func rankedNames() throws -> Ranked<String> {
  try KitchenLibrary.module.call(746)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws -> String? {
  try KitchenLibrary.module.call(747) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(748) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Int32? {
  try KitchenLibrary.module.call(749) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Double? {
  try KitchenLibrary.module.call(750) { $0.write(text) }
}

public func reversed(things: Int8...) throws -> [Int8] {
  try KitchenLibrary.module.call(751) { $0.write(things) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(752) { $0.write(value) }
}

public func repeated(value: Int32, times: Int32? = nil) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KitchenLibrary.module.call(753) {
    $0.write(value)
    $0.write(times)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 82, made: handle)
}

public func middle(_ receiver: [String]) throws -> String {
  try KitchenLibrary.module.call(754) { $0.write(receiver) }
}

extension Letters {
  public func indexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(692, Twins.f692, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(693, Twins.f693, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(694) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(695, Twins.f695, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(696) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(697, Twins.f697, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(739, Twins.f739, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func get(index: Int32) throws -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(740, Twins.f740, of: KitchenLibrary.module) {
      $0(kotlinHandle, index, $1)
    } write: {
      $0.write(self)
      $0.write(index)
    }
  }
}

extension HoldingString where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(699, Twins.f699, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(702) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(700, Twins.f700, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(703) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(701, Twins.f701, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(704) { $0.write(self) }
  }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(708, Twins.f708, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[String]>(of: KitchenLibrary.module, flow: 76, made: handle)
    }
  }

  public var label: String? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(711) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(712, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(717) {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: String...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(720) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(723) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(726) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(729, Twins.f729, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 79, made: handle)
  }

  public func beside(other: TrayString) throws -> Pair<TrayString, TrayString> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(732) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayCrew {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Crew]> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(709, Twins.f709, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Crew]>(of: KitchenLibrary.module, flow: 77, made: handle)
    }
  }

  public var label: Crew? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(713) { $0.write(self) }
    }
    set(value) {
      defer {
        extendLifetime(self)
        extendLifetime(value)
      }
      _ = KitchenLibrary.module.callOrStop(714, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Crew) throws -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(thing)
    }
    return try KotlinModule.call(718, Twins.f718, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Crew...) throws -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(more)
    }
    return try KitchenLibrary.module.call(721) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(724, Twins.f724, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
      return Crew(holding: handle, of: KitchenLibrary.module)
    }
  }

  nonisolated(nonsending) public func last() async throws -> Crew {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(727) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Crew> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(730, Twins.f730, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 80, made: handle)
  }

  public func beside(other: TrayCrew) throws -> Pair<TrayCrew, TrayCrew> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(733) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayInt {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Int32]> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(710, Twins.f710, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Int32]>(of: KitchenLibrary.module, flow: 78, made: handle)
    }
  }

  public var label: Int32? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(715) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(716, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(719, Twins.f719, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Int32...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(722) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(725, Twins.f725, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(728) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(731, Twins.f731, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 81, made: handle)
  }

  public func beside(other: TrayInt) throws -> Pair<TrayInt, TrayInt> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(734) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension NameTray {
  public var longest: String? {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(737) { $0.write(self) }
    }
  }
}

extension Ranked<String> {
  public func ranks() throws -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(744) { $0.write(self) }
  }

  public func isBest(thing: String) throws -> Bool {
    try KitchenLibrary.module.call(745) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f738: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(738)
  static let f736: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(736)
  static let f692: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(692)
  static let f693: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(693)
  static let f695: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(695)
  static let f697: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(697)
  static let f699: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(699)
  static let f700: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(700)
  static let f701: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(701)
  static let f708: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(708)
  static let f709: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(709)
  static let f710: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(710)
  static let f718: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(718)
  static let f719: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(719)
  static let f724: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(724)
  static let f725: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(725)
  static let f729: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(729)
  static let f730: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(730)
  static let f731: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(731)
  static let f735: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(735)
  static let f739: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(739)
  static let f740: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(740)
}
