// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws(KotlinError) -> TrayInt {
    let handle: UInt64 = try KotlinModule.call(389, Twins.f389, of: KitchenLibrary.module) {
      $0(upTo, $1)
    } write: {
      $0.write(upTo)
    }
    return TrayInt(holding: handle, of: KitchenLibrary.module)
  }
}

/// What holds things of one kind.
public protocol HoldingInt: AnyObject, Sendable {
  /// How many there are.
  var count: Int32 { get throws(KotlinError) }

  /// The first one; null if there is none.
  func first() throws(KotlinError) -> Int32?
}

/// Any Kotlin object that is a `HoldingInt`.
public final class AnyHoldingInt: KotlinObject, HoldingInt, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Holding<Int>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 54 }

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
public protocol HoldingString: AnyObject, Sendable {
  /// How many there are.
  var count: Int32 { get throws(KotlinError) }

  /// The first one; null if there is none.
  func first() throws(KotlinError) -> String?
}

/// Any Kotlin object that is a `HoldingString`.
public final class AnyHoldingString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Holding<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 55 }

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
public protocol HoldingCrew: AnyObject, Sendable {
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

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 56 }

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
    return try KitchenLibrary.module.call(358) { $0.write(self) }
  }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(392, Twins.f392, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KotlinModule.call(390, Twins.f390, of: KitchenLibrary.module) {
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
    let handle: UInt64 = try KitchenLibrary.module.call(366) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<String>" }

  @_spi(GeneratedCode) override public class var kotlinNumber: UInt32? { 149 }

  public convenience init(things: [String]? = nil) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(365) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws(KotlinError) {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(367) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func repeated(value: Int32, times: Int32? = nil) throws(KotlinError) -> KotlinFlow<Int32> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 59) {
    $0.write(value)
    $0.write(times)
  }
}

public func crewTray(crews: Crew...) throws(KotlinError) -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(395) { $0.write(crews) }
}

public func holdings() throws(KotlinError) -> [AnyHoldingString] {
  try KitchenLibrary.module.call(396)
}

public func countOf(holding: any KotlinObject & HoldingString) throws(KotlinError) -> Int32 {
  defer { extendLifetime(holding) }
  return try KotlinModule.call(397, Twins.f397, of: KitchenLibrary.module) {
    $0(holding.kotlinHandle, $1)
  } write: {
    $0.write(holding)
  }
}

public func rankedNames() throws(KotlinError) -> Ranked<String> {
  try KitchenLibrary.module.call(400)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws(KotlinError) -> String? {
  try KitchenLibrary.module.call(401) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws(KotlinError) -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(402) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Int32? {
  try KitchenLibrary.module.call(403) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Double? {
  try KitchenLibrary.module.call(404) { $0.write(text) }
}

public func reversed(things: Int8...) throws(KotlinError) -> [Int8] {
  try KitchenLibrary.module.call(405) { $0.write(things) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(406) { $0.write(value) }
}

public func middle(_ receiver: [String]) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(407) { $0.write(receiver) }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 53, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<String> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 56) { $0.write(self) }
  }

  public var label: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(368) { $0.write(self) }
    }
  }

  public func setLabel(_ value: String?) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(369, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(374) {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: String...) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(377) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(380) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(383) { $0.write(self) }
  }

  public func beside(other: TrayString) throws(KotlinError) -> Pair<TrayString, TrayString> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(386) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayInt {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Int32]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 54, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<Int32> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 57) { $0.write(self) }
  }

  public var label: Int32? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(370) { $0.write(self) }
    }
  }

  public func setLabel(_ value: Int32?) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(371, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(375, Twins.f375, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Int32...) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(378) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(381, Twins.f381, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(384) { $0.write(self) }
  }

  public func beside(other: TrayInt) throws(KotlinError) -> Pair<TrayInt, TrayInt> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(387) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayCrew {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Crew]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 55, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<Crew> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 58) { $0.write(self) }
  }

  public var label: Crew? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(372) { $0.write(self) }
    }
  }

  public func setLabel(_ value: Crew?) throws(KotlinError) {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(373, returning: KotlinUnit.self) {
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
    return try KotlinModule.call(376, Twins.f376, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(379) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(382, Twins.f382, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(385) { $0.write(self) }
  }

  public func beside(other: TrayCrew) throws(KotlinError) -> Pair<TrayCrew, TrayCrew> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(388) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension Letters {
  public func indexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(352, Twins.f352, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(353, Twins.f353, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws(KotlinError) -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(354) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(355, Twins.f355, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(356) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(357, Twins.f357, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(393, Twins.f393, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func get(index: Int32) throws(KotlinError) -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(394, Twins.f394, of: KitchenLibrary.module) {
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
      return try KotlinModule.call(359, Twins.f359, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(362) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(360, Twins.f360, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(363) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(361, Twins.f361, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(364) { $0.write(self) }
  }
}

extension NameTray {
  public var longest: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(391) { $0.write(self) }
    }
  }
}

extension Ranked<String> {
  public func ranks() throws(KotlinError) -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(398) { $0.write(self) }
  }

  public func isBest(thing: String) throws(KotlinError) -> Bool {
    try KitchenLibrary.module.call(399) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f392: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(392)
  static let f390: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(390)
  static let f352: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(352)
  static let f353: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(353)
  static let f355: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(355)
  static let f357: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(357)
  static let f359: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(359)
  static let f360: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(360)
  static let f361: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(361)
  static let f375: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(375)
  static let f376: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(376)
  static let f381: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(381)
  static let f382: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(382)
  static let f389: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(389)
  static let f393: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(393)
  static let f394: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(394)
  static let f397: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(397)
}
