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

  /// The calls of the library that need typed twins.
  var calls: [SwiftMember] {
    if case .function(let function) = self { return [function.call] }
    return []
  }
}

/// The struct for objects of a coroutine type.
struct SwiftCoroutine {
  let kotlinName: String
  let path: SwiftPath
  /// The type of KotlinBridge.
  let type: String
  /// The numbers of what the library has for the objects, by the names of `CoroutineCalls`.
  let calls: [(name: String, number: UInt32)]
}
