/// A Kotlin sealed class or interface: a Swift enum that declares each of its cases once.
///
///     enum Shape: KotlinSealed {
///       case circle(radius: Double)
///       case rectangle(width: Double, height: Double)
///       case photo(Photo)
///       case nothing
///
///       static let kotlinCases: [KotlinCase<Shape>] = [
///         .case("Circle", "radius", make: Shape.circle) {
///           if case .circle(let radius) = $0 { radius } else { nil }
///         },
///         .case("Rectangle", "width", "height", make: Shape.rectangle) {
///           if case .rectangle(let width, let height) = $0 { (width, height) } else { nil }
///         },
///         .record(make: Shape.photo) { if case .photo(let photo) = $0 { photo } else { nil } },
///         .object("Nothing", .nothing) { if case .nothing = $0 { true } else { false } },
///       ]
///     }
///
/// A lookup compares the cases with the library's, and their fields by name, type and order. The
/// order of the cases may differ.
public protocol KotlinSealed: KotlinValue {
  /// The serial name of the Kotlin class, as for `KotlinRecord`.
  static var kotlinName: String { get }

  /// All cases except `kotlinUnknown`, each once.
  static var kotlinCases: [KotlinCase<Self>] { get }

  /// The case that stands for cases which Swift does not declare. If it is nil, which is the
  /// default, a lookup refuses a library with such cases.
  ///
  /// It can't be sent to Kotlin, which has no such case.
  static var kotlinUnknown: Self? { get }
}

extension KotlinSealed {
  public static var kotlinName: String { "\(Self.self)" }

  public static var kotlinUnknown: Self? { nil }

  public static var kotlinType: KotlinType {
    KotlinType(.sealed(kotlinName) { declared }, Self.self)
  }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let ordinal = try reader.readOrdinal()
    let cases = reader.cases(of: Self.self, as: KotlinCase<Self>?.self) ?? Self.asDeclared
    if ordinal >= cases.byOrdinal.count { throw .noCase(ordinal, of: Self.self) }
    try reader.descend()
    if let found = cases.byOrdinal[ordinal] {
      self = try found.read(&reader)
    } else if let unknown = Self.kotlinUnknown {
      try cases.skip(ordinal, &reader)
      self = unknown
    } else {
      throw .noCase(ordinal, of: Self.self)
    }
    reader.ascend()
  }

  public func write(to writer: inout KotlinWriter) {
    let cases = writer.cases(of: Self.self, as: KotlinCase<Self>?.self) ?? Self.asDeclared
    if !writer.descend() { return }
    for (ordinal, found) in cases.byOrdinal.enumerated() {
      if let found, found.write(self, ordinal, &writer) { return writer.ascend() }
    }
    writer.refuse(.unknownCase(self))
  }

  /// The numbers for bytes that belong to no library.
  private static var asDeclared: NumberedCases<KotlinCase<Self>?> { NumberedCases(kotlinCases) }

  private static var declared: KotlinType.Cases {
    let cases = kotlinCases
    return KotlinType.Cases(
      cases: cases.map { KotlinType.Case(name: $0.name, fields: $0.fields()) },
      takesUnknown: kotlinUnknown != nil
    ) { order, skip in
      NumberedCases(order.map { $0.map { cases[$0] } }, skip: skip)
    }
  }
}

/// A case of a sealed class, for the list `KotlinSealed.kotlinCases`.
public struct KotlinCase<Root: Sendable>: Sendable {
  let name: String
  let fields: @Sendable () -> [KotlinType.Field]
  let read: @Sendable (inout KotlinReader) throws(KotlinError) -> Root
  /// Writes the ordinal and the fields if the value is of this case, and returns whether it is.
  let write: @Sendable (Root, _ ordinal: Int, inout KotlinWriter) -> Bool

  /// A case with its fields.
  ///
  /// - Parameters:
  ///   - name: the serial name of the Kotlin subclass. You may leave out its package and outer
  ///     classes.
  ///   - field: the serial names of its fields, one for each parameter of `make`, in Kotlin's
  ///     order.
  ///   - make: the Swift case.
  ///   - take: returns the fields of a value of this case, nil for other cases.
  public static func `case`<each Value: KotlinValue>(
    _ name: String, _ field: String..., make: @escaping @Sendable (repeat each Value) -> Root,
    take: @escaping @Sendable (Root) -> (repeat each Value)?
  ) -> KotlinCase {
    KotlinCase(
      name: name,
      fields: {
        var types: [KotlinType] = []
        repeat types.append((each Value).kotlinType)
        precondition(
          types.count == field.count,
          "the case '\(name)' of \(Root.self) names \(field.count) fields and takes \(types.count)")
        return zip(field, types).map(KotlinType.Field.init)
      },
      read: { (reader) throws(KotlinError) in
        try reader.descend()
        let value = make(repeat try reader.read((each Value).self))
        reader.ascend()
        return value
      },
      write: { value, ordinal, writer in
        guard let values = take(value) else { return false }
        writer.writeOrdinal(ordinal)
        if writer.descend() {
          repeat writer.write(each values)
          writer.ascend()
        }
        return true
      })
  }

  /// A case whose Kotlin subclass is a record in Swift.
  public static func record<Record: KotlinRecord>(
    make: @escaping @Sendable (Record) -> Root, take: @escaping @Sendable (Root) -> Record?
  ) -> KotlinCase {
    KotlinCase(
      name: Record.kotlinName, fields: { Record.kotlinFields.declared() },
      read: { (reader) throws(KotlinError) in make(try reader.read()) },
      write: { value, ordinal, writer in
        guard let record = take(value) else { return false }
        writer.writeOrdinal(ordinal)
        writer.write(record)
        return true
      })
  }

  /// A case that is a Kotlin object, or a class without fields.
  public static func object(
    _ name: String, _ value: Root, is isValue: @escaping @Sendable (Root) -> Bool
  ) -> KotlinCase {
    KotlinCase(
      name: name, fields: { [] },
      read: { (reader) throws(KotlinError) in
        try reader.descend()
        reader.ascend()
        return value
      },
      write: { value, ordinal, writer in
        if !isValue(value) { return false }
        writer.writeOrdinal(ordinal)
        if writer.descend() { writer.ascend() }
        return true
      })
  }
}
