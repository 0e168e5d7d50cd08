// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Kotlin's `catalogue.Harbour`.
public enum Harbour {
  public static func enter() throws -> Int32 {
    try KotlinModule.call(103, Twins.f103, of: KitchenLibrary.module) { $0($1) }
  }

  public static var boats: Int32 {
    KotlinModule.callOrStop(104, Twins.f104, of: KitchenLibrary.module) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f103: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(103)
  static let f104: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(104)
}
