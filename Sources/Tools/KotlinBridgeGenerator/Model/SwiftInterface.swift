import KotlinBridge

/// A protocol for an interface whose objects cross by handle, and the class for any object of it. If
/// values have it, too, the struct for any value or object of it, and the class for an object.
struct SwiftInterface {
  /// A type of values that has it.
  struct Value {
    let number: Int
    let path: SwiftPath
  }

  let kotlinName: String
  let path: SwiftPath
  let anyPath: SwiftPath
  /// The class for an object that no other class has, in `anyPath`; nil if no value has the interface.
  let objectPath: SwiftPath?
  let values: [Value]
  /// How many of them the library has. Swift has no type for the others.
  let valueCount: Int
  /// Those that it extends.
  let protocols: [SwiftPath]
  /// Its number in the manifest if classes or interfaces extend it.
  let number: UInt32?
  /// How Swift types implement it; nil if they can't.
  let hosting: Manifest.Interface?
  var requirements: [SwiftMember] = []
  /// The same with those of the protocols that it extends.
  var allRequirements: [SwiftMember] = []
  /// The numbers by which Swift types implement the interfaces that it extends.
  var hostedAncestors: [UInt32] = []
  /// Whether Kotlin makes one of a lambda.
  let isFunInterface: Bool
  /// The only one that Swift has to implement, if a closure may.
  var closed: SwiftMember?
  /// Those that Swift types may leave to Kotlin's own bodies.
  var bodies: [SwiftMember] = []
  let documentation: DocumentationComment

  /// What the struct that runs Kotlin's own bodies calls the object. No member has the name.
  static let defaultsObject = "kotlinImplementer"
  /// The closure's name in the object that stands for it. No member has the name, and no parameter.
  static let closure = "kotlinClosure"
}
