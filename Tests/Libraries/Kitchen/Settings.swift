// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  /// How loud it is.
  public static var volume: Int32 {
    get {
      KotlinModule.callOrStop(590, Twins.f590, of: KitchenLibrary.module) { $0($1) }
    }
    set(value) {
      KotlinModule.runOrStop(591, Twins.f591, of: KitchenLibrary.module) {
        $0(value, $1)
      } write: {
        $0.write(value)
      }
    }
  }

  public static var name: String {
    KitchenLibrary.module.callOrStop(592)
  }

  public static var levels: KotlinStateFlow<Int32> {
    get throws(KotlinError) {
      let handle: UInt64 = try KotlinModule.call(593, Twins.f593, of: KitchenLibrary.module) {
        $0($1)
      }
      return KotlinStateFlow<Int32>(of: KitchenLibrary.module, flow: 71, made: handle)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws(KotlinError) -> Int32 {
    try KitchenLibrary.module.call(594) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(595)
  }

  public static func countdown(from: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
    let handle: UInt64 = try KotlinModule.call(596, Twins.f596, of: KitchenLibrary.module) {
      $0(from, $1)
    } write: {
      $0.write(from)
    }
    return KotlinFlow<Int32>(of: KitchenLibrary.module, flow: 72, made: handle)
  }

  public static func at(_ receiver: Place, level: Int32) throws(KotlinError) -> String {
    try KitchenLibrary.module.call(597) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws(KotlinError) -> Bool {
      try KotlinModule.call(598, Twins.f598, of: KitchenLibrary.module) { $0($1) }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f590: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(590)
  static let f591: (@convention(c) (Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(591)
  static let f593: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(593)
  static let f596: (@convention(c) (Int32, UnsafeMutableRawPointer) -> UInt64)? =
    KitchenLibrary.module.twin(596)
  static let f598: (@convention(c) (UnsafeMutableRawPointer) -> Bool)? =
    KitchenLibrary.module.twin(598)
}
