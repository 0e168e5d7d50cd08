// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws -> TrayInt {
    let handle: UInt64 = try KotlinModule.call(877, Twins.f877, of: KitchenLibrary.module) {
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
    writer.write(peer: base as any HoldingInt, interface: 32, of: KitchenLibrary.module)
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

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 139 }
  }
}

extension AnyHoldingInt {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    32, "kitchen.Holding<Int>", as: (any HoldingInt).self,
    cast: { $0 as? any HoldingInt },
    entries: [
      HostedEntry(846) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(843, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingInt).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingInt).self, function: 843, none: 0) {
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
    writer.write(peer: base as any HoldingString, interface: 33, of: KitchenLibrary.module)
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

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 140 }
  }
}

extension AnyHoldingString {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    33, "kitchen.Holding<String>", as: (any HoldingString).self,
    cast: { $0 as? any HoldingString },
    entries: [
      HostedEntry(844) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(841, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingString).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingString).self, function: 841, none: 0) {
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
    writer.write(peer: base as any HoldingCrew, interface: 34, of: KitchenLibrary.module)
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

    @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 141 }
  }
}

extension AnyHoldingCrew {
  // swift-format-ignore
  /// What Kotlin calls.
  static let kotlinHosted = HostedInterface(
    34, "kitchen.Holding<kitchen.Crew>", as: (any HoldingCrew).self,
    cast: { $0 as? any HoldingCrew },
    entries: [
      HostedEntry(845) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.first()
        }
      },
      HostedEntry(842, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
        KotlinHost.answer(frame, as: (any HoldingCrew).self) { (object, reader) in
          try reader.finish()
          return try object.count
        }
      } twin: { object, caught in
        KotlinHost.answer(object, caught, as: (any HoldingCrew).self, function: 842, none: 0) {
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
    return try KitchenLibrary.module.call(840) { $0.write(self) }
  }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(880, Twins.f880, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KotlinModule.call(878, Twins.f878, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KitchenLibrary.module.call(849) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 285 }

  public convenience init(things: [String]? = nil) throws {
    let handle: UInt64 = try KitchenLibrary.module.call(847) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(848) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func crewTray(crews: Crew...) throws -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(883) { $0.write(crews) }
}

public func holdings() throws -> [AnyHoldingString] {
  try KitchenLibrary.module.call(884)
}

public func countOf(holding: any HoldingString) throws -> Int32 {
  defer { extendLifetime(holding) }
  return try KitchenLibrary.module.call(885) { $0.write(AnyHoldingString(holding)) }
}

public func rankedNames() throws -> Ranked<String> {
  try KitchenLibrary.module.call(888)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws -> String? {
  try KitchenLibrary.module.call(889) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(890) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Int32? {
  try KitchenLibrary.module.call(891) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws -> Double? {
  try KitchenLibrary.module.call(892) { $0.write(text) }
}

public func reversed(things: Int8...) throws -> [Int8] {
  try KitchenLibrary.module.call(893) { $0.write(things) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(894) { $0.write(value) }
}

public func repeated(value: Int32, times: Int32? = nil) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KitchenLibrary.module.call(895) {
    $0.write(value)
    $0.write(times)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 85, made: handle)
}

public func middle(_ receiver: [String]) throws -> String {
  try KitchenLibrary.module.call(896) { $0.write(receiver) }
}

extension Letters {
  public func indexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(834, Twins.f834, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(835, Twins.f835, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(836) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(837, Twins.f837, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(838) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(839, Twins.f839, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(881, Twins.f881, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func get(index: Int32) throws -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(882, Twins.f882, of: KitchenLibrary.module) {
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
      return try KotlinModule.call(841, Twins.f841, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(844) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(842, Twins.f842, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(845) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(843, Twins.f843, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(846) { $0.write(self) }
  }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(850, Twins.f850, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[String]>(of: KitchenLibrary.module, flow: 79, made: handle)
    }
  }

  public var label: String? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(853) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(854, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(859) {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: String...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(862) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(865) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(868) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(871, Twins.f871, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 82, made: handle)
  }

  public func beside(other: TrayString) throws -> Pair<TrayString, TrayString> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(874) {
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
      let handle: UInt64 = try KotlinModule.call(851, Twins.f851, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Crew]>(of: KitchenLibrary.module, flow: 80, made: handle)
    }
  }

  public var label: Crew? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(855) { $0.write(self) }
    }
    set(value) {
      defer {
        extendLifetime(self)
        extendLifetime(value)
      }
      _ = KitchenLibrary.module.callOrStop(856, returning: KotlinUnit.self) {
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
    return try KotlinModule.call(860, Twins.f860, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(863) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(866, Twins.f866, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(869) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Crew> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(872, Twins.f872, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 83, made: handle)
  }

  public func beside(other: TrayCrew) throws -> Pair<TrayCrew, TrayCrew> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(875) {
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
      let handle: UInt64 = try KotlinModule.call(852, Twins.f852, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Int32]>(of: KitchenLibrary.module, flow: 81, made: handle)
    }
  }

  public var label: Int32? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(857) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(858, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(861, Twins.f861, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Int32...) throws -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(864) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws {
      defer { extendLifetime(self) }
      return try KotlinModule.call(867, Twins.f867, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(870) { $0.write(self) }
  }

  public func each() throws -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(873, Twins.f873, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 84, made: handle)
  }

  public func beside(other: TrayInt) throws -> Pair<TrayInt, TrayInt> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(876) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension NameTray {
  public var longest: String? {
    get throws {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(879) { $0.write(self) }
    }
  }
}

extension Ranked<String> {
  public func ranks() throws -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(886) { $0.write(self) }
  }

  public func isBest(thing: String) throws -> Bool {
    try KitchenLibrary.module.call(887) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f880: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(880)
  static let f878: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(878)
  static let f834: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(834)
  static let f835: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(835)
  static let f837: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(837)
  static let f839: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(839)
  static let f841: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(841)
  static let f842: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(842)
  static let f843: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(843)
  static let f850: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(850)
  static let f851: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(851)
  static let f852: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(852)
  static let f860: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(860)
  static let f861: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(861)
  static let f866: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(866)
  static let f867: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(867)
  static let f871: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(871)
  static let f872: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(872)
  static let f873: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(873)
  static let f877: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(877)
  static let f881: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(881)
  static let f882: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(882)
}
