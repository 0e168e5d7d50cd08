import KotlinBridge

/// The struct for functions of one type as values. It crosses, and is nobody's API: Swift code has closures.
struct SwiftFunction {
  let kotlinName: String
  let path: SwiftPath
  /// The type of the closure.
  let closure: String
  /// How Kotlin calls one of Swift's.
  let hosting: Manifest.Interface
  /// The struct's `base`, the closure. As a call it calls one of Kotlin's, whose object is `object`.
  let call: SwiftMember

  /// The name of the Kotlin object in the code of `call`.
  static let object = "object"
}
