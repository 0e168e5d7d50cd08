// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws -> TrayInt {
    let handle: UInt64 = try KotlinModule.call(997, Twins.f997, of: KitchenLibrary.module) {
      $0(upTo, $1)
    } write: {
      $0.write(upTo)
    }
    return TrayInt(holding: handle, of: KitchenLibrary.module)
  }
}

/// What holds things of one kind.
public final class HoldingAny: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Holding<*>" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HoldingInt) {
    self.init(sharing: object)
  }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HoldingString) {
    self.init(sharing: object)
  }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HoldingCrew) {
    self.init(sharing: object)
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

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 150 }
  }
}

extension AnyHoldingInt {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    37, "kitchen.Holding<Int>", as: (any HoldingInt).self,
    cast: { $0 as? any HoldingInt },
    entries: [
      HostedEntry(965) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(962, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingInt).self, function: 962, none: 0) {
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

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 151 }
  }
}

extension AnyHoldingString {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    38, "kitchen.Holding<String>", as: (any HoldingString).self,
    cast: { $0 as? any HoldingString },
    entries: [
      HostedEntry(963) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(960, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingString).self, function: 960, none: 0) {
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

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 152 }
  }
}

extension AnyHoldingCrew {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    39, "kitchen.Holding<kitchen.Crew>", as: (any HoldingCrew).self,
    cast: { $0 as? any HoldingCrew },
    entries: [
      HostedEntry(964) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(961, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingCrew).self, function: 961, none: 0) {
          try $0.count
        }
      },
    ])
}

/// Kotlin's `kitchen.Hook<*>`.
public final class HookAny: LinkAny, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Hook<*>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: HookString) {
    self.init(sharing: object)
  }

  @available(*, unavailable)
  public convenience init(_ object: LinkString) {
    fatalError()
  }
}

/// Kotlin's `kitchen.Hook<String>`.
public final class HookString: LinkString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Hook<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init(item: String, weight: Int32) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(1020) {
      $0.write(item)
      $0.write(weight)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(item: String) throws {
    fatalError()
  }
}

/// A pair of which one part may be anything.
public final class LabelledAnyString: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kitchen.Labelled<*, String>"
  }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: LabelledIntString) {
    self.init(sharing: object)
  }
}

/// A pair of which one part may be anything.
public final class LabelledIntString: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kitchen.Labelled<Int, String>"
  }

  public convenience init(thing: Int32, label: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(1028) {
      $0.write(thing)
      $0.write(label)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Has what a generic class of another library declares, which is none of Swift's types.
public final class Letters: KotlinObject, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Letters" }

  private func toString() throws -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(958) { $0.write(self) }
  }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(1000, Twins.f1000, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  public var description: String {
    (try? toString()) ?? Self.kotlinName
  }
}

/// A link of a chain, whose type only some members need.
public class LinkAny: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Link<*>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 171 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: LinkString) {
    self.init(sharing: object)
  }
}

/// A link of a chain, whose type only some members need.
public class LinkString: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Link<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 172 }

  public convenience init(item: String) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(1010) { $0.write(item) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// A tray of names: what it inherits has concrete types.
public final class NameTray: TrayString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.NameTray" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { nil }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(998, Twins.f998, of: KitchenLibrary.module) {
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
public final class TrayAny: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<*>" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: TrayInt) {
    self.init(sharing: object)
  }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: TrayString) {
    self.init(sharing: object)
  }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: TrayCrew) {
    self.init(sharing: object)
  }
}

/// Things in a row, which others watch.
public final class TrayInt: KotlinObject, HoldingInt, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<Int>" }

  public convenience init(things: [Int32]? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(968) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 315 }

  public convenience init(things: [String]? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(966) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(967) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func crewTray(crews: Crew...) throws -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(1003) { $0.write(crews) }
}

public func holdings() throws -> [AnyHoldingString] {
  try KitchenLibrary.module.call(1004)
}

public func countOf(holding: any HoldingString) throws -> Int32 {
  defer { extendLifetime(holding) }
  return try KitchenLibrary.module.call(1005) { $0.write(AnyHoldingString(holding)) }
}

/// Takes a tray of any things, and gives it back.
public func wiped(tray: TrayAny) throws -> TrayAny {
  defer { extendLifetime(tray) }
  let handle: UInt64 = try KotlinModule.call(1006, Twins.f1006, of: KitchenLibrary.module) {
    $0(tray.kotlinHandle, $1)
  } write: {
    $0.write(tray)
  }
  return TrayAny(holding: handle, of: KitchenLibrary.module)
}

/// Trays of several things.
public func mixedTrays() throws -> [TrayAny] {
  try KitchenLibrary.module.call(1007)
}

public func trayAfterTray() throws -> KotlinFlow<TrayAny> {
  let handle: UInt64 = try KotlinModule.call(1008, Twins.f1008, of: KitchenLibrary.module) {
    $0($1)
  }
  return KotlinFlow<TrayAny>(of: KitchenLibrary.module, flow: 114, made: handle)
}

public func countOfAny(holding: HoldingAny) throws -> Int32 {
  defer { extendLifetime(holding) }
  return try KotlinModule.call(1009, Twins.f1009, of: KitchenLibrary.module) {
    $0(holding.kotlinHandle, $1)
  } write: {
    $0.write(holding)
  }
}

public func hook() throws -> HookString {
  let handle: UInt64 = try KotlinModule.call(1022, Twins.f1022, of: KitchenLibrary.module) {
    $0($1)
  }
  return HookString(holding: handle, of: KitchenLibrary.module)
}

public func anyHook() throws -> HookAny {
  let handle: UInt64 = try KotlinModule.call(1023, Twins.f1023, of: KitchenLibrary.module) {
    $0($1)
  }
  return HookAny(holding: handle, of: KitchenLibrary.module)
}

public func lengthOf(link: LinkAny) throws -> Int32 {
  defer { extendLifetime(link) }
  return try KotlinModule.call(1024, Twins.f1024, of: KitchenLibrary.module) {
    $0(link.kotlinHandle, $1)
  } write: {
    $0.write(link)
  }
}

public func lengthOfNames(link: LinkString) throws -> Int32 {
  defer { extendLifetime(link) }
  return try KotlinModule.call(1025, Twins.f1025, of: KitchenLibrary.module) {
    $0(link.kotlinHandle, $1)
  } write: {
    $0.write(link)
  }
}

public func labelled() throws -> LabelledIntString {
  let handle: UInt64 = try KotlinModule.call(1031, Twins.f1031, of: KitchenLibrary.module) {
    $0($1)
  }
  return LabelledIntString(holding: handle, of: KitchenLibrary.module)
}

public func labelOf(labelled: LabelledAnyString) throws -> String {
  defer { extendLifetime(labelled) }
  return try KitchenLibrary.module.call(1032) { $0.write(labelled) }
}

/// Counts down to 1.
public func falling(from: Int32) throws -> any IteratorInt {
  let result: AnyIteratorInt = try KitchenLibrary.module.call(1033) { $0.write(from) }
  return result.base
}

/// The squares of 1, 2, 3 and so on.
public func squares() throws -> any SequenceInt {
  let result: AnySequenceInt = try KitchenLibrary.module.call(1034)
  return result.base
}

public func addedUp(numbers: any IteratorInt) throws -> Int32 {
  defer { extendLifetime(numbers) }
  return try KitchenLibrary.module.call(1035) { $0.write(AnyIteratorInt(numbers)) }
}

public func firstFew(numbers: any SequenceInt, count: Int32) throws -> [Int32] {
  defer { extendLifetime(numbers) }
  return try KitchenLibrary.module.call(1036) {
    $0.write(AnySequenceInt(numbers))
    $0.write(count)
  }
}

public func rankedNames() throws -> Ranked<String> {
  try KitchenLibrary.module.call(1039)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws -> String? {
  try KitchenLibrary.module.call(1040) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(1041) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Int32? {
  try KitchenLibrary.module.call(1042) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Double? {
  try KitchenLibrary.module.call(1043) { $0.write(text) }
}

public func reversed(things: Int8...) throws -> [Int8] {
  try KitchenLibrary.module.call(1044) { $0.write(things) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(1045) { $0.write(value) }
}

public func repeated(value: Int32, times: Int32? = nil) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KitchenLibrary.module.call(1046) {
    $0.write(value)
    $0.write(times)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 115, made: handle)
}

public func middle(_ receiver: [String]) throws -> String {
  try KitchenLibrary.module.call(1047) { $0.write(receiver) }
}

extension Letters {
  public func iterator() throws -> any IteratorUShort {
    defer { extendLifetime(self) }
    let result: AnyIteratorUShort = try KitchenLibrary.module.call(951) { $0.write(self) }
    return result.base
  }

  public func indexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(952, Twins.f952, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(953, Twins.f953, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(954) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(955, Twins.f955, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(956) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(957, Twins.f957, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(1001, Twins.f1001, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func get(index: Int32) throws -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1002, Twins.f1002, of: KitchenLibrary.module) {
      $0(kotlinHandle, index, $1)
    } write: {
      $0.write(self)
      $0.write(index)
    }
  }
}

extension HoldingAny {
  /// How many there are.
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(959, Twins.f959, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension HoldingString where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(960, Twins.f960, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(963) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(961, Twins.f961, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(964) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(962, Twins.f962, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(965) { $0.write(self) }
  }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(969, Twins.f969, of: KitchenLibrary.module) {
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
      return KitchenLibrary.module.callOrStop(972) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(973, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(979) {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: String...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(982) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(985) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(988) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(991, Twins.f991, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(994) {
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
      let handle: UInt64 = try KotlinModule.call(970, Twins.f970, of: KitchenLibrary.module) {
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
      return KitchenLibrary.module.callOrStop(974) { $0.write(self) }
    }
    set(value) {
      defer {
        extendLifetime(self)
        extendLifetime(value)
      }
      _ = KitchenLibrary.module.callOrStop(975, returning: KotlinUnit.self) {
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
    return try KotlinModule.call(980, Twins.f980, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(983) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(986, Twins.f986, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(989) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Crew> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(992, Twins.f992, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(995) {
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
      let handle: UInt64 = try KotlinModule.call(971, Twins.f971, of: KitchenLibrary.module) {
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
      return KitchenLibrary.module.callOrStop(976) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(977, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(981, Twins.f981, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Int32...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(984) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(987, Twins.f987, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(990) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(993, Twins.f993, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(996) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayAny {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(978, Twins.f978, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }
}

extension NameTray {
  public var longest: String? {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(999) { $0.write(self) }
    }
  }
}

extension LinkString {
  public var item: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(1011) { $0.write(self) }
  }

  public var next: LinkString? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(1012) { $0.write(self) }
    }
    set(value) {
      defer {
        extendLifetime(self)
        extendLifetime(value)
      }
      _ = KitchenLibrary.module.callOrStop(1013, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// The last one after this one.
  public func end() throws -> LinkString {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(1015, Twins.f1015, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return LinkString.kotlinObject(holding: handle, of: KitchenLibrary.module)
  }

  public func hang(other: LinkString) throws -> LinkString {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    let handle: UInt64 = try KotlinModule.call(1016, Twins.f1016, of: KitchenLibrary.module) {
      $0(kotlinHandle, other.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(other)
    }
    return LinkString.kotlinObject(holding: handle, of: KitchenLibrary.module)
  }

  public func length() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1018, Twins.f1018, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension LinkAny {
  /// The last one after this one.
  public func end() throws -> LinkAny {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(1014, Twins.f1014, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return LinkAny.kotlinObject(holding: handle, of: KitchenLibrary.module)
  }

  public func length() throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1017, Twins.f1017, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func isShort() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(1026, Twins.f1026, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension HookAny {
  public var weight: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(1019, Twins.f1019, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension HookString {
  public var weight: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(1021, Twins.f1021, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

extension LabelledAnyString {
  public var label: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(1027) { $0.write(self) }
  }
}

extension LabelledIntString {
  public var thing: Int32 {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(1029, Twins.f1029, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var label: String {
    defer { extendLifetime(self) }
    return KitchenLibrary.module.callOrStop(1030) { $0.write(self) }
  }
}

extension Ranked<String> {
  public func ranks() throws -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(1037) { $0.write(self) }
  }

  public func isBest(thing: String) throws -> Bool {
    try KitchenLibrary.module.call(1038) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f1000: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1000)
  static let f998: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(998)
  static let f952: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(952)
  static let f953: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(953)
  static let f955: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(955)
  static let f957: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(957)
  static let f959: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(959)
  static let f960: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(960)
  static let f961: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(961)
  static let f962: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(962)
  static let f969: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(969)
  static let f970: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(970)
  static let f971: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(971)
  static let f978: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(978)
  static let f980: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(980)
  static let f981: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(981)
  static let f986: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(986)
  static let f987: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(987)
  static let f991: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(991)
  static let f992: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(992)
  static let f993: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(993)
  static let f997: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(997)
  static let f1001: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1001)
  static let f1002: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(1002)
  static let f1006: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1006)
  static let f1008: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1008)
  static let f1009: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1009)
  static let f1014: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1014)
  static let f1015: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1015)
  static let f1016: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1016)
  static let f1017: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1017)
  static let f1018: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1018)
  static let f1019: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1019)
  static let f1021: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1021)
  static let f1022: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1022)
  static let f1023: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1023)
  static let f1024: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1024)
  static let f1025: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1025)
  static let f1026: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(1026)
  static let f1029: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1029)
  static let f1031: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(1031)
}
