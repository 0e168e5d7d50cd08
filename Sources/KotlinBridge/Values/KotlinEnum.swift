/// A Kotlin enum class: a Swift enum whose raw values are the names of Kotlin's entries.
///
///     enum Craft: String, CaseIterable, KotlinEnum {
///       case iss = "ISS"
///       case tiangong = "TIANGONG"
///     }
///
/// A lookup compares the names with the library's. Their order may differ.
public protocol KotlinEnum: KotlinValue, CaseIterable, Hashable, RawRepresentable
where RawValue == String {
  /// The serial name of the Kotlin class, as for `KotlinRecord`.
  static var kotlinName: String { get }

  /// The case that stands for entries which Swift does not declare. If it is nil, which is the
  /// default, a lookup refuses a library with such entries.
  ///
  /// It can't be sent to Kotlin, which has no entry of this name.
  static var kotlinUnknown: Self? { get }
}

extension KotlinEnum {
  public static var kotlinName: String { "\(Self.self)" }

  public static var kotlinUnknown: Self? { nil }

  public static var kotlinType: KotlinType {
    KotlinType(.enumeration(kotlinName) { declared }, Self.self)
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let ordinal = try reader.readOrdinal()
    let cases = reader.cases(of: Self.self, as: Self.self) ?? Self.asDeclared
    if ordinal >= cases.byOrdinal.count { throw .noCase(ordinal, of: Self.self) }
    self = cases.byOrdinal[ordinal]
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    let cases = writer.cases(of: Self.self, as: Self.self) ?? Self.asDeclared
    if self != Self.kotlinUnknown, let ordinal = cases.byOrdinal.firstIndex(of: self) {
      writer.writeOrdinal(ordinal)
    } else {
      writer.refuse(.unknownCase(self))
    }
  }

  private static var known: [Self] { allCases.filter { $0 != kotlinUnknown } }

  /// The numbers for bytes that belong to no library.
  @usableFromInline
  static var asDeclared: NumberedCases<Self> { NumberedCases(known) }

  private static var declared: KotlinType.Cases {
    let known = known
    return KotlinType.Cases(
      cases: known.map { KotlinType.Case(name: $0.rawValue, fields: []) },
      takesUnknown: kotlinUnknown != nil
    ) { order, _ in
      // Without `kotlinUnknown`, the comparison has refused unknown entries.
      NumberedCases(order.compactMap { $0.map { known[$0] } ?? kotlinUnknown })
    }
  }
}
