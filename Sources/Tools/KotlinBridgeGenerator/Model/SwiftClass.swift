/// A class whose objects cross by handle.
struct SwiftClass {
  let kotlinName: String
  let path: SwiftPath
  /// Nil if it is `KotlinObject`.
  let superclass: SwiftPath?
  /// Those that the superclass does not have.
  let protocols: [SwiftPath]
  /// Whether no other generated class extends it.
  let isFinal: Bool
  /// Its number in the manifest if others extend it.
  let number: UInt32?
  /// What its body declares: constructors, and members for `adoptions` that Swift has under another name.
  var members: [SwiftMember] = []
  /// The constructors of its superclasses, which Swift inherits and Kotlin does not.
  var inheritedConstructors: [SwiftMember] = []
  /// What Swift has in place of members that each Kotlin class may have, with these members.
  var adoptions: [(adoption: SwiftAdoption, member: SwiftMember)] = []
  /// Those that a superclass has.
  var inheritedAdoptions: [SwiftAdoption] = []
  /// The flow that each object is; nil if none is, or the superclass has it.
  var flow: SwiftMember?
  /// Of a `Box<*>`: the types whose objects are such, as parameters have them.
  let uses: [String]
  /// Those of its superclasses, whose initializers Swift inherits.
  let inheritedUses: [String]
  let documentation: DocumentationComment
}
