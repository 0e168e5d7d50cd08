// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

/// Kotlin's `catalogue.Harbour`.
public enum Harbour {
  public static func enter() throws -> Int32 {
    try KotlinModule.call(105, Twins.f105, of: KitchenLibrary.module) { $0($1) }
  }

  public static var boats: Int32 {
    KotlinModule.callOrStop(106, Twins.f106, of: KitchenLibrary.module) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f105: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(105)
  static let f106: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(106)
}
