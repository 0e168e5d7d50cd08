import KotlinBridge

/// A function or flow of a manifest: what both have.
struct KotlinCallable {
  /// Its name in the manifest.
  let name: String
  let number: UInt32
  let kotlin: KotlinDeclaration?
  let parameters: [Manifest.Parameter]
  let effect: SwiftMember.Effect
  /// The flow that a function makes; nil if it makes none.
  let made: SwiftMember.Flow?
  /// The type of the result, or of the elements of a flow.
  let result: ManifestType
  let documentation: String?
  let `throws`: [String]
  /// The C types of its typed twin, the result's last; nil without a twin.
  let twin: [String]?
  /// Whether Swift implements it as a member of the main actor.
  private(set) var isOfMainActor = false

  init(_ function: Manifest.Function, flows: [Manifest.Flow]) {
    let flow = function.flow.flatMap { id in flows.first { $0.id == id } }
    isObject = false
    name = function.name
    number = function.id
    kotlin = function.kotlin
    parameters = function.parameters
    effect = function.kind == "plain" ? .plain : .suspending(placement: function.placement)
    made = flow.map(KotlinCallable.swift)
    result = flow?.element ?? function.result
    documentation = function.documentation
    `throws` = function.throws ?? []
    twin = function.twin
  }

  /// - Parameter isObject: whether it is the flow that an object is, whatever its kind a `KotlinFlow`.
  init(_ flow: Manifest.Flow, isObject: Bool = false) {
    self.isObject = isObject
    name = flow.name
    number = flow.id
    kotlin = flow.kotlin
    parameters = flow.parameters
    effect = .flow(isObject ? KotlinCallable.object(flow) : KotlinCallable.swift(flow))
    made = nil
    result = flow.element
    documentation = flow.documentation
    `throws` = []
    twin = nil
  }

  private static func swift(_ flow: Manifest.Flow) -> SwiftMember.Flow {
    SwiftMember.Flow(
      type: flow.isState
        ? flow.mutable ? "KotlinMutableStateFlow" : "KotlinStateFlow" : "KotlinFlow",
      number: flow.id, traits: traits(of: flow))
  }

  private static func object(_ flow: Manifest.Flow) -> SwiftMember.Flow {
    let traits = traits(of: flow) ?? (flow.isState ? "FlowTraits(.state)" : nil)
    return SwiftMember.Flow(type: "KotlinFlow", number: flow.id, traits: traits)
  }

  private static func traits(of flow: Manifest.Flow) -> String? {
    let kind = flow.isState ? ".state" : flow.kind == "shared" ? ".shared" : nil
    let choices = [
      flow.placement.map { "placement: .\(Keywords.escaped($0))" },
      flow.window.map { "window: \($0)" },
    ].compactMap(\.self)
    if choices.isEmpty, kind != ".shared" { return nil }
    return "FlowTraits(\(([kind].compactMap(\.self) + choices).joined(separator: ", ")))"
  }

  /// All of a library: the flows that properties have, then its functions, without those that run the own
  /// bodies of others.
  static func all(_ manifest: Manifest) -> [KotlinCallable] {
    let made = Set(manifest.functions.compactMap(\.flow))
    let members = (manifest.types ?? []).flatMap { $0.interface?.members ?? [] }
    let bodies = Set(members.compactMap(\.body))
    let ofMainActor = Set(members.filter { $0.main == true }.map(\.function))
    let objects = Set((manifest.types ?? []).compactMap { $0.kotlin?.flow })
    return manifest.flows.filter { !made.contains($0.id) }
      .map { KotlinCallable($0, isObject: objects.contains($0.id)) }
      + manifest.functions.filter { !bodies.contains($0.id) }
      .map {
        var callable = KotlinCallable($0, flows: manifest.flows)
        callable.isOfMainActor = ofMainActor.contains($0.id)
        return callable
      }
  }

  /// Whether it is the flow that an object is.
  let isObject: Bool

  /// The name of such a flow.
  static let flow = "flow"

  var isFlow: Bool {
    if case .flow = effect { return true }
    return false
  }

  /// Its name with its owner, or with its package.
  var qualifiedName: String {
    let outer = owner ?? kotlin?.package ?? ""
    let own = kotlin?.name ?? name
    return outer.isEmpty ? own : "\(outer).\(own)"
  }

  /// Its name and the types of its parameters, by which those of a package take names.
  var signature: String {
    "\(kotlin?.name ?? name)(\(parameters.map(\.type.description).joined(separator: ", ")))"
  }

  /// The object or type that has it as a member.
  var owner: String? { kotlin?.owner?.description }

  /// Whether the first parameter is the object or value whose member it is.
  var isMember: Bool { kotlin?.member == true && owner != nil && !parameters.isEmpty }

  /// Whether the bridge has it and the user's code does not: what any object has.
  var isOfBridge: Bool { owner == "kotlin.Any" }

  var isConstructor: Bool { kotlin?.kind == "constructor" }

  /// Whether it is the accessor of a stored property.
  var isStored: Bool { kotlin?.stored == true }

  var isSetter: Bool { kotlin?.kind == "setter" }

  /// Whether it sets the stored property that another one reads. It stands after that one.
  func sets(_ getter: KotlinCallable) -> Bool {
    !getter.isFlow && !isFlow && number == getter.number + 1 && isStored && isSetter
      && kotlin?.name == getter.kotlin?.name && owner == getter.owner
  }

  /// Whether it is generic in Kotlin.
  var isGeneric: Bool { kotlin?.generic == true }

  /// Whether it has a receiver, perhaps besides the object whose member it is.
  var isExtension: Bool { kotlin?.extension == true && parameters.count > (isMember ? 1 : 0) }

  /// The type that has it in Swift, if one does.
  var type: String? { owner ?? (isExtension ? parameters[0].type.description : nil) }
}
