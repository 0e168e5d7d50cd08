#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Error {
  /// The message that it has in Kotlin.
  var textForKotlin: String {
    (self as? any LocalizedError)?.errorDescription ?? "\(self)"
  }
}
