// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kitchen.Settings`.
public enum Settings {
  public static var levels: KotlinStateFlow<Int32> {
    KotlinStateFlow(of: KitchenLibrary.module, flow: 41)
  }

  public static func countdown(from: Int32) throws(KotlinError) -> KotlinFlow<Int32> {
    try KotlinFlow(of: KitchenLibrary.module, flow: 42) { $0.write(from) }
  }

  /// How loud it is.
  public static var volume: Int32 {
    get throws(KotlinError) {
      if let twin = Twins.function197, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin($0) }
      }
      return try KitchenLibrary.module.call(197)
    }
  }

  /// How loud it is.
  public static func setVolume(_ value: Int32) throws(KotlinError) {
    if let twin = Twins.function198, !KotlinModule.isTraced {
      return try KotlinCatch.catching { twin(value, $0) }
    }
    _ = try KitchenLibrary.module.call(198, returning: KotlinUnit.self) { $0.write(value) }
  }

  public static var name: String {
    get throws(KotlinError) {
      try KitchenLibrary.module.call(199)
    }
  }

  /// Makes it loud.
  public static func raise(by: Int32? = nil) throws(KotlinError) -> Int32 {
    try KitchenLibrary.module.call(200) { $0.write(by) }
  }

  nonisolated(nonsending) public static func reload() async throws -> String {
    try await KitchenLibrary.module.callSuspending(201)
  }

  public static func at(_ receiver: Place, level: Int32) throws(KotlinError) -> String {
    try KitchenLibrary.module.call(202) {
      $0.write(receiver)
      $0.write(level)
    }
  }
}

extension Settings {
  /// Kotlin's `kitchen.Settings.Advanced`.
  public enum Advanced {
    public static func reset() throws(KotlinError) -> Bool {
      if let twin = Twins.function203, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin($0) }
      }
      return try KitchenLibrary.module.call(203)
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function197 = @convention(c) (UnsafeMutableRawPointer) -> Int32
  static let function197 = try? KitchenLibrary.module.twin(
    ofFunction: 197, as: Function197.self)

  typealias Function198 = @convention(c) (Int32, UnsafeMutableRawPointer) -> Void
  static let function198 = try? KitchenLibrary.module.twin(
    ofFunction: 198, as: Function198.self)

  typealias Function203 = @convention(c) (UnsafeMutableRawPointer) -> Bool
  static let function203 = try? KitchenLibrary.module.twin(
    ofFunction: 203, as: Function203.self)
}
