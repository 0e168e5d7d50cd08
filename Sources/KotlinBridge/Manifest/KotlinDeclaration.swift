/// Where a declaration of a manifest stands in Kotlin, and how: for `kotlin-bridge generate`.
///
/// A manifest may leave it out, and a library is used without it.
package struct KotlinDeclaration: Decodable, Sendable {
  /// Kotlin's simple name, which overloads share.
  package let name: String?
  /// Its name in Swift, if another one is wanted.
  package let swift: String?
  /// Whether Swift code wraps it, which its name then says.
  package let refined: Bool?
  /// What is said against using it.
  package let deprecated: String?
  /// `function`, `constructor`, `getter`, `setter` or `property`; `value` for a value class; `class`,
  /// `interface`, `function` or `coroutine` for a type whose objects cross by handle.
  package let kind: String?
  /// Whether it is a `fun interface`.
  package let `fun`: Bool?
  /// The name of the Kotlin file without `.kt`.
  package let file: String?
  /// The package; nil for the one without a name.
  package let `package`: String?
  /// The Kotlin `object`, class or interface that has it as a member. A companion's members are its
  /// class's.
  package let owner: ManifestType?
  /// Whether the first parameter is the object or value whose member it is.
  package let member: Bool?
  /// Whether the first parameter, or that after the object, is the receiver of an extension.
  package let `extension`: Bool?
  package let `operator`: Bool?
  /// Whether it reads or sets the field of a property, so that no code of the library's runs.
  package let stored: Bool?
  /// Whether it stands for a generic function or property with some types. Those with others may
  /// differ from it in their result alone.
  package let generic: Bool?
  /// The number of the flow that each object of a class is; nil for another class.
  package let flow: UInt32?
  /// The classes and interfaces that a class extends, of those whose objects cross by handle.
  package let supertypes: [String]?
  /// The names of the type parameters of a generic class.
  package let parameters: [String]?
  /// The cases of a generic class, with its type parameters.
  package let cases: [ManifestType]?
}
