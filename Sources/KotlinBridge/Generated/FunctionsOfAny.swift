/// The functions that Kotlin has for any object: `kotlin.Any.equals` and `hashCode`, by their twins, and
/// `type`.
///
/// A library without objects lacks them, and so does one whose objects have no entries.
struct FunctionsOfAny: Sendable {
  private typealias Equals = @convention(c) (UInt64, UInt64, UnsafeMutableRawPointer) -> Bool
  private typealias HashCode = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32
  private typealias TypeOf = @convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32

  private let equals: Equals?
  private let hashCode: HashCode?
  private let type: TypeOf?
  private let table: Table
  private let typeNumber: UInt32?

  /// - Parameters:
  ///   - equals: the library's number of that function; nil if it has none.
  ///   - hashCode: likewise.
  ///   - type: likewise.
  init(_ table: Table, equals: UInt32?, hashCode: UInt32?, type: UInt32?) {
    func twin<Function>(_ id: UInt32?, as type: Function.Type) -> Function? {
      id.flatMap(table.twin(ofFunction:)).map { unsafeBitCast($0, to: type) }
    }
    self.equals = twin(equals, as: Equals.self)
    self.hashCode = twin(hashCode, as: HashCode.self)
    self.type = twin(type, as: TypeOf.self)
    self.table = table
    typeNumber = type
  }

  /// Looks them up by name.
  init(of library: KotlinLibrary) {
    func number(_ name: String) -> UInt32? { library.functions["Any.\(name)"]?.manifest.id }
    self.init(
      library.table, equals: number("equals"), hashCode: number("hashCode"), type: number("type"))
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

  /// The number of the most derived type that an object has, among those that extend the declared one.
  /// Nil if the library does not know.
  func type(of object: UInt64, declared: UInt32) -> UInt32? {
    let declared = Int32(bitPattern: declared)
    let number =
      if let type {
        try? KotlinCatch.catching { type(object, declared, $0) }
      } else if let typeNumber {
        try? answer(of: typeNumber, object, declared)
      } else {
        nil as Int32?
      }
    return number.map { UInt32(bitPattern: $0) }
  }

  /// A proxy has no twins.
  private func answer(
    of function: UInt32, _ object: UInt64, _ declared: Int32
  ) throws(KotlinError) -> Int32 {
    try KotlinWriter.withWriter { (writer) throws(KotlinError) in
      writer.write(object)
      writer.write(declared)
      return try table.call(function, with: writer.lend()).take(Int32.self)
    }
  }
}
