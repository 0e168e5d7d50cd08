// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  public static var levels: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 32)
  }

  public static func countdown(from: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 33) { $0.write(from) }
  }

  /// How loud it is.
  public static var volume: Int32 {
    get throws(KotlinError) {
      if let twin = Twins.function189, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin($0) }
      }
      return try KitchenLibrary.module.call(189)
    }
  }

  /// How loud it is.
  public static func setVolume(_ value: Int32) throws(KotlinError) {
    if let twin = Twins.function190, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(value, $0) }
    }
    _ = try KitchenLibrary.module.call(190, returning: KotlinUnit.self) { $0.write(value) }
  }

  public static var name: String {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(191)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws(KotlinError) -> Int32 {
    try KitchenLibrary.module.call(192) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(193)
  }

  public static func at(_ receiver: Place, level: Int32) throws(KotlinError) -> String {
    try KitchenLibrary.module.call(194) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws(KotlinError) -> Bool {
      if let twin = Twins.function195, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin($0) }
      }
      return try KitchenLibrary.module.call(195)
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function189 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function189 = try? KitchenLibrary.module.twin(
    ofFunction: 189, as: Function189.self)

  typealias Function190 = @convention(c) (Int32, UnsafeMutableRawPointer) -> Void
  static let function190 = try? KitchenLibrary.module.twin(
    ofFunction: 190, as: Function190.self)

  typealias Function195 = @convention(c) (UnsafeMutableRawPointer) -> Bool
  static let function195 = try? KitchenLibrary.module.twin(
    ofFunction: 195, as: Function195.self)
}
