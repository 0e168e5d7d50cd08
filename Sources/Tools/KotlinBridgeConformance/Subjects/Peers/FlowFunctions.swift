import KotlinBridge

/// The functions of a library by which a check hands it flows of a host, found by their types.
///
/// They are about F, the flow of `Long`.
struct FlowFunctions: Sendable {
  /// What a function is for, by its type.
  enum Role: CaseIterable, Hashable {
    case collect, collectAhead, fail, keep, isKept

    /// As docs/RULES.md has it.
    var words: String {
      switch self {
      case .collect: "suspend (F, Int) -> List<Long>"
      case .collectAhead: "suspend (F, Int, Int) -> List<Long>"
      case .fail: "suspend (F) -> Unit"
      case .keep: "(F?) -> Unit"
      case .isKept: "(F) -> Boolean"
      }
    }

    /// What the checks take it to do, as docs/RULES.md has it.
    var task: String {
      switch self {
      case .collect: "collect that many elements, end the collection, and return them"
      case .collectAhead:
        "the same through `buffer`, with the first number as its size and the second as the count"
      case .fail: "collect, and throw at the first element"
      case .keep: "keep its argument instead of the previous one; null drops it"
      case .isKept: "say whether its argument is the flow that is kept, by `===`"
      }
    }
  }

  /// The number of F.
  let interface: UInt32
  private let functions: [Role: Manifest.Function]
  /// A flow of `Long` that a property has.
  let property: Manifest.Flow?
  /// A plain function that makes one of a number.
  let maker: Manifest.Function?

  /// Nil for a library that takes no such flow.
  init?(of manifest: Manifest) {
    let type = (manifest.types ?? []).first {
      $0.class == "kotlinx.coroutines.flow.Flow" && $0.arguments?.map(\.description) == ["Long"]
    }
    guard let type, let hosted = type.interface else { return nil }
    interface = hosted.number
    var found: [Role: Manifest.Function] = [:]
    for function in manifest.functions where function.flow == nil {
      let words = Self.words(function, type.type)
      if let role = Role.allCases.first(where: { $0.words == words }) { found[role] = function }
    }
    functions = found
    let numbers = manifest.flows.filter { "\($0.element)" == "Long" && $0.kind == "flow" }
    let made = manifest.functions.filter { function in
      numbers.contains { $0.id == function.flow } && function.kind == "plain"
        && function.parameters.map(\.type.description) == ["Long"]
    }
    maker = made.first
    property = numbers.first { $0.parameters.isEmpty }
  }

  private static func words(_ function: Manifest.Function, _ flow: ManifestType) -> String {
    func named(_ type: ManifestType) -> String {
      type == flow ? "F" : type == .nullable(flow) ? "F?" : "\(type)"
    }
    let kind = function.kind == "plain" ? "" : "\(function.kind) "
    let parameters = function.parameters.map { named($0.type) }.joined(separator: ", ")
    return "\(kind)(\(parameters)) -> \(named(function.result))"
  }

  /// Throws `NotOffered` if the library has none.
  func callAsFunction(_ role: Role) throws -> Manifest.Function {
    guard let function = functions[role] else {
      throw NotOffered("a function \(role.words), where F is `Flow<Long>`")
    }
    return function
  }

  func has(_ role: Role) -> Bool { functions[role] != nil }
}
