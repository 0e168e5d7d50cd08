// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kitchen.Tray`.
public enum Tray {
  public static func numbers(upTo: Int32) throws(KotlinError) -> TrayInt {
    if let twin = Twins.function265, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin(upTo, $0) }
      return TrayInt(holding: handle, of: KitchenLibrary.module)
    }
    return try KitchenLibrary.module.call(265) { $0.write(upTo) }
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
    return try KitchenLibrary.module.call(237) { $0.write(self) }
  }

  public convenience init() throws(KotlinError) {
    if let twin = Twins.function268, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin($0) }
      self.init(holding: handle, of: KitchenLibrary.module)
      return
    }
    let handle: UInt64 = try KitchenLibrary.module.call(268)
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
    if let twin = Twins.function266, !KotlinModule.isTraced {
      let handle = try KotlinCatch.catching { twin($0) }
      self.init(holding: handle, of: KitchenLibrary.module)
      return
    }
    let handle: UInt64 = try KitchenLibrary.module.call(266)
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
    let handle: UInt64 = try KitchenLibrary.module.call(245) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public class TrayString: KotlinObject, HoldingString, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Tray<String>" }

  public convenience init(things: [String]? = nil) throws(KotlinError) {
    let handle: UInt64 = try KitchenLibrary.module.call(244) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

/// Things in a row, which others watch.
public final class TrayCrew: KotlinObject, HoldingCrew, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "kitchen.Tray<kitchen.Crew>" }

  public convenience init(things: [Crew]? = nil) throws(KotlinError) {
    defer { extendLifetime(things) }
    let handle: UInt64 = try KitchenLibrary.module.call(246) { $0.write(things) }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

public func repeated(value: Int32, times: Int32? = nil) throws(KotlinError) -> KotlinFlow<Int32> {
  try KotlinFlow(of: KitchenLibrary.module, flow: 50) {
    $0.write(value)
    $0.write(times)
  }
}

public func crewTray(crews: Crew...) throws(KotlinError) -> TrayCrew {
  defer { extendLifetime(crews) }
  return try KitchenLibrary.module.call(271) { $0.write(crews) }
}

public func holdings() throws(KotlinError) -> [AnyHoldingString] {
  try KitchenLibrary.module.call(272)
}

public func countOf(holding: any KotlinObject & HoldingString) throws(KotlinError) -> Int32 {
  defer { extendLifetime(holding) }
  if let twin = Twins.function273, !KotlinModule.isTraced {
    return try KotlinCatch.catching { twin(holding.kotlinHandle, $0) }
  }
  return try KitchenLibrary.module.call(273) { $0.write(holding) }
}

public func rankedNames() throws(KotlinError) -> Ranked<String> {
  try KitchenLibrary.module.call(276)
}

/// The one with the largest value.
public func largest(things: [String], values: [Double]) throws(KotlinError) -> String? {
  try KitchenLibrary.module.call(277) {
    $0.write(things)
    $0.write(values)
  }
}

/// The one with the largest value.
public func largest(things: [Crew], values: [Int32]) throws(KotlinError) -> Crew? {
  defer { extendLifetime(things) }
  return try KitchenLibrary.module.call(278) {
    $0.write(things)
    $0.write(values)
  }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Int32? {
  try KitchenLibrary.module.call(279) { $0.write(text) }
}

/// Makes something of a text: which type, only the caller says.
public func parsed(text: String) throws(KotlinError) -> Double? {
  try KitchenLibrary.module.call(280) { $0.write(text) }
}

nonisolated(nonsending) public func later(value: [Alarm?]) async throws -> [Alarm?] {
  try await KitchenLibrary.module.callSuspending(281) { $0.write(value) }
}

public func middle(_ receiver: [String]) throws(KotlinError) -> String {
  try KitchenLibrary.module.call(282) { $0.write(receiver) }
}

extension TrayString {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[String]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 44, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<String> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 47) { $0.write(self) }
  }

  public var label: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(247) { $0.write(self) }
    }
  }

  public func setLabel(_ value: String?) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(248, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: String) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(253) {
      $0.write(self)
      $0.write(thing)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> String {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(256) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> String {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(259) { $0.write(self) }
  }

  public func beside(other: TrayString) throws(KotlinError) -> Pair<TrayString, TrayString> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(262) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayInt {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Int32]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 45, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<Int32> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 48) { $0.write(self) }
  }

  public var label: Int32? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(249) { $0.write(self) }
    }
  }

  public func setLabel(_ value: Int32?) throws(KotlinError) {
    defer { extendLifetime(self) }
    _ = try KitchenLibrary.module.call(250, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(value)
    }
  }

  /// Puts `thing` at the end.
  public func put(thing: Int32) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    if let twin = Twins.function254, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, thing, $0) }
    }
    return try KitchenLibrary.module.call(254) {
      $0.write(self)
      $0.write(thing)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function257, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, index, $0) }
      }
      return try KitchenLibrary.module.call(257) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Int32 {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(260) { $0.write(self) }
  }

  public func beside(other: TrayInt) throws(KotlinError) -> Pair<TrayInt, TrayInt> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(263) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension TrayCrew {
  /// All things, and those that come later.
  public var things: KotlinStateFlow<[Crew]> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 46, owner: self)
  }

  public func each() throws(KotlinError) -> KotlinFlow<Crew> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 49) { $0.write(self) }
  }

  public var label: Crew? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(251) { $0.write(self) }
    }
  }

  public func setLabel(_ value: Crew?) throws(KotlinError) {
    defer {
      extendLifetime(self)
      extendLifetime(value)
    }
    _ = try KitchenLibrary.module.call(252, returning: KotlinUnit.self) {
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
    if let twin = Twins.function255, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, thing.kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(255) {
      $0.write(self)
      $0.write(thing)
    }
  }

  /// - Throws: `kotlin.IndexOutOfBoundsException`
  public subscript(index: Int32) -> Crew {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function258, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin(kotlinHandle, index, $0) }
        return Crew(holding: handle, of: KitchenLibrary.module)
      }
      return try KitchenLibrary.module.call(258) {
        $0.write(self)
        $0.write(index)
      }
    }
  }

  nonisolated(nonsending) public func last() async throws -> Crew {
    defer { extendLifetime(self) }
    return try await KitchenLibrary.module.callSuspending(261) { $0.write(self) }
  }

  public func beside(other: TrayCrew) throws(KotlinError) -> Pair<TrayCrew, TrayCrew> {
    defer {
      extendLifetime(self)
      extendLifetime(other)
    }
    return try KitchenLibrary.module.call(264) {
      $0.write(self)
      $0.write(other)
    }
  }
}

extension Letters {
  public func indexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    if let twin = Twins.function231, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element, $0) }
    }
    return try KitchenLibrary.module.call(231) {
      $0.write(self)
      $0.write(element)
    }
  }

  public func lastIndexOf(element: UTF16.CodeUnit) throws(KotlinError) -> Int32 {
    defer { extendLifetime(self) }
    if let twin = Twins.function232, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element, $0) }
    }
    return try KitchenLibrary.module.call(232) {
      $0.write(self)
      $0.write(element)
    }
  }

  public func subList(fromIndex: Int32, toIndex: Int32) throws(KotlinError) -> [UTF16.CodeUnit] {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(233) {
      $0.write(self)
      $0.write(fromIndex)
      $0.write(toIndex)
    }
  }

  public func contains(element: UTF16.CodeUnit) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    if let twin = Twins.function234, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, element, $0) }
    }
    return try KitchenLibrary.module.call(234) {
      $0.write(self)
      $0.write(element)
    }
  }

  public func containsAll(elements: [UTF16.CodeUnit]) throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(235) {
      $0.write(self)
      $0.write(elements)
    }
  }

  public func isEmpty() throws(KotlinError) -> Bool {
    defer { extendLifetime(self) }
    if let twin = Twins.function236, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, $0) }
    }
    return try KitchenLibrary.module.call(236) { $0.write(self) }
  }

  public var size: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function269, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(269) { $0.write(self) }
    }
  }

  public func get(index: Int32) throws(KotlinError) -> UTF16.CodeUnit {
    defer { extendLifetime(self) }
    if let twin = Twins.function270, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(kotlinHandle, index, $0) }
    }
    return try KitchenLibrary.module.call(270) {
      $0.write(self)
      $0.write(index)
    }
  }
}

extension HoldingString where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function238, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(238) { $0.write(self) }
    }
  }

  public func first() throws(KotlinError) -> String? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(241) { $0.write(self) }
  }
}

extension HoldingCrew where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function239, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(239) { $0.write(self) }
    }
  }

  public func first() throws(KotlinError) -> Crew? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(242) { $0.write(self) }
  }
}

extension HoldingInt where Self: KotlinObject {
  public var count: Int32 {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function240, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try KitchenLibrary.module.call(240) { $0.write(self) }
    }
  }

  public func first() throws(KotlinError) -> Int32? {
    defer { extendLifetime(self) }
    return try KitchenLibrary.module.call(243) { $0.write(self) }
  }
}

extension NameTray {
  public var longest: String? {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try KitchenLibrary.module.call(267) { $0.write(self) }
    }
  }
}

extension Ranked<String> {
  public func ranks() throws(KotlinError) -> [Pair<Int32, String>] {
    try KitchenLibrary.module.call(274) { $0.write(self) }
  }

  public func isBest(thing: String) throws(KotlinError) -> Bool {
    try KitchenLibrary.module.call(275) {
      $0.write(self)
      $0.write(thing)
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function268 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function268 = try? KitchenLibrary.module.twin(
    ofFunction: 268, as: Function268.self)

  typealias Function266 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function266 = try? KitchenLibrary.module.twin(
    ofFunction: 266, as: Function266.self)

  typealias Function231 = @convention(c) (UInt64, UTF16.CodeUnit, UnsafeMutableRawPointer) -> Int32
  static let function231 = try? KitchenLibrary.module.twin(
    ofFunction: 231, as: Function231.self)

  typealias Function232 = @convention(c) (UInt64, UTF16.CodeUnit, UnsafeMutableRawPointer) -> Int32
  static let function232 = try? KitchenLibrary.module.twin(
    ofFunction: 232, as: Function232.self)

  typealias Function234 = @convention(c) (UInt64, UTF16.CodeUnit, UnsafeMutableRawPointer) -> Bool
  static let function234 = try? KitchenLibrary.module.twin(
    ofFunction: 234, as: Function234.self)

  typealias Function236 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Bool
  static let function236 = try? KitchenLibrary.module.twin(
    ofFunction: 236, as: Function236.self)

  typealias Function238 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function238 = try? KitchenLibrary.module.twin(
    ofFunction: 238, as: Function238.self)

  typealias Function239 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function239 = try? KitchenLibrary.module.twin(
    ofFunction: 239, as: Function239.self)

  typealias Function240 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function240 = try? KitchenLibrary.module.twin(
    ofFunction: 240, as: Function240.self)

  typealias Function254 = @convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32
  static let function254 = try? KitchenLibrary.module.twin(
    ofFunction: 254, as: Function254.self)

  typealias Function255 = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Int32
  static let function255 = try? KitchenLibrary.module.twin(
    ofFunction: 255, as: Function255.self)

  typealias Function257 = @convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32
  static let function257 = try? KitchenLibrary.module.twin(
    ofFunction: 257, as: Function257.self)

  typealias Function258 = @convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UInt64
  static let function258 = try? KitchenLibrary.module.twin(
    ofFunction: 258, as: Function258.self)

  typealias Function265 = @convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64
  static let function265 = try? KitchenLibrary.module.twin(
    ofFunction: 265, as: Function265.self)

  typealias Function269 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function269 = try? KitchenLibrary.module.twin(
    ofFunction: 269, as: Function269.self)

  typealias Function270 = @convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> UTF16.CodeUnit
  static let function270 = try? KitchenLibrary.module.twin(
    ofFunction: 270, as: Function270.self)

  typealias Function273 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  static let function273 = try? KitchenLibrary.module.twin(
    ofFunction: 273, as: Function273.self)
}
