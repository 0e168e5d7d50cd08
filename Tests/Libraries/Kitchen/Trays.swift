// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws(KotlinError) -> TrayInt {
    let handle: UInt64 = try KotlinModule.call(664, Twins.f664, of: KitchenLibrary.module) {
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
  var count: Int32 { get throws(KotlinError) }

  /// The first one; null if there is none.
  func first() throws(KotlinError) -> Int32?
}

/// Any Kotlin object that is a `HoldingInt`.
public final class AnyHoldingInt: KotlinObject, HoldingInt, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Holding<Int>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 102 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HoldingInt) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & HoldingInt {
    kotlinBase()
  }
}

/// What holds things of one kind.
public protocol HoldingString: Sendable {
  /// How many there are.
  var count: Int32 { get throws(KotlinError) }

  /// The first one; null if there is none.
  func first() throws(KotlinError) -> String?
}

/// Any Kotlin object that is a `HoldingString`.
public final class AnyHoldingString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Holding<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 103 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HoldingString) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & HoldingString {
    kotlinBase()
  }
}

/// What holds things of one kind.
public protocol HoldingCrew: Sendable {
  /// How many there are.
  var count: Int32 { get throws(KotlinError) }

  /// The first one; null if there is none.
  func first() throws(KotlinError) -> Crew?
}

/// Any Kotlin object that is a `HoldingCrew`.
public final class AnyHoldingCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "kitchen.Holding<kitchen.Crew>"
  }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 104 }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HoldingCrew) {
    self.init(sharing: object)
  }

  /// The same Kotlin object as one of its own class, for `as?`, `is` and `switch`.
  public var base: any KotlinObject & HoldingCrew {
    kotlinBase()
  }
}

/// Has what a generic class of another library declares, which is none of Swift's types.
public final class Letters: KotlinObject, CustomStringConvertible, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Letters" }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(627) { $0.write(self) }
  }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(667, Twins.f667, of: KitchenLibrary.module) {
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

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(665, Twins.f665, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }

  @available(*, unavailable)
  public convenience init(things: [String]? = nil) throws(KotlinError) {
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

  public convenience init(things: [Int32]? = nil) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(636) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 211 }

  public convenience init(things: [String]? = nil) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(634) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws(KotlinError) {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(635) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func crewTray(crews: Crew...) throws(KotlinError) -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(670) { $0.write(crews) }
}

public func holdings() throws(KotlinError) -> [AnyHoldingString] {
  try KitchenLibrary.module.call(671)
}

public func countOf(holding: any KotlinObject & HoldingString) throws(KotlinError) -> Int32 {
  defer { extendLifetime(holding) }
  return try KotlinModule.call(672, Twins.f672, of: KitchenLibrary.module) {
    $0(holding.kotlinHandle, $1)
  } write: {
    $0.write(holding)
  }
}

public func rankedNames() throws(KotlinError) -> Ranked<String> {
  try KitchenLibrary.module.call(675)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws(KotlinError) -> String? {
  try KitchenLibrary.module.call(676) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws(KotlinError) -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(677) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Int32? {
  try KitchenLibrary.module.call(678) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Double? {
  try KitchenLibrary.module.call(679) { $0.write(text) }
}

public func reversed(things: Int8...) throws(KotlinError) -> [Int8] {
  try KitchenLibrary.module.call(680) { $0.write(things) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(681) { $0.write(value) }
}

public func repeated(value: Int32, times: Int32? = nil) throws(KotlinError) -> KotlinFlow<Int32> {
  let handle: UInt64 = try KitchenLibrary.module.call(682) {
    $0.write(value)
    $0.write(times)
  }
  return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 80, made: handle)
}

public func middle(_ receiver: [String]) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(683) { $0.write(receiver) }
}

extension Letters {
  public func indexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(621, Twins.f621, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(622, Twins.f622, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws(KotlinError) -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(623) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(624, Twins.f624, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(625) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(626, Twins.f626, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(668, Twins.f668, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func get(index: Int32) throws(KotlinError) -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(669, Twins.f669, of: KitchenLibrary.module) {
      $0(kotlinHandle, index, $1)
    } write: {
      $0.write(self)
      $0.write(index)
    }
  }
}

extension HoldingString where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(628, Twins.f628, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(631) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(629, Twins.f629, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(632) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(630, Twins.f630, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(633) { $0.write(self) }
  }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(637, Twins.f637, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[String]>(of: KitchenLibrary.module, flow: 74, made: handle)
    }
  }

  public var label: String? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(640) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(641, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(646) {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: String...) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(649) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(652) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(655) { $0.write(self) }
  }

  public func each() throws(KotlinError) -> KotlinFlow<String> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(658, Twins.f658, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<String>(of: KitchenLibrary.module, flow: 77, made: handle)
  }

  public func beside(other: TrayString) throws(KotlinError) -> Pair<TrayString, TrayString> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(661) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayCrew {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Crew]> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(638, Twins.f638, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Crew]>(of: KitchenLibrary.module, flow: 75, made: handle)
    }
  }

  public var label: Crew? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(642) { $0.write(self) }
    }
    set(value) {
      defer {
        extendLifetime(self)
        extendLifetime(value)
      }
      _ = KitchenLibrary.module.callOrStop(643, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Crew) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(thing)
    }
    return try KotlinModule.call(647, Twins.f647, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing.kotlinHandle, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Crew...) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(more)
    }
    return try KitchenLibrary.module.call(650) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(653, Twins.f653, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(656) { $0.write(self) }
  }

  public func each() throws(KotlinError) -> KotlinFlow<Crew> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(659, Twins.f659, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Crew>(of: KitchenLibrary.module, flow: 78, made: handle)
  }

  public func beside(other: TrayCrew) throws(KotlinError) -> Pair<TrayCrew, TrayCrew> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(662) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayInt {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Int32]> {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(639, Twins.f639, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
      return KotlinStateFlow<[Int32]>(of: KitchenLibrary.module, flow: 76, made: handle)
    }
  }

  public var label: Int32? {
    get {
      defer { extendLifetime(self) }
      return KitchenLibrary.module.callOrStop(644) { $0.write(self) }
    }
    set(value) {
      defer { extendLifetime(self) }
      _ = KitchenLibrary.module.callOrStop(645, returning: KotlinUnit.self) {
        $0.write(self)
        $0.write(value)
      }
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(648, Twins.f648, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Int32...) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(651) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(654, Twins.f654, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(657) { $0.write(self) }
  }

  public func each() throws(KotlinError) -> KotlinFlow<Int32> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try KotlinModule.call(660, Twins.f660, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 79, made: handle)
  }

  public func beside(other: TrayInt) throws(KotlinError) -> Pair<TrayInt, TrayInt> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(663) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension NameTray {
  public var longest: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(666) { $0.write(self) }
    }
  }
}

extension Ranked<String> {
  public func ranks() throws(KotlinError) -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(673) { $0.write(self) }
  }

  public func isBest(thing: String) throws(KotlinError) -> Bool {
    try KitchenLibrary.module.call(674) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f667: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(667)
  static let f665: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(665)
  static let f621: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(621)
  static let f622: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(622)
  static let f624: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(624)
  static let f626: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(626)
  static let f628: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(628)
  static let f629: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(629)
  static let f630: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(630)
  static let f637: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(637)
  static let f638: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(638)
  static let f639: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(639)
  static let f647: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(647)
  static let f648: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(648)
  static let f653: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(653)
  static let f654: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(654)
  static let f658: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(658)
  static let f659: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(659)
  static let f660: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(660)
  static let f664: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(664)
  static let f668: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(668)
  static let f669: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(669)
  static let f672: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(672)
}
