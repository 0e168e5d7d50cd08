// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  public static var levels: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 43)
  }

  public static func countdown(from: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 44) { $0.write(from) }
  }

  /// How loud it is.
  public static var volume: Int32 {
    get throws(KotlinError) {
      if let twin = Twins.function227, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin($0) }
      }
      return try KitchenLibrary.module.call(227)
    }
  }

  /// How loud it is.
  public static func setVolume(_ value: Int32) throws(KotlinError) {
    if let twin = Twins.function228, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(value, $0) }
    }
    _ = try KitchenLibrary.module.call(228, returning: KotlinUnit.self) { $0.write(value) }
  }

  public static var name: String {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(229)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws(KotlinError) -> Int32 {
    try KitchenLibrary.module.call(230) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(231)
  }

  public static func at(_ receiver: Place, level: Int32) throws(KotlinError) -> String {
    try KitchenLibrary.module.call(232) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws(KotlinError) -> Bool {
      if let twin = Twins.function233, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin($0) }
      }
      return try KitchenLibrary.module.call(233)
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function227 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function227 = try? KitchenLibrary.module.twin(
    ofFunction: 227, as: Function227.self)

  typealias Function228 = @convention(c) (Int32, UnsafeMutableRawPointer) -> Void
  static let function228 = try? KitchenLibrary.module.twin(
    ofFunction: 228, as: Function228.self)

  typealias Function233 = @convention(c) (UnsafeMutableRawPointer) -> Bool
  static let function233 = try? KitchenLibrary.module.twin(
    ofFunction: 233, as: Function233.self)
}
