import KotlinBridge

extension Manifest {
  /// Reads a manifest that a harness checks: it must be UTF-8 and have all that docs/MANIFEST.md asks
  /// for.
  init(checking json: [UInt8]) throws(ManifestError) {
    guard String(validating: json, as: UTF8.self) != nil else {
      throw ManifestError("the manifest is not UTF-8")
    }
    do {
      try self.init(json: json)
    } catch let error as DecodingError {
      throw ManifestError(error)
    } catch {
      throw ManifestError("the manifest can't be read: \(error)")
    }
    for (key, isMissing) in [("abi", abi == nil), ("types", types == nil)] where isMissing {
      throw ManifestError("the manifest can't be read: it has no '\(key)'")
    }
  }

  private static let placements = ["caller", "default", "io"]

  /// Says what contradicts docs/MANIFEST.md, one sentence for each problem.
  ///
  /// - Parameters:
  ///   - abi: the version of the table that handed out the manifest.
  ///   - name: the name in the library's entry.
  func problems(abi: UInt32, library name: String) -> [String] {
    var problems: [String] = []
    if let own = self.abi, own != abi {
      problems.append("abi is \(own), but the table's version is \(abi)")
    }
    if library != name {
      problems.append("library is '\(library)', but its entry belongs to '\(name)'")
    }
    if kotlin.isEmpty { problems.append("kotlin is empty") }
    let types: ManifestTypes
    do throws(ManifestError) {
      types = try ManifestTypes(self)
    } catch {
      return problems + [error.description]
    }
    func check(
      _ what: String, id: UInt32, index: Int, kind: String, of kinds: [String],
      _ parameters: [Parameter], _ type: ManifestType, _ placement: String?
    ) {
      if id != UInt32(index) {
        problems.append("\(what) has the id \(id), not its index \(index)")
      }
      if !kinds.contains(kind) {
        problems.append("\(what) has the kind '\(kind)', not \(kinds.list)")
      }
      if let placement, !Self.placements.contains(placement) {
        problems.append(
          "\(what) has the placement '\(placement)', not \(Self.placements.list)")
      }
      for twice in parameters.map(\.name).repeated {
        problems.append("\(what) has two parameters named '\(twice)'")
      }
      for type in parameters.map(\.type) + [type] {
        do throws(ManifestError) {
          _ = try types.checked(type)
        } catch {
          problems.append("\(what): \(error)")
        }
      }
    }
    for (index, flow) in flows.enumerated() {
      check(
        "the flow '\(flow.name)'", id: flow.id, index: index, kind: flow.kind,
        of: ["flow", "state", "shared"], flow.parameters, flow.element,
        flow.placement)
      if let window = flow.window, window < 0 {
        problems.append("the flow '\(flow.name)' has an invalid window of \(window) elements")
      }
      if flow.mutable, flow.kind != "state" {
        problems.append("the flow '\(flow.name)' is mutable but not a state flow")
      }
    }
    for (index, function) in functions.enumerated() {
      check(
        "the function '\(function.name)'", id: function.id, index: index, kind: function.kind,
        of: ["suspend", "plain"], function.parameters, function.result,
        function.placement)
    }
    for function in functions {
      guard let flow = function.flow, flow >= flows.count else { continue }
      problems.append(
        "the function '\(function.name)' makes the flow \(flow), which does not exist")
    }
    problems += functions.compactMap(\.wrongTwin)
    for name in flows.map(\.name).repeated { problems.append("two flows are named '\(name)'") }
    for name in functions.map(\.name).repeated {
      problems.append("two functions are named '\(name)'")
    }
    return problems
  }
}

extension Manifest.Function {
  /// Says that the C types of the twin are not those of the parameters and the result; nil if they may be.
  fileprivate var wrongTwin: String? {
    guard let twin else { return nil }
    let declared = parameters.map(\.type.cType).filter { $0 != "void" } + [result.cType]
    let fits =
      twin.count == declared.count && zip(twin, declared).allSatisfy { $1 == nil || $0 == $1 }
    return fits
      ? nil
      : "the twin of the function '\(name)' has the C types \(twin.list), which are not those of its "
        + "parameters and its result"
  }
}

extension ManifestType {
  /// The C type as which a number or nothing crosses in a twin; nil for other types.
  fileprivate var cType: String? {
    guard case .simple(let simple, _) = form else { return nil }
    return switch simple {
    case .boolean: "bool"
    case .byte: "int8_t"
    case .short: "int16_t"
    case .int: "int32_t"
    case .long: "int64_t"
    case .uByte: "uint8_t"
    case .uShort: "uint16_t"
    case .uInt: "uint32_t"
    case .uLong: "uint64_t"
    case .float: "float"
    case .double: "double"
    case .unit: "void"
    case .string, .byteArray, .duration, .instant: nil
    }
  }
}

extension [String] {
  /// The strings that it has more than once.
  fileprivate var repeated: [String] {
    Dictionary(grouping: self) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  fileprivate var list: String { map { "'\($0)'" }.joined(separator: ", ") }
}
