import KotlinBridge

/// A struct that crosses in place of a value that Swift code has: it is nobody's API.
enum SwiftBox {
  case function(SwiftFunction)
  case coroutine(SwiftCoroutine)

  var path: SwiftPath {
    switch self {
    case .function(let function): function.path
    case .coroutine(let coroutine): coroutine.path
    }
  }

  /// How Kotlin knows those of Swift's own; nil for what only Kotlin has.
  var hosting: Manifest.Interface? {
    switch self {
    case .function(let function): function.hosting
    case .coroutine(let coroutine): coroutine.hosting
    }
  }

  /// The calls of the library that need typed twins.
  var calls: [SwiftMember] {
    if case .function(let function) = self { return [function.call] }
    return []
  }
}

extension SwiftBox {
  /// The flow, if Swift makes flows of its type by a function of the library.
  var madeFlow: SwiftCoroutine? {
    guard case .coroutine(let flow) = self, flow.maker != nil else { return nil }
    return flow
  }
}

/// The struct for objects of a coroutine type.
struct SwiftCoroutine {
  let kotlinName: String
  let path: SwiftPath
  /// The type of KotlinBridge.
  let type: String
  /// The type of its elements; nil for a type without.
  let element: String?
  /// How Kotlin knows one of Swift's own; nil for what only Kotlin has.
  let hosting: Manifest.Interface?
  /// The numbers of what the library has for the objects, by the names of `CoroutineCalls`.
  let calls: [(name: String, number: UInt32)]

  /// The Kotlin type without its arguments.
  var kind: String { kotlinName.split(separator: "<").first.map(String.init) ?? kotlinName }

  /// The function of the library that makes such a flow of Kotlin's.
  enum Maker: String {
    case mutableStateFlow = "kotlinx.coroutines.flow.MutableStateFlow"
    case mutableSharedFlow = "kotlinx.coroutines.flow.MutableSharedFlow"
  }

  /// Nil for a type that only Kotlin makes.
  var maker: Maker? { Maker(rawValue: kind) }
}
