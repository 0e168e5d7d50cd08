// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Kotlin's `catalogue.Harbour`.
public enum Harbour {
  public static func enter() throws -> Int32 {
    try KotlinModule.call(101, Twins.f101, of: KitchenLibrary.module) { $0($1) }
  }

  public static var boats: Int32 {
    KotlinModule.callOrStop(102, Twins.f102, of: KitchenLibrary.module) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f101: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(101)
  static let f102: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(102)
}
