// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  /// How loud it is.
  public static var volume: Int32 {
    get {
      KotlinModule.callOrStop(772, Twins.f772, of: KitchenLibrary.module) { $0($1) }
    }
    set(value) {
      KotlinModule.runOrStop(773, Twins.f773, of: KitchenLibrary.module) {
        $0(value, $1)
      } write: {
        $0.write(value)
      }
    }
  }

  public static var name: String {
    KitchenLibrary.module.callOrStop(774)
  }

  public static var levels: KotlinStateFlow<Int32> {
    get throws {
      let handle: UInt64 = try KotlinModule.call(775, Twins.f775, of: KitchenLibrary.module) {
        $0($1)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 77, made: handle)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws -> Int32 {
    try KitchenLibrary.module.call(776) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(777)
  }

  public static func countdown(from: Int32) throws -> KotlinFlow<Int32> {
    let handle: UInt64 = try KotlinModule.call(778, Twins.f778, of: KitchenLibrary.module) {
      $0(from, $1)
    } write: {
      $0.write(from)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 78, made: handle)
  }

  public static func at(_ receiver: Place, level: Int32) throws -> String {
    try KitchenLibrary.module.call(779) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws -> Bool {
      try KotlinModule.call(780, Twins.f780, of: KitchenLibrary.module) { $0($1) }
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
  static let f772: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(772)
  static let f773: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(773)
  static let f775: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(775)
  static let f778: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(778)
  static let f780: (@convention(c) (UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(780)
}
