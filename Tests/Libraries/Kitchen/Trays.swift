// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws(KotlinError) -> TrayInt {
    let handle: UInt64 = try KotlinModule.call(296, Twins.f296, of: KitchenLibrary.module) {
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
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Holding<Int>" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HoldingInt) {
    self.init(sharing: object)
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
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Holding<String>" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HoldingString) {
    self.init(sharing: object)
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
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Holding<kitchen.Crew>" }

  /// Stands for the Kotlin object that `object` stands for.
  public convenience init(_ object: any KotlinObject & HoldingCrew) {
    self.init(sharing: object)
  }
}

/// Has what a generic class of another library declares, which is none of Swift's types.
public final class Letters: KotlinObject, CustomStringConvertible, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Letters" }

  private func toString() throws(KotlinError) -> String {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(265) { $0.write(self) }
  }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(299, Twins.f299, of: KitchenLibrary.module) {
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
  @_spi(Generated) override public class var kotlinName: String { "kitchen.NameTray" }

  public convenience init() throws(KotlinError) {
    let handle: UInt64 = try KotlinModule.call(297, Twins.f297, of: KitchenLibrary.module) {
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
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Tray<Int>" }

  public convenience init(things: [Int32]? = nil) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(273) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Tray<String>" }

  public convenience init(things: [String]? = nil) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(272) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws(KotlinError) {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(274) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func repeated(value: Int32, times: Int32? = nil) throws(KotlinError) -> KotlinFlow<Int32> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 54) {
    $0.write(value)
    $0.write(times)
  }
}

public func crewTray(crews: Crew...) throws(KotlinError) -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(302) { $0.write(crews) }
}

public func holdings() throws(KotlinError) -> [AnyHoldingString] {
  try KitchenLibrary.module.call(303)
}

public func countOf(holding: any KotlinObject & HoldingString) throws(KotlinError) -> Int32 {
  defer { extendLifetime(holding) }
  return try KotlinModule.call(304, Twins.f304, of: KitchenLibrary.module) {
    $0(holding.kotlinHandle, $1)
  } write: {
    $0.write(holding)
  }
}

public func rankedNames() throws(KotlinError) -> Ranked<String> {
  try KitchenLibrary.module.call(307)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws(KotlinError) -> String? {
  try KitchenLibrary.module.call(308) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws(KotlinError) -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(309) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Int32? {
  try KitchenLibrary.module.call(310) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Double? {
  try KitchenLibrary.module.call(311) { $0.write(text) }
}

public func reversed(things: Int8...) throws(KotlinError) -> [Int8] {
  try KitchenLibrary.module.call(312) { $0.write(things) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(313) { $0.write(value) }
}

public func middle(_ receiver: [String]) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(314) { $0.write(receiver) }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 48, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<String> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 51) { $0.write(self) }
  }

  public var label: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(275) { $0.write(self) }
    }
  }

  public func setLabel(_ value: String?) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(276, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(281) {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: String...) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(284) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(287) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(290) { $0.write(self) }
  }

  public func beside(other: TrayString) throws(KotlinError) -> Pair<TrayString, TrayString> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(293) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayInt {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Int32]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 49, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<Int32> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 52) { $0.write(self) }
  }

  public var label: Int32? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(277) { $0.write(self) }
    }
  }

  public func setLabel(_ value: Int32?) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(278, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(282, Twins.f282, of: KitchenLibrary.module) {
      $0(kotlinHandle, thing, $1)
    } write: {
      $0.write(self)
      $0.write(thing)
    }
  }

  public func putAll(more: Int32...) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(285) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(288, Twins.f288, of: KitchenLibrary.module) {
        $0(kotlinHandle, index, $1)
      } write: {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(291) { $0.write(self) }
  }

  public func beside(other: TrayInt) throws(KotlinError) -> Pair<TrayInt, TrayInt> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(294) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayCrew {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Crew]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 50, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<Crew> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 53) { $0.write(self) }
  }

  public var label: Crew? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(279) { $0.write(self) }
    }
  }

  public func setLabel(_ value: Crew?) throws(KotlinError) {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(280, returning: KotlinUnit.self) {
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
    return try KotlinModule.call(283, Twins.f283, of: KitchenLibrary.module) {
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
    return try KitchenLibrary.module.call(286) {
      $0.write(self)
      $0.write(more)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      let handle: UInt64 = try KotlinModule.call(289, Twins.f289, of: KitchenLibrary.module) {
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
    return try await KitchenLibrary.module.callSuspending(292) { $0.write(self) }
  }

  public func beside(other: TrayCrew) throws(KotlinError) -> Pair<TrayCrew, TrayCrew> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(295) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension Letters {
  public func indexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(259, Twins.f259, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KotlinModule.call(260, Twins.f260, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws(KotlinError) -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(261) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(262, Twins.f262, of: KitchenLibrary.module) {
      $0(kotlinHandle, element, $1)
    } write: {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(263) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KotlinModule.call(264, Twins.f264, of: KitchenLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(300, Twins.f300, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func get(index: Int32) throws(KotlinError) -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    return try KotlinModule.call(301, Twins.f301, of: KitchenLibrary.module) {
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
      return try KotlinModule.call(266, Twins.f266, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(269) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(267, Twins.f267, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(270) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KotlinModule.call(268, Twins.f268, of: KitchenLibrary.module) {
        $0(kotlinHandle, $1)
      } write: {
        $0.write(self)
      }
    }
  }

  public func first() throws(KotlinError) -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(271) { $0.write(self) }
  }
}

extension NameTray {
  public var longest: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(298) { $0.write(self) }
    }
  }
}

extension Ranked<String> {
  public func ranks() throws(KotlinError) -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(305) { $0.write(self) }
  }

  public func isBest(thing: String) throws(KotlinError) -> Bool {
    try KitchenLibrary.module.call(306) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f299: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(299)
  static let f297: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(297)
  static let f259: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(259)
  static let f260: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(260)
  static let f262: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(262)
  static let f264: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(264)
  static let f266: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(266)
  static let f267: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(267)
  static let f268: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(268)
  static let f282: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(282)
  static let f283: (@convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(283)
  static let f288: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(288)
  static let f289: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(289)
  static let f296: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(296)
  static let f300: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(300)
  static let f301: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(301)
  static let f304: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(304)
}
