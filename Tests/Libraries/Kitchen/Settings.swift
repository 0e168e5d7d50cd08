// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  /// How loud it is.
  public static var volume: Int32 {
    get {
      KotlinModule.callOrStop(766, Twins.f766, of: KitchenLibrary.module) { $0($1) }
    }
    set(value) {
      KotlinModule.runOrStop(767, Twins.f767, of: KitchenLibrary.module) {
        $0(value, $1)
      } write: {
        $0.write(value)
      }
    }
  }

  public static var name: String {
    KitchenLibrary.module.callOrStop(768)
  }

  public static var levels: KotlinStateFlow<Int32> {
    get throws {
      let handle: UInt64 = try KotlinModule.call(769, Twins.f769, of: KitchenLibrary.module) {
        $0($1)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 77, made: handle)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws -> Int32 {
    try KitchenLibrary.module.call(770) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(771)
  }

  public static func countdown(from: Int32) throws -> KotlinFlow<Int32> {
    let handle: UInt64 = try KotlinModule.call(772, Twins.f772, of: KitchenLibrary.module) {
      $0(from, $1)
    } write: {
      $0.write(from)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 78, made: handle)
  }

  public static func at(_ receiver: Place, level: Int32) throws -> String {
    try KitchenLibrary.module.call(773) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws -> Bool {
      try KotlinModule.call(774, Twins.f774, of: KitchenLibrary.module) { $0($1) }
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
  static let f766: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(766)
  static let f767: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(767)
  static let f769: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(769)
  static let f772: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(772)
  static let f774: (@convention(c) (UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(774)
}
