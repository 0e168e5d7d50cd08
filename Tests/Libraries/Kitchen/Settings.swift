// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  /// How loud it is.
  public static var volume: Int32 {
    get {
      KotlinModule.callOrStop(793, Twins.f793, of: KitchenLibrary.module) { $0($1) }
    }
    set(value) {
      KotlinModule.runOrStop(794, Twins.f794, of: KitchenLibrary.module) {
        $0(value, $1)
      } write: {
        $0.write(value)
      }
    }
  }

  public static var name: String {
    KitchenLibrary.module.callOrStop(795)
  }

  public static var levels: KotlinStateFlow<Int32> {
    get throws {
      let handle: UInt64 = try KotlinModule.call(796, Twins.f796, of: KitchenLibrary.module) {
        $0($1)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 77, made: handle)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws -> Int32 {
    try KitchenLibrary.module.call(797) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(798)
  }

  public static func countdown(from: Int32) throws -> KotlinFlow<Int32> {
    let handle: UInt64 = try KotlinModule.call(799, Twins.f799, of: KitchenLibrary.module) {
      $0(from, $1)
    } write: {
      $0.write(from)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 78, made: handle)
  }

  public static func at(_ receiver: Place, level: Int32) throws -> String {
    try KitchenLibrary.module.call(800) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws -> Bool {
      try KotlinModule.call(801, Twins.f801, of: KitchenLibrary.module) { $0($1) }
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
  static let f793: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(793)
  static let f794: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(794)
  static let f796: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(796)
  static let f799: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(799)
  static let f801: (@convention(c) (UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(801)
}
