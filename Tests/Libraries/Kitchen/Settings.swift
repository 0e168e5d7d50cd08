// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  /// How loud it is.
  public static var volume: Int32 {
    get {
      KotlinModule.callOrStop(885, Twins.f885, of: KitchenLibrary.module) { $0($1) }
    }
    set(value) {
      KotlinModule.runOrStop(886, Twins.f886, of: KitchenLibrary.module) {
        $0(value, $1)
      } write: {
        $0.write(value)
      }
    }
  }

  public static var name: String {
    KitchenLibrary.module.callOrStop(887)
  }

  public static var levels: KotlinStateFlow<Int32> {
    get throws {
      let handle: UInt64 = try KotlinModule.call(888, Twins.f888, of: KitchenLibrary.module) {
        $0($1)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 101, made: handle)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws -> Int32 {
    try KitchenLibrary.module.call(889) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(890)
  }

  public static func countdown(from: Int32) throws -> KotlinFlow<Int32> {
    let handle: UInt64 = try KotlinModule.call(891, Twins.f891, of: KitchenLibrary.module) {
      $0(from, $1)
    } write: {
      $0.write(from)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 102, made: handle)
  }

  public static func at(_ receiver: Place, level: Int32) throws -> String {
    try KitchenLibrary.module.call(892) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws -> Bool {
      try KotlinModule.call(893, Twins.f893, of: KitchenLibrary.module) { $0($1) }
    }
  }
}

/// Kotlin's `kitchen.Empty`.
public struct Empty: KotlinValue, Hashable, Codable {
  public init() {}

  public static var kotlinType: KotlinType {
    .record("kitchen.Empty", Self.self)
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

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f885: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(885)
  static let f886: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(886)
  static let f888: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(888)
  static let f891: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(891)
  static let f893: (@convention(c) (UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(893)
}
