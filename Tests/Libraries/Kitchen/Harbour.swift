// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Kotlin's `catalogue.Harbour`.
public enum Harbour {
  public static func enter() throws(KotlinError) -> Int32 {
    try KotlinModule.call(93, Twins.f93, of: KitchenLibrary.module) { $0($1) }
  }

  public static var boats: Int32 {
    get throws(KotlinError) {
      try KotlinModule.call(94, Twins.f94, of: KitchenLibrary.module) { $0($1) }
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f93: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(93)
  static let f94: (@convention(c) (UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(94)
}
