import KotlinBridge

/// The types that a manifest describes, by their names.
struct ManifestTypes: Sendable {
  enum Shape: Sendable {
    case record([Field])
    /// The names of the cases.
    case `enum`([String])
    /// The names of the cases, each a record, an enum or a class.
    case sealed([String])
    /// A class whose objects cross by handle.
    case object
    /// An interface with the names of the types of values that have it, too.
    case interface([String])
    /// What a failure has besides. It is no value.
    case exception([Field])
  }

  struct Field: Sendable {
    let name: String
    let type: ManifestType
  }

  private var shapes: [String: Shape] = [:]
  /// The classes and interfaces that each class extends directly.
  private let supertypes: [String: [String]]
  /// The classes whose objects show at run time that they are of it: no use of a generic class, and no
  /// function or coroutine type.
  private let ownClasses: Set<String>
  /// Objects of any class may be of these.
  private let interfaces: Set<String>
  /// A value of each described type that has one.
  private var least: [String: LeastValue] = [:]

  /// A value of a type that is as simple as can be.
  private struct LeastValue {
    var bytes: [UInt8]
    /// The class of an object in it; nil if it has none.
    var object: String?
  }

  /// Throws what is wrong with the descriptions.
  init(_ manifest: Manifest) throws(ManifestError) {
    let declared = manifest.types ?? []
    supertypes = Dictionary(
      declared.map { ($0.name, $0.kotlin?.supertypes ?? []) }, uniquingKeysWith: { one, _ in one })
    interfaces = Set(
      declared.filter { $0.kotlin?.kind == "interface" }.map(\.name) + ["kotlin.Any"])
    ownClasses = Set(
      declared.filter { $0.arguments == nil && ["class", nil].contains($0.kotlin?.kind) }
        .map(\.name))
    var names: Set<String> = []
    for type in declared where !names.insert(type.name).inserted {
      throw ManifestError("the type '\(type.name)' is described twice")
    }
    for type in declared {
      shapes[type.name] = try Self.shape(type)
    }
    for shape in shapes.values {
      guard case .record(let fields) = shape else { continue }
      for field in fields { _ = try checked(field.type) }
    }
    for case (let name, .sealed(let cases)) in shapes {
      for other in cases {
        switch shapes[other] {
        case .record, .enum, .object, .interface: break
        case .sealed, .exception, nil:
          throw ManifestError(
            "the case '\(other)' of '\(name)' is not described as a record, an enum or a class")
        }
      }
    }
    for case (let name, .interface(let values)) in shapes {
      for value in values {
        switch shapes[value] {
        case .record, .enum, .sealed: break
        case .object, .interface, .exception, nil:
          throw ManifestError("the value '\(value)' of '\(name)' is not described as a value")
        }
      }
    }
    findLeastValues(of: declared.map(\.name))
    for type in declared {
      if case .exception = shapes[type.name] { continue }
      _ = try zeros(.named(type.name))
    }
  }

  private static func shape(_ type: Manifest.DeclaredType) throws(ManifestError) -> Shape {
    switch (type.kind, type.fields, type.cases) {
    case ("record", let fields?, nil): return .record(typed(fields))
    case ("exception", let fields?, nil): return .exception(typed(fields))
    case ("enum", nil, let cases?) where !cases.isEmpty && cases.count <= 1 << 16:
      return .enum(cases)
    case ("sealed", nil, let cases?) where !cases.isEmpty && cases.count <= 1 << 16:
      return .sealed(cases)
    case ("object", nil, nil): return .object
    case ("object", nil, let values?) where !values.isEmpty && values.count < 1 << 16:
      return .interface(values)
    default:
      throw ManifestError(
        "'\(type.name)' is neither a record or exception with fields, nor an enum or sealed class with "
          + "cases, nor the class of objects")
    }
  }

  private static func typed(_ fields: [Manifest.Parameter]) -> [Field] {
    fields.map { Field(name: $0.name, type: $0.type) }
  }

  /// A type of values. Throws if the manifest does not describe it.
  func checked(_ type: ManifestType) throws(ManifestError) -> ManifestType {
    switch type.form {
    case .simple: break
    case .nullable(let type), .list(let type, _): _ = try checked(type)
    case .map(let key, let value):
      _ = try checked(key)
      _ = try checked(value)
    case .named(let name, _, _):
      switch shapes[name] {
      case nil: throw ManifestError("the type '\(name)' is not described in types")
      case .exception?: throw ManifestError("'\(name)' is an exception, which is not a value")
      default: break
      }
    case .parameter: throw ManifestError("\(type) is a type parameter and has no values")
    }
    return type
  }

  subscript(name: String) -> Shape? { shapes[name] }

  /// The bytes of a short value of a type: zeros, but for the number of a sealed type's case. They are no value
  /// if they have the handle of an object, which can't be made up.
  ///
  /// Throws if each value of the type contains another value of it: then none exists.
  func zeros(_ type: ManifestType) throws(ManifestError) -> [UInt8] {
    if let value = leastValue(of: type) { return value.bytes }
    guard case .named(let name, _, _) = type.form else {
      throw ManifestError("\(type) is a type parameter and has no values")
    }
    switch shapes[name] {
    case .exception: throw ManifestError("'\(name)' is an exception, which is not a value")
    case nil: throw ManifestError("'\(name)' is not described")
    default: throw ManifestError("each '\(name)' contains another '\(name)', so none can exist")
    }
  }

  /// Nil for a type without values, and for one of which none is found yet.
  private func leastValue(of type: ManifestType) -> LeastValue? {
    switch type.form {
    case .simple(let simple, _): LeastValue(bytes: [UInt8](repeating: 0, count: simple.zeros))
    case .nullable: LeastValue(bytes: [0])
    case .list, .map: LeastValue(bytes: [0, 0, 0, 0])
    case .named(let name, _, _): least[name]
    case .parameter: nil
    }
  }

  /// Finds values of the types that need no others, then of those that need these, and so on. So each sealed
  /// type gets one of its first case, unless that contains the type itself.
  private mutating func findLeastValues(of names: [String]) {
    var count = -1
    while least.count > count {
      count = least.count
      for name in names where least[name] == nil {
        if let value = shapes[name].flatMap({ leastValue(of: $0, name) }) { least[name] = value }
      }
      if least.count > count { continue }
      // Only sealed types are left, whose first case needs another one, and records that need these.
      for case (let name, .sealed(let cases)?) in names.map({ ($0, shapes[$0]) })
      where least[name] == nil {
        guard let number = cases.firstIndex(where: { least[$0] != nil }) else { continue }
        least[name] = leastValue(of: number, in: cases)
        break
      }
    }
  }

  private func leastValue(of shape: Shape, _ name: String) -> LeastValue? {
    switch shape {
    case .record(let fields):
      var sum = LeastValue(bytes: [])
      for field in fields {
        guard let value = leastValue(of: field.type) else { return nil }
        sum.bytes += value.bytes
        sum.object = sum.object ?? value.object
      }
      return sum
    case .enum: return LeastValue(bytes: [0, 0])
    case .object: return LeastValue(bytes: [UInt8](repeating: 0, count: 8), object: name)
    case .interface: return LeastValue(bytes: [UInt8](repeating: 0, count: 2 + 8), object: name)
    case .sealed(let cases): return leastValue(of: 0, in: cases)
    case .exception: return nil
    }
  }

  private func leastValue(of number: Int, in cases: [String]) -> LeastValue? {
    least[cases[number]].map {
      LeastValue(bytes: KotlinWriter.bytes(of: UInt16(number)) + $0.bytes, object: $0.object)
    }
  }
}

extension ManifestTypes {
  /// The class of the objects that a type stands for; nil for other types.
  func object(_ type: ManifestType) -> String? {
    guard case .named(let name, _, _) = type.form, case .object? = shapes[name] else { return nil }
    return name
  }

  /// Whether it shows at run time whether an object is of this class.
  func isOwnClass(_ name: String) -> Bool { ownClasses.contains(name) }

  /// Whether no object is of both classes.
  func areApart(_ one: String, _ other: String) -> Bool {
    interfaces.isDisjoint(with: [one, other]) && !extends(one, other) && !extends(other, one)
  }

  /// Whether a class or interface is another one, or extends it.
  func extends(_ name: String, _ other: String) -> Bool {
    var open = [name]
    var seen: Set<String> = []
    while let next = open.popLast() {
      if next == other { return true }
      if seen.insert(next).inserted { open += supertypes[next] ?? [] }
    }
    return false
  }

  /// A lower bound of the bytes that a value of a type takes, which has any of its cases.
  func leastSize(_ type: ManifestType, inside: Set<String> = []) -> Int {
    switch type.form {
    case .simple(let simple, _): return simple.zeros
    case .nullable: return 1
    case .list, .map: return 4
    case .parameter: return 0
    case .named(let name, _, _):
      if inside.contains(name) { return 0 }
      switch shapes[name] {
      case .record(let fields):
        return fields.reduce(0) { $0 + leastSize($1.type, inside: inside.union([name])) }
      case .enum, .sealed, .interface: return 2
      case .object: return 8
      case .exception, nil: return 0
      }
    }
  }

  /// Whether a value of a type may have an object in it.
  func mayHaveObjects(_ type: ManifestType, inside: Set<String> = []) -> Bool {
    switch type.form {
    case .simple, .parameter: return false
    case .nullable(let type), .list(let type, _): return mayHaveObjects(type, inside: inside)
    case .map(let key, let value):
      return mayHaveObjects(key, inside: inside) || mayHaveObjects(value, inside: inside)
    case .named(let name, _, _):
      if inside.contains(name) { return false }
      let inside = inside.union([name])
      switch shapes[name] {
      case .object, .interface: return true
      case .record(let fields), .exception(let fields):
        return fields.contains { mayHaveObjects($0.type, inside: inside) }
      case .sealed(let cases):
        return cases.contains { mayHaveObjects(.named($0), inside: inside) }
      case .enum, nil: return false
      }
    }
  }

  /// The class of an object that `zeros` of a type have; nil if they have none.
  func object(within type: ManifestType) -> String? { leastValue(of: type)?.object }
}

extension ManifestType.Simple {
  fileprivate var zeros: Int {
    switch self {
    case .unit: 0
    case .boolean, .byte, .uByte: 1
    case .short, .uShort: 2
    case .int, .uInt, .float, .string, .byteArray: 4
    case .long, .uLong, .double: 8
    case .duration, .instant: 12
    }
  }
}
