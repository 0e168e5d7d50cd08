/// The functions that Kotlin has for any object: `kotlin.Any.equals` and `hashCode`, by their twins.
///
/// A library without objects lacks them, and so does one whose objects have no entries.
struct FunctionsOfAny: Sendable {
  private typealias Equals = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  private typealias HashCode = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32

  private let equals: Equals?
  private let hashCode: HashCode?

  /// - Parameters:
  ///   - equals: the library's number of that function; nil if it has none.
  ///   - hashCode: likewise.
  init(_ table: Table, equals: UInt32?, hashCode: UInt32?) {
    func twin<Function>(_ id: UInt32?, as type: Function.Type) -> Function? {
      id.flatMap(table.twin(ofFunction:)).map { unsafeBitCast($0, to: type) }
    }
    self.equals = twin(equals, as: Equals.self)
    self.hashCode = twin(hashCode, as: HashCode.self)
  }

  /// Looks them up by name.
  init(of library: KotlinLibrary) {
    self.init(
      library.table, equals: library.functions["Any.equals"]?.manifest.id,
      hashCode: library.functions["Any.hashCode"]?.manifest.id)
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
