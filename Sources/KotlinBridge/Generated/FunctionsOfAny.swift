/// The functions that Kotlin has for any object: `kotlin.Any.equals` and `hashCode`, by their twins.
///
/// A library without objects lacks them, and so does one that registers its objects by hand.
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

  /// False where Kotlin throws.
  func equals(_ one: KotlinObject, _ other: KotlinObject) -> Bool {
    guard let equals else { return false }
    defer {
      extendLifetime(one)
      extendLifetime(other)
    }
    let areEqual = try? KotlinCatch.catching { equals(one.kotlinHandle, other.kotlinHandle, $0) }
    return areEqual ?? false
  }

  /// Nil where Kotlin throws.
  func hashCode(of object: KotlinObject) -> Int32? {
    guard let hashCode else { return Int32(truncatingIfNeeded: object.kotlinHandle) }
    defer { extendLifetime(object) }
    return try? KotlinCatch.catching { hashCode(object.kotlinHandle, $0) }
  }
}
