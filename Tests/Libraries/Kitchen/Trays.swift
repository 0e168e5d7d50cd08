// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws -> TrayInt {
    let handle: UInt64 = try KotlinModule.call(991, Twins.f991, of: KitchenLibrary.module) {
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

/// Any object that implements `HoldingInt`.
public struct AnyHoldingInt: KotlinErased, HoldingInt {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HoldingInt

  /// Stands for a value or an object.
  public init(_ base: any HoldingInt) {
    guard !(Swift.type(of: base) is AnyClass) else {
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
    writer.write(peer: base as any HoldingInt, interface: 37, of: KitchenLibrary.module)
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
  /// Any Kotlin object that implements `HoldingInt` and is of no class that Swift knows.
  public final class Object: KotlinObject, HoldingInt, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Holding<Int>" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 148 }
  }
}

extension AnyHoldingInt {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    37, "kitchen.Holding<Int>", as: (any HoldingInt).self,
    cast: { $0 as? any HoldingInt },
    entries: [
      HostedEntry(960) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(957, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingInt).self, function: 957, none: 0) {
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

/// Any object that implements `HoldingString`.
public struct AnyHoldingString: KotlinErased, HoldingString {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HoldingString

  /// Stands for a value or an object.
  public init(_ base: any HoldingString) {
    guard !(Swift.type(of: base) is AnyClass) else {
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
    writer.write(peer: base as any HoldingString, interface: 38, of: KitchenLibrary.module)
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
  /// Any Kotlin object that implements `HoldingString` and is of no class that Swift knows.
  public final class Object: KotlinObject, HoldingString, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Holding<String>" }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 149 }
  }
}

extension AnyHoldingString {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    38, "kitchen.Holding<String>", as: (any HoldingString).self,
    cast: { $0 as? any HoldingString },
    entries: [
      HostedEntry(958) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(955, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingString).self, function: 955, none: 0) {
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

/// Any object that implements `HoldingCrew`.
public struct AnyHoldingCrew: KotlinErased, HoldingCrew {
  /// The value itself, or the object as one of its own class, for `as?`, `is` and `switch`.
  public let base: any HoldingCrew

  /// Stands for a value or an object.
  public init(_ base: any HoldingCrew) {
    guard !(Swift.type(of: base) is AnyClass) else {
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
    writer.write(peer: base as any HoldingCrew, interface: 39, of: KitchenLibrary.module)
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
  /// Any Kotlin object that implements `HoldingCrew` and is of no class that Swift knows.
  public final class Object: KotlinObject, HoldingCrew, @unchecked Sendable {
    @_spi(GeneratedCode) override public class var kotlinName: String {
      "kitchen.Holding<kitchen.Crew>"
    }

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 150 }
  }
}

extension AnyHoldingCrew {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    39, "kitchen.Holding<kitchen.Crew>", as: (any HoldingCrew).self,
    cast: { $0 as? any HoldingCrew },
    entries: [
      HostedEntry(959) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(956, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingCrew).self, function: 956, none: 0) {
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
    return try KitchenLibrary.module.call(954) { $0.write(self) }
  }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(994, Twins.f994, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KotlinModule.call(992, Twins.f992, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KitchenLibrary.module.call(963) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 306 }

  public convenience init(things: [String]? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(961) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(962) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func crewTray(crews: Crew...) throws -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(997) { $0.write(crews) }
}

public func holdings() throws -> [AnyHoldingString] {
  try KitchenLibrary.module.call(998)
}

public func countOf(holding: any HoldingString) throws -> Int32 {
  defer { extendLifetime(holding) }
  return try KitchenLibrary.module.call(999) { $0.write(AnyHoldingString(holding)) }
}

public func rankedNames() throws -> Ranked<String> {
  try KitchenLibrary.module.call(1002)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws -> String? {
  try KitchenLibrary.module.call(1003) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(1004) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Int32? {
  try KitchenLibrary.module.call(1005) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Double? {
  try KitchenLibrary.module.call(1006) { $0.write(text) }
}

public func reversed(things: Int8...) throws -> [Int8] {
  try KitchenLibrary.module.call(1007) { $0.write(things) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(1008) { $0.write(value) }
}

public func repeated(value: Int32, times: Int32? = nil) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KitchenLibrary.module.call(1009) {
    $0.write(value)
    $0.write(times)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 114, made: handle)
}

public func middle(_ receiver: [String]) throws -> String {
  try KitchenLibrary.module.call(1010) { $0.write(receiver) }
}

extension Letters {
  public func indexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(948, Twins.f948, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(949, Twins.f949, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(950) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(951, Twins.f951, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(952) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(953, Twins.f953, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(995, Twins.f995, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func get(index: Int32) throws -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(996, Twins.f996, of: KitchenLibrary.module) {
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
      return try KotlinModule.call(955, Twins.f955, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(958) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(956, Twins.f956, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(959) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(957, Twins.f957, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(960) { $0.write(self) }
  }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(964, Twins.f964, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[String]>(of: KitchenLibrary.module, flow: 108, made: handle)
    }
  }

  public var label: String? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(967) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(968, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(973) {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: String...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(976) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(979) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(982) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(985, Twins.f985, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 111, made: handle)
  }

  public func beside(other: TrayString) throws -> Pair<TrayString, TrayString> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(988) {
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
      let handle: UInt64 = try KotlinModule.call(965, Twins.f965, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Crew]>(of: KitchenLibrary.module, flow: 109, made: handle)
    }
  }

  public var label: Crew? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(969) { $0.write(self) }
    }
    set(value) {
      defer {
        extendLifetime(self)
        extendLifetime(value)
      }
      _ = KitchenLibrary.module.callOrStop(970, returning: KotlinUnit.self) {
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
    return try KotlinModule.call(974, Twins.f974, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(977) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(980, Twins.f980, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(983) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Crew> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(986, Twins.f986, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 112, made: handle)
  }

  public func beside(other: TrayCrew) throws -> Pair<TrayCrew, TrayCrew> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(989) {
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
      let handle: UInt64 = try KotlinModule.call(966, Twins.f966, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Int32]>(of: KitchenLibrary.module, flow: 110, made: handle)
    }
  }

  public var label: Int32? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(971) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(972, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(975, Twins.f975, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Int32...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(978) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(981, Twins.f981, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(984) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(987, Twins.f987, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 113, made: handle)
  }

  public func beside(other: TrayInt) throws -> Pair<TrayInt, TrayInt> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(990) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension NameTray {
  public var longest: String? {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(993) { $0.write(self) }
    }
  }
}

extension Ranked<String> {
  public func ranks() throws -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(1000) { $0.write(self) }
  }

  public func isBest(thing: String) throws -> Bool {
    try KitchenLibrary.module.call(1001) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f994: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(994)
  static let f992: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(992)
  static let f948: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(948)
  static let f949: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(949)
  static let f951: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(951)
  static let f953: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(953)
  static let f955: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(955)
  static let f956: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(956)
  static let f957: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(957)
  static let f964: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(964)
  static let f965: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(965)
  static let f966: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(966)
  static let f974: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(974)
  static let f975: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(975)
  static let f980: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(980)
  static let f981: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(981)
  static let f985: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(985)
  static let f986: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(986)
  static let f987: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(987)
  static let f991: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(991)
  static let f995: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(995)
  static let f996: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(996)
}
