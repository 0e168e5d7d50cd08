// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  /// How loud it is.
  public static var volume: Int32 {
    get {
      KotlinModule.callOrStop(596, Twins.f596, of: KitchenLibrary.module) { $0($1) }
    }
    set(value) {
      KotlinModule.runOrStop(597, Twins.f597, of: KitchenLibrary.module) {
        $0(value, $1)
      } write: {
        $0.write(value)
      }
    }
  }

  public static var name: String {
    KitchenLibrary.module.callOrStop(598)
  }

  public static var levels: KotlinStateFlow<Int32> {
    get throws(KotlinError) {
      let handle: UInt64 = try KotlinModule.call(599, Twins.f599, of: KitchenLibrary.module) {
        $0($1)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 71, made: handle)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws(KotlinError) -> Int32 {
    try KitchenLibrary.module.call(600) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(601)
  }

  public static func countdown(from: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
    let handle: UInt64 = try KotlinModule.call(602, Twins.f602, of: KitchenLibrary.module) {
      $0(from, $1)
    } write: {
      $0.write(from)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 72, made: handle)
  }

  public static func at(_ receiver: Place, level: Int32) throws(KotlinError) -> String {
    try KitchenLibrary.module.call(603) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws(KotlinError) -> Bool {
      try KotlinModule.call(604, Twins.f604, of: KitchenLibrary.module) { $0($1) }
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
  static let f596: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(596)
  static let f597: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(597)
  static let f599: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(599)
  static let f602: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(602)
  static let f604: (@convention(c) (UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(604)
}
