import KotlinBridge

/// Right arguments of a flow or function, and malformed ones.
struct MistakenArguments {
  /// Right but for the handles of objects, which can't be made up and are 0.
  let right: [UInt8]
  let malformed: [[UInt8]]
  let hasObjects: Bool

  /// Throws for types that have no values.
  init(_ parameters: [Manifest.Parameter], _ types: ManifestTypes) throws {
    hasObjects = parameters.contains { types.object(within: $0.type) != nil }
    var right: [UInt8] = []
    var malformed: [[UInt8]] = []
    for parameter in parameters {
      let type = try types.checked(parameter.type)
      // The parameters before this one are right, and those after it do not matter.
      if let impossible = types.impossible(type) { malformed.append(right + impossible) }
      right += try types.zeros(type)
    }
    for count in Set([0, 1, right.count / 2, right.count - 1]).sorted()
    where 0..<right.count ~= count {
      malformed.append(Array(right.prefix(count)))
    }
    malformed += [right + [0], right + [UInt8](repeating: 0, count: 100)]
    self.right = right
    self.malformed = malformed
  }
}

extension ManifestTypes {
  /// Bytes with which no value of a type begins; nil if any bytes may.
  fileprivate func impossible(_ type: ManifestType) -> [UInt8]? {
    switch type.form {
    case .nullable, .simple(.boolean, _): [2]
    case .list, .map, .simple(.string, _), .simple(.byteArray, _): [255, 255, 255, 255]
    // More seconds than Kotlin can hold.
    case .simple(.duration, _), .simple(.instant, _):
      [UInt8](repeating: 255, count: 7) + [127, 0, 0, 0, 0]
    case .named(let name, _, _): self[name].flatMap(impossible)
    case .simple, .parameter: nil
    }
  }

  private func impossible(_ shape: Shape) -> [UInt8]? {
    switch shape {
    case .enum(let cases): cases.count < 1 << 16 ? [255, 255] : nil
    case .sealed(let cases): cases.count < 1 << 16 ? [255, 255] : nil
    case .record(let fields): fields.first.flatMap { impossible($0.type) }
    case .interface(let values): values.count + 1 < 1 << 16 ? [255, 255] : nil
    case .object, .exception: nil
    }
  }
}
