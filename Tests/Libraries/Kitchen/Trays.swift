// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws -> TrayInt {
    let handle: UInt64 = try KotlinModule.call(968, Twins.f968, of: KitchenLibrary.module) {
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
    writer.write(peer: base as any HoldingInt, interface: 36, of: KitchenLibrary.module)
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

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 146 }
  }
}

extension AnyHoldingInt {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    36, "kitchen.Holding<Int>", as: (any HoldingInt).self,
    cast: { $0 as? any HoldingInt },
    entries: [
      HostedEntry(937) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(934, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingInt).self, function: 934, none: 0) {
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
    writer.write(peer: base as any HoldingString, interface: 37, of: KitchenLibrary.module)
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

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 147 }
  }
}

extension AnyHoldingString {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    37, "kitchen.Holding<String>", as: (any HoldingString).self,
    cast: { $0 as? any HoldingString },
    entries: [
      HostedEntry(935) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(932, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingString).self, function: 932, none: 0) {
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
    writer.write(peer: base as any HoldingCrew, interface: 38, of: KitchenLibrary.module)
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

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 148 }
  }
}

extension AnyHoldingCrew {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    38, "kitchen.Holding<kitchen.Crew>", as: (any HoldingCrew).self,
    cast: { $0 as? any HoldingCrew },
    entries: [
      HostedEntry(936) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(933, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingCrew).self, function: 933, none: 0) {
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
    return try KitchenLibrary.module.call(931) { $0.write(self) }
  }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(971, Twins.f971, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KotlinModule.call(969, Twins.f969, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KitchenLibrary.module.call(940) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 302 }

  public convenience init(things: [String]? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(938) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(939) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func crewTray(crews: Crew...) throws -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(974) { $0.write(crews) }
}

public func holdings() throws -> [AnyHoldingString] {
  try KitchenLibrary.module.call(975)
}

public func countOf(holding: any HoldingString) throws -> Int32 {
  defer { extendLifetime(holding) }
  return try KitchenLibrary.module.call(976) { $0.write(AnyHoldingString(holding)) }
}

public func rankedNames() throws -> Ranked<String> {
  try KitchenLibrary.module.call(979)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws -> String? {
  try KitchenLibrary.module.call(980) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(981) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Int32? {
  try KitchenLibrary.module.call(982) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Double? {
  try KitchenLibrary.module.call(983) { $0.write(text) }
}

public func reversed(things: Int8...) throws -> [Int8] {
  try KitchenLibrary.module.call(984) { $0.write(things) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(985) { $0.write(value) }
}

public func repeated(value: Int32, times: Int32? = nil) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KitchenLibrary.module.call(986) {
    $0.write(value)
    $0.write(times)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 111, made: handle)
}

public func middle(_ receiver: [String]) throws -> String {
  try KitchenLibrary.module.call(987) { $0.write(receiver) }
}

extension Letters {
  public func indexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(925, Twins.f925, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(926, Twins.f926, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(927) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(928, Twins.f928, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(929) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(930, Twins.f930, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(972, Twins.f972, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func get(index: Int32) throws -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(973, Twins.f973, of: KitchenLibrary.module) {
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
      return try KotlinModule.call(932, Twins.f932, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(935) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(933, Twins.f933, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(936) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(934, Twins.f934, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(937) { $0.write(self) }
  }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(941, Twins.f941, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[String]>(of: KitchenLibrary.module, flow: 105, made: handle)
    }
  }

  public var label: String? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(944) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(945, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(950) {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: String...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(953) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(956) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(959) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(962, Twins.f962, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 108, made: handle)
  }

  public func beside(other: TrayString) throws -> Pair<TrayString, TrayString> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(965) {
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
      let handle: UInt64 = try KotlinModule.call(942, Twins.f942, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Crew]>(of: KitchenLibrary.module, flow: 106, made: handle)
    }
  }

  public var label: Crew? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(946) { $0.write(self) }
    }
    set(value) {
      defer {
        extendLifetime(self)
        extendLifetime(value)
      }
      _ = KitchenLibrary.module.callOrStop(947, returning: KotlinUnit.self) {
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
    return try KotlinModule.call(951, Twins.f951, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(954) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(957, Twins.f957, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(960) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Crew> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(963, Twins.f963, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 109, made: handle)
  }

  public func beside(other: TrayCrew) throws -> Pair<TrayCrew, TrayCrew> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(966) {
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
      let handle: UInt64 = try KotlinModule.call(943, Twins.f943, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Int32]>(of: KitchenLibrary.module, flow: 107, made: handle)
    }
  }

  public var label: Int32? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(948) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(949, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(952, Twins.f952, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Int32...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(955) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(958, Twins.f958, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(961) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(964, Twins.f964, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 110, made: handle)
  }

  public func beside(other: TrayInt) throws -> Pair<TrayInt, TrayInt> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(967) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension NameTray {
  public var longest: String? {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(970) { $0.write(self) }
    }
  }
}

extension Ranked<String> {
  public func ranks() throws -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(977) { $0.write(self) }
  }

  public func isBest(thing: String) throws -> Bool {
    try KitchenLibrary.module.call(978) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f971: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(971)
  static let f969: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(969)
  static let f925: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(925)
  static let f926: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(926)
  static let f928: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(928)
  static let f930: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(930)
  static let f932: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(932)
  static let f933: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(933)
  static let f934: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(934)
  static let f941: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(941)
  static let f942: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(942)
  static let f943: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(943)
  static let f951: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(951)
  static let f952: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(952)
  static let f957: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(957)
  static let f958: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(958)
  static let f962: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(962)
  static let f963: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(963)
  static let f964: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(964)
  static let f968: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(968)
  static let f972: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(972)
  static let f973: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(973)
}
