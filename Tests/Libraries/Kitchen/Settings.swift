// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  public static var levels: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 62)
  }

  public static func countdown(from: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 63) { $0.write(from) }
  }

  /// How loud it is.
  public static var volume: Int32 {
    get throws(KotlinError) {
      try KotlinModule.call(532, Twins.f532, of: KitchenLibrary.module) { $0($1) }
    }
  }

  /// How loud it is.
  public static func setVolume(_ value: Int32) throws(KotlinError) {
    try KotlinModule.run(533, Twins.f533, of: KitchenLibrary.module) {
      $0(value, $1)
    } write: {
      $0.write(value)
    }
  }

  public static var name: String {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(534)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws(KotlinError) -> Int32 {
    try KitchenLibrary.module.call(535) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(536)
  }

  public static func at(_ receiver: Place, level: Int32) throws(KotlinError) -> String {
    try KitchenLibrary.module.call(537) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws(KotlinError) -> Bool {
      try KotlinModule.call(538, Twins.f538, of: KitchenLibrary.module) { $0($1) }
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
  static let f532: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(532)
  static let f533: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(533)
  static let f538: (@convention(c) (UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(538)
}
