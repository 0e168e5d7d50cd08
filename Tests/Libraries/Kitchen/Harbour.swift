// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Harbour`.
public enum Harbour {
  public static func enter() throws(KotlinError) -> Int32 {
    try KotlinModule.call(96, Twins.f96, of: KitchenLibrary.module) { $0($1) }
  }

  public static var boats: Int32 {
    KotlinModule.callOrStop(97, Twins.f97, of: KitchenLibrary.module) { $0($1) }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f96: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(96)
  static let f97: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(97)
}
