import KotlinBridge

/// A function or flow of a manifest: what both have.
struct KotlinCallable {
  /// The name of its registration.
  let name: String
  let number: UInt32
  let kotlin: KotlinDeclaration?
  let parameters: [Manifest.Parameter]
  let effect: SwiftMember.Effect
  /// The type of the result, or of the elements.
  let result: String
  /// The same in Kotlin, where it says more.
  let resultInKotlin: String?
  let documentation: String?
  let `throws`: [String]

  init(_ function: Manifest.Function) {
    name = function.name
    number = function.id
    kotlin = function.kotlin
    parameters = function.parameters
    effect = function.kind == "plain" ? .plain : .suspending(placement: function.placement)
    result = function.result
    resultInKotlin = function.kotlin?.result
    documentation = function.documentation
    `throws` = function.throws ?? []
  }

  init(_ flow: Manifest.Flow) {
    name = flow.name
    number = flow.id
    kotlin = flow.kotlin
    parameters = flow.parameters
    effect = .flow(
      flow.isState ? flow.mutable ? "KotlinMutableStateFlow" : "KotlinStateFlow" : "KotlinFlow")
    result = flow.element
    resultInKotlin = flow.kotlin?.element
    documentation = flow.documentation
    `throws` = flow.throws ?? []
  }

  /// All of a library: its flows, then its functions.
  static func all(_ manifest: Manifest) -> [KotlinCallable] {
    manifest.flows.map { KotlinCallable($0) } + manifest.functions.map { KotlinCallable($0) }
  }

  var isFlow: Bool {
    if case .flow = effect { return true }
    return false
  }

  var isExtension: Bool { kotlin?.extension == true && !parameters.isEmpty }

  /// The object that has it as a member. Those of a companion are its class's.
  var owner: String? {
    guard let owner = kotlin?.owner else { return nil }
    let companion = ".Companion"
    return owner.hasSuffix(companion) ? String(owner.dropLast(companion.count)) : owner
  }
}
