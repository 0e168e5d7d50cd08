// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

extension Timer {
  /// Kotlin's `kitchen.Timer.Companion`.
  public enum Companion {}
}

/// Kotlin's `kitchen.Clock`.
public enum KitchenClock {
  public static func tick() throws -> String {
    try KitchenLibrary.module.call(898)
  }

  public static func tock(times: Int32? = nil) throws -> String {
    try KitchenLibrary.module.call(899) { $0.write(times) }
  }

  public static var hands: Int32 {
    get throws {
      try KotlinModule.call(900, Twins.f900, of: KitchenLibrary.module) { $0($1) }
    }
  }

  nonisolated(nonsending) public static func alarm() async throws -> String {
    try await KitchenLibrary.module.callSuspending(901)
  }
}

/// There is nothing to it but its value.
public struct Nothingness: KotlinValue, Hashable, Codable {
  public init() {}

  public static var kotlinType: KotlinType {
    .record("kitchen.Nothingness", Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.endRecord()
  }
}

/// Kotlin's `kitchen.Timer`.
public final class Timer: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kitchen.Timer" }

  public convenience init() throws {
    let handle: UInt64 = try KotlinModule.call(902, Twins.f902, of: KitchenLibrary.module) {
      $0($1)
    }
    self.init(holding: handle, of: KitchenLibrary.module)
  }
}

extension Timer.Companion {
  /// A class in a companion.
  public struct Setting: KotlinValue, Hashable, Codable {
    public var minutes: Int32

    public init(minutes: Int32) {
      self.minutes = minutes
    }

    public static var kotlinType: KotlinType {
      .record(
        "kitchen.Timer.Companion.Setting", Self.self,
        ("minutes", Int32.self))
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      try reader.beginRecord()
      minutes = try reader.read()
      reader.endRecord()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginRecord() else { return }
      writer.write(minutes)
      writer.endRecord()
    }
  }
}

/// A class whose name begins in lower case.
public struct Lemon: KotlinValue, Hashable, Codable {
  public var sour: Bool

  public init(sour: Bool) {
    self.sour = sour
  }

  public static var kotlinType: KotlinType {
    .record(
      "kitchen.lemon", Self.self,
      ("sour", Bool.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    sour = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(sour)
    writer.endRecord()
  }
}

extension Lemon {
  /// Kotlin's `kitchen.lemon.peel`.
  public struct Peel: KotlinValue, Hashable, Codable {
    public var grams: Int32

    public init(grams: Int32) {
      self.grams = grams
    }

    public static var kotlinType: KotlinType {
      .record(
        "kitchen.lemon.peel", Self.self,
        ("grams", Int32.self))
    }

    @inlinable
    public init(from reader: inout KotlinReader) throws(KotlinError) {
      try reader.beginRecord()
      grams = try reader.read()
      reader.endRecord()
    }

    @inlinable
    public func write(to writer: inout KotlinWriter) {
      guard writer.beginRecord() else { return }
      writer.write(grams)
      writer.endRecord()
    }
  }
}

public func spoonful() throws -> Int32 {
  try KotlinModule.call(894, Twins.f894, of: KitchenLibrary.module) { $0($1) }
}

public func cupful() throws -> Int32 {
  try KotlinModule.call(895, Twins.f895, of: KitchenLibrary.module) { $0($1) }
}

/// Swift code gives it a better form.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func __grams(ounces: Double) throws -> Double {
  try KotlinModule.call(896, Twins.f896, of: KitchenLibrary.module) {
    $0(ounces, $1)
  } write: {
    $0.write(ounces)
  }
}

@available(*, deprecated, message: "It rounds. Kotlin's replacement: grams(ounces)")
public func roughGrams(ounces: Int32) throws -> Int32 {
  try KotlinModule.call(897, Twins.f897, of: KitchenLibrary.module) {
    $0(ounces, $1)
  } write: {
    $0.write(ounces)
  }
}

public var announcements: KotlinMutableSharedFlow<String> {
  let result: KitchenLibrary.MutableSharedFlowOfString = KitchenLibrary.module.callOrStop(904)
  return result.base
}

extension Timer {
  public static func eggs() throws -> Timer.Companion.Setting {
    try KitchenLibrary.module.call(903)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f902: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(902)
  static let f894: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(894)
  static let f895: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(895)
  static let f896: (@convention(c) (Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(896)
  static let f897: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(897)
  static let f900: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(900)
}
