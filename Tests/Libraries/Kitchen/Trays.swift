// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws(KotlinError) -> TrayInt {
    let handle: UInt64 = try KotlinModule.call(433, Twins.f433, of: KitchenLibrary.module) {
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

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 61 }

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

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 62 }

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

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 63 }

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
    return try KitchenLibrary.module.call(402) { $0.write(self) }
  }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(436, Twins.f436, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KotlinModule.call(434, Twins.f434, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KitchenLibrary.module.call(410) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 167 }

  public convenience init(things: [String]? = nil) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(409) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws(KotlinError) {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(411) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func repeated(value: Int32, times: Int32? = nil) throws(KotlinError) -> KotlinFlow<Int32> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 64) {
    $0.write(value)
    $0.write(times)
  }
}

public func crewTray(crews: Crew...) throws(KotlinError) -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(439) { $0.write(crews) }
}

public func holdings() throws(KotlinError) -> [AnyHoldingString] {
  try KitchenLibrary.module.call(440)
}

public func countOf(holding: any KotlinObject & HoldingString) throws(KotlinError) -> Int32 {
  defer { extendLifetime(holding) }
  return try KotlinModule.call(441, Twins.f441, of: KitchenLibrary.module) {
    $0(holding.kotlinHandle, $1)
  } write: {
    $0.write(holding)
  }
}

public func rankedNames() throws(KotlinError) -> Ranked<String> {
  try KitchenLibrary.module.call(444)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws(KotlinError) -> String? {
  try KitchenLibrary.module.call(445) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws(KotlinError) -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(446) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Int32? {
  try KitchenLibrary.module.call(447) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Double? {
  try KitchenLibrary.module.call(448) { $0.write(text) }
}

public func reversed(things: Int8...) throws(KotlinError) -> [Int8] {
  try KitchenLibrary.module.call(449) { $0.write(things) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(450) { $0.write(value) }
}

public func middle(_ receiver: [String]) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(451) { $0.write(receiver) }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 58, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<String> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 61) { $0.write(self) }
  }

  public var label: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(412) { $0.write(self) }
    }
  }

  public func setLabel(_ value: String?) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(413, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(418) {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: String...) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(421) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(424) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(427) { $0.write(self) }
  }

  public func beside(other: TrayString) throws(KotlinError) -> Pair<TrayString, TrayString> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(430) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayInt {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Int32]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 59, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<Int32> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 62) { $0.write(self) }
  }

  public var label: Int32? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(414) { $0.write(self) }
    }
  }

  public func setLabel(_ value: Int32?) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(415, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(419, Twins.f419, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Int32...) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(422) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(425, Twins.f425, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(428) { $0.write(self) }
  }

  public func beside(other: TrayInt) throws(KotlinError) -> Pair<TrayInt, TrayInt> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(431) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayCrew {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Crew]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 60, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<Crew> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 63) { $0.write(self) }
  }

  public var label: Crew? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(416) { $0.write(self) }
    }
  }

  public func setLabel(_ value: Crew?) throws(KotlinError) {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(417, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Crew) throws(KotlinError) -> Int32 {
    defer {
      extendLifetime(self)
      extendLifetime(thing)
    }
    return try KotlinModule.call(420, Twins.f420, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(423) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(426, Twins.f426, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(429) { $0.write(self) }
  }

  public func beside(other: TrayCrew) throws(KotlinError) -> Pair<TrayCrew, TrayCrew> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(432) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension Letters {
  public func indexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(396, Twins.f396, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(397, Twins.f397, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws(KotlinError) -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(398) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(399, Twins.f399, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(400) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(401, Twins.f401, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(437, Twins.f437, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func get(index: Int32) throws(KotlinError) -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(438, Twins.f438, of: KitchenLibrary.module) {
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
      return try KotlinModule.call(403, Twins.f403, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(406) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(404, Twins.f404, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(407) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(405, Twins.f405, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(408) { $0.write(self) }
  }
}

extension NameTray {
  public var longest: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(435) { $0.write(self) }
    }
  }
}

extension Ranked<String> {
  public func ranks() throws(KotlinError) -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(442) { $0.write(self) }
  }

  public func isBest(thing: String) throws(KotlinError) -> Bool {
    try KitchenLibrary.module.call(443) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f436: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(436)
  static let f434: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(434)
  static let f396: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(396)
  static let f397: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(397)
  static let f399: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(399)
  static let f401: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(401)
  static let f403: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(403)
  static let f404: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(404)
  static let f405: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(405)
  static let f419: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(419)
  static let f420: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(420)
  static let f425: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(425)
  static let f426: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(426)
  static let f433: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(433)
  static let f437: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(437)
  static let f438: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(438)
  static let f441: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(441)
}
