/// The functions that Kotlin has for any object: `kotlin.Any.equals` and `hashCode`, by their twins.
///
/// A library without objects lacks them, and so does one whose objects have no entries.
struct FunctionsOfAny: Sendable {
  private typealias Equals = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  private typealias HashCode = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32

  private let equals: Equals?
  private let hashCode: HashCode?

  init(of library: KotlinLibrary) {
    func twin<Function>(_ name: String, as type: Function.Type) -> Function? {
      guard let id = library.functions[name]?.manifest.id else { return nil }
      return library.table.twin(ofFunction: id).map { unsafeBitCast($0, to: type) }
    }
    equals = twin("Any.equals", as: Equals.self)
    hashCode = twin("Any.hashCode", as: HashCode.self)
  }

  /// Compares two objects by their handles. False where Kotlin throws.
  func equals(_ one: UInt64, _ other: UInt64) -> Bool {
    guard let equals else { return false }
    return (try? KotlinCatch.catching { equals(one, other, $0) }) ?? false
  }

  /// Nil where Kotlin throws.
  func hashCode(of object: UInt64) -> Int32? {
    guard let hashCode else { return Int32(truncatingIfNeeded: object) }
    return try? KotlinCatch.catching { hashCode(object, $0) }
  }
}
