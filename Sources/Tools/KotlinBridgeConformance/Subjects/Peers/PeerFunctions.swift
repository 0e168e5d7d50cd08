import KotlinBridge

/// The functions of a library by which a check hands it a host's objects, found by their types.
///
/// They are about one interface that hosts implement, I: the one for which the library has most of
/// them.
struct PeerFunctions: Sendable {
  /// What a function is for, by its type.
  enum Role: CaseIterable, Hashable {
    case number, add, say, pass, later, onMain, same, areSame, keep, kept, isKept, make

    /// As docs/RULES.md has it.
    var words: String {
      switch self {
      case .number: "(I) -> Long"
      case .add: "(I, Long) -> Long"
      case .say: "(I, String) -> String"
      case .pass: "(I, I) -> I"
      case .later: "suspend (I, Long) -> Long"
      case .onMain: "suspend (I, List<Long>) -> Long"
      case .same: "(I) -> I"
      case .areSame: "(I, I) -> Boolean"
      case .keep: "(I?) -> Unit"
      case .kept: "() -> I?"
      case .isKept: "(I) -> Boolean"
      case .make: "(Long) -> I"
      }
    }

    /// What the checks take it to do, as docs/RULES.md has it.
    var task: String {
      switch self {
      case .number: "return the object's property of the result type"
      case .add: "call the member `(Long) -> Long` with its argument, and return the answer"
      case .say: "call the member `(String) -> String`, in the same way"
      case .pass: "call the member `(I) -> I`, in the same way"
      case .later: "call the member `suspend (Long) -> Long`, in the same way"
      case .onMain:
        "begin a coroutine of `Dispatchers.Main` for each number, in order, each of which calls the member "
          + "`(Long) -> Long` with it, and does so once more within `Dispatchers.Main.immediate`; return the "
          + "sum of the second answers"
      case .same: "return its argument"
      case .areSame: "say whether both are one object, by `===`"
      case .keep: "keep its argument instead of the previous one; null drops it"
      case .kept: "return the object that is kept"
      case .isKept: "say whether its argument is the object that is kept, by `===`"
      case .make: "make a Kotlin object"
      }
    }

    /// The member of the host's that such a function calls; nil for one that calls none.
    var shape: HostMember.Shape? {
      switch self {
      case .number: .number
      case .add, .onMain: .add
      case .say: .say
      case .pass: .pass
      case .later: .later
      case .same, .areSame, .keep, .kept, .isKept, .make: nil
      }
    }
  }

  /// The number of I.
  let interface: UInt32
  /// The number of an interface that has nothing to do with I; 0 if there is none.
  let other: UInt32
  /// Those of each type: members of I come last, because with others Kotlin code is between.
  private var functions: [Role: [Manifest.Function]]
  /// A plain function that takes an object of the other interface first.
  let stranger: (function: Manifest.Function, arguments: [UInt8])?

  /// Nil for a library that has no function for a host's objects.
  ///
  /// - Parameter areFunctions: whether I is `(Long) -> Long`, a function type, and no interface.
  init?(of manifest: Manifest, _ types: ManifestTypes, areFunctions: Bool = false) {
    let interfaces = (manifest.types ?? []).filter {
      $0.interface != nil && $0.cases == nil && $0.isFunction == areFunctions
        && (!areFunctions || $0.name == "(Long) -> Long")
    }
    let found = interfaces.map { ($0, Self.functions(of: $0.type, in: manifest)) }
    guard let (most, functions) = found.max(by: { $0.1.count < $1.1.count }), !functions.isEmpty
    else { return nil }
    self.functions = functions
    interface = most.interface!.number
    let strangers = interfaces.lazy.compactMap { type in
      types.extends(type.name, most.name) || types.extends(most.name, type.name)
        ? nil : Self.taker(of: type, in: manifest, types)
    }
    let stranger = strangers.first
    other = stranger?.number ?? 0
    self.stranger = stranger.map { ($0.function, $0.arguments) }
  }

  /// Throws `NotOffered` if the library has none.
  func callAsFunction(_ role: Role) throws -> Manifest.Function {
    guard let function = functions[role]?.first else {
      throw NotOffered("a function \(role.words), where hosts implement I")
    }
    return function
  }

  func has(_ role: Role) -> Bool { functions[role]?.isEmpty == false }

  /// Goes on to the next function of this type. Returns the one from before.
  mutating func drop(_ role: Role) -> Manifest.Function? { functions[role]?.removeFirst() }

  private static func functions(
    of interface: ManifestType, in manifest: Manifest
  ) -> [Role: [Manifest.Function]] {
    let all = Dictionary(grouping: manifest.functions.filter { $0.flow == nil }) {
      type(of: $0, interface)
    }
    var found: [Role: [Manifest.Function]] = [:]
    for role in Role.allCases {
      guard let functions = all[role.words] else { continue }
      let members = functions.filter { isMember($0, of: interface) }
      let others = functions.filter { !isMember($0, of: interface) }
      // A member calls the host's object, so it has no task of its own.
      let fitting = role.shape == nil ? others : others + members
      if !fitting.isEmpty { found[role] = fitting }
    }
    return found
  }

  private static func isMember(
    _ function: Manifest.Function, of interface: ManifestType
  ) -> Bool {
    function.kotlin?.member == true && function.parameters.first?.type == interface
  }

  private static func type(
    of function: Manifest.Function, _ interface: ManifestType
  ) -> String {
    func named(_ type: ManifestType) -> String {
      switch "\(type)" {
      case "\(interface)": "I"
      case "\(ManifestType.nullable(interface))": "I?"
      case let other: other
      }
    }
    let parameters = function.parameters.map { named($0.type) }.joined(separator: ", ")
    let kind = function.kind == "plain" ? "" : "\(function.kind) "
    return "\(kind)(\(parameters)) -> \(named(function.result))"
  }

  private static func taker(
    of type: Manifest.DeclaredType, in manifest: Manifest, _ types: ManifestTypes
  ) -> (number: UInt32, function: Manifest.Function, arguments: [UInt8])? {
    for function in manifest.functions where function.kind == "plain" {
      guard function.parameters.first?.type == type.type,
        !types.mayHaveObjects(function.result)
      else { continue }
      var bytes: [UInt8] = []
      for parameter in function.parameters.dropFirst() {
        guard !types.mayHaveObjects(parameter.type), let zeros = try? types.zeros(parameter.type)
        else { return nil }
        bytes += zeros
      }
      return (type.interface!.number, function, bytes)
    }
    return nil
  }
}
