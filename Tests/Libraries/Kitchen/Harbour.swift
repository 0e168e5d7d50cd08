// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Kotlin's `catalogue.Harbour`.
public enum Harbour {
  public static func enter() throws -> Int32 {
    try KotlinModule.call(99, Twins.f99, of: KitchenLibrary.module) { $0($1) }
  }

  public static var boats: Int32 {
    KotlinModule.callOrStop(100, Twins.f100, of: KitchenLibrary.module) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f99: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(99)
  static let f100: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(100)
}
