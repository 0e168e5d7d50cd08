#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a library offers, as it says itself in the JSON document that docs/MANIFEST.md describes.
///
/// This is its one reader: of the library, the generator, the harness and `inspect`.
package struct Manifest: Decodable, Sendable {
  /// A parameter of a flow or function, or a field of a record.
  package struct Parameter: Decodable, Sendable {
    package let name: String
    package let type: ManifestType
    /// Of a field of a generic class: the type as the class declares it, with its type parameters.
    package var declared: ManifestType?
    /// Whether null leaves it to the default of the Kotlin code. `type` is then the nullable of the
    /// parameter's type, which may be nullable itself.
    package var `default`: Bool?
    package var vararg: Bool?
    /// Of a field: the default where the library's sources say the value itself.
    package var literal: ManifestDefault?
    package var documentation: String?

    package init(name: String, type: ManifestType) {
      self.name = name
      self.type = type
    }
  }

  package struct Flow: Decodable, Sendable {
    package let id: UInt32
    package let name: String
    package let kind: String
    package let mutable: Bool
    package let parameters: [Parameter]
    package let element: ManifestType
    /// What the Kotlin author names, for consumers that choose nothing else.
    package let placement: String?
    package let window: Int64?
    package var kotlin: KotlinDeclaration?
    package var documentation: String?
    package var `throws`: [String]?

    package var isState: Bool { kind == "state" }
  }

  package struct Function: Decodable, Sendable {
    package let id: UInt32
    package let name: String
    package let kind: String
    package let parameters: [Parameter]
    package let result: ManifestType
    /// The number of the flow that it makes, whose handle is the result; nil if it makes none.
    package var flow: UInt32?
    /// The C types of the parameters of its typed twin, and last of the result; nil without a twin.
    package var twin: [String]?
    /// What the Kotlin author names, for consumers that choose nothing else.
    package let placement: String?
    package var kotlin: KotlinDeclaration?
    package var documentation: String?
    package var `throws`: [String]?
  }

  /// A record with its fields, an enum or sealed class with the names of its cases, or an interface with
  /// those of the types of values that have it.
  package struct DeclaredType: Decodable, Sendable {
    package let name: String
    /// Of a use of a generic class: the class, and the types for its parameters.
    package var `class`: String?
    package var arguments: [ManifestType]?
    package let kind: String
    package let fields: [Parameter]?
    package let cases: [String]?
    package var kotlin: KotlinDeclaration?
    package var documentation: String?
    /// Of an interface that Swift types may implement.
    package var interface: Interface?
    /// Parallel to `cases`; nil for a case without documentation.
    package var caseDocumentation: [String?]?

    /// The type as others mention it.
    package var type: ManifestType { .named(name, class: `class`, arguments: arguments ?? []) }

    /// Whether its objects are of `open`, too, which leaves some type arguments open.
    package func isUse(of open: DeclaredType) -> Bool {
      guard let own = arguments, let others = open.arguments, `class` == open.class else {
        return false
      }
      return own != others && zip(own, others).allSatisfy { $1.isAnyType || $0 == $1 }
    }

    /// Whether its objects are functions: then its arguments are the types of the parameters, and last of
    /// the result.
    package var isFunction: Bool { kotlin?.kind == "function" }

    /// Whether it is a function or a coroutine type: in Swift a type that all libraries share.
    package var isBoxed: Bool { isFunction || kotlin?.kind == "coroutine" }

    /// The same of functions that suspend.
    package var isSuspendFunction: Bool { `class`.map(ManifestType.isSuspendFunction) ?? false }
  }

  /// An interface that Swift types may implement.
  package struct Interface: Decodable, Sendable {
    /// From 1.
    package let number: UInt32
    /// In the order of the host's entries, which are numbered over all interfaces.
    package let members: [Member]

    package struct Member: Decodable, Sendable {
      /// The number of the function that calls it.
      package let function: UInt32
      /// The type as which the flow crosses that the member gives; nil for another member.
      package var gives: ManifestType?
      /// The C types of the twin that a host may have: of the parameters, and last of the result.
      package var twin: [String]?
      /// Whether it is a member of the main actor, whose calls are queued.
      package var main: Bool?
      /// The number of the function that runs Kotlin's own body of the member; nil for one that Swift has
      /// to implement.
      package var body: UInt32?
    }
  }

  /// The version of the table. A library is used without it, and the harness reports where it
  /// is missing.
  package let abi: UInt32?
  package let library: String
  /// The version of Kotlin that the library was built with.
  package let kotlin: String
  package let flows: [Flow]
  package let functions: [Function]
  /// A library is used without them, and the harness reports where they are missing.
  package let types: [DeclaredType]?
  /// What the library's sources have and could not be exported.
  package var omitted: [ManifestOmission]?
  /// The packages that the library's list has, in its order.
  package var packages: [String]?
  /// Whether generated code has methods with completion handlers.
  package var completionHandlers: Bool?

  /// What makes a flow; nil for one that a property has.
  package func maker(of flow: Flow) -> Function? { functions.first { $0.flow == flow.id } }

  /// What has to be given to get a flow.
  package func parameters(of flow: Flow) -> [Parameter] {
    maker(of: flow)?.parameters ?? flow.parameters
  }

  /// Throws `DecodingError`.
  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(Manifest.self, from: Data(json))
  }

  /// - Parameter origin: names the library in the error.
  package init(json: [UInt8], origin: String) throws(KotlinError) {
    do {
      try self.init(json: json)
    } catch {
      let problem = (error as? DecodingError)?.problem ?? "\(error)"
      throw .misuse("the manifest of \(origin) can't be read: \(problem)")
    }
  }
}
