package import KotlinBridge
import KotlinBridgeTools

/// A flow of a library's manifest with its arguments.
package struct DeclaredFlow: Sendable {
  let flow: Manifest.Flow
  let arguments: [UInt8]
  /// What it does, if the user said so.
  let does: StatedBehavior?
  /// The name, and the arguments as the user wrote them.
  let name: String

  var isState: Bool { flow.isState }

  /// A flow without parameters, of which nothing is known.
  init(_ flow: Manifest.Flow) {
    self.flow = flow
    arguments = []
    does = nil
    name = flow.name
  }

  /// Finds the flow and encodes its arguments. Throws the one sentence that says what is wrong with
  /// the name or an argument.
  package init(_ named: NamedFlow, in manifest: Manifest) throws(LibraryProblem) {
    name = named.description
    does = named.does
    guard let flow = manifest.flows.first(where: { $0.name == named.name }) else {
      let names = manifest.flows.map(\.name)
      throw LibraryProblem(
        "--flow '\(named)': \(manifest.library) has no flow '\(named.name)'; "
          + Self.hint(for: named.name, among: names))
    }
    self.flow = flow
    if manifest.maker(of: flow)?.kind == "suspend" {
      throw LibraryProblem(
        "--flow '\(named)': a suspend function returns it, so it can't be checked")
    }
    if does != nil, ElementObjects(of: manifest)?.areAmongElements(of: flow.id) == true {
      throw LibraryProblem(
        "--flow '\(named)': its elements contain objects, so what it does can't be checked; leave out "
          + "--does")
    }
    do throws(ManifestError) {
      arguments = try Self.bytes(
        of: named.arguments, manifest.parameters(of: flow), manifest)
    } catch {
      throw LibraryProblem("--flow '\(named)': \(error)")
    }
  }

  /// The bytes of the arguments for these parameters.
  static func bytes(
    of arguments: [NamedFlow.Argument], _ parameters: [Manifest.Parameter], _ manifest: Manifest
  ) throws(ManifestError) -> [UInt8] {
    let names = parameters.map(\.name)
    for argument in arguments where !names.contains(argument.parameter) {
      throw ManifestError(
        "there is no parameter '\(argument.parameter)'; "
          + Self.hint(for: argument.parameter, among: names))
    }
    let types = try ManifestTypes(manifest)
    let encoder = ManifestEncoder(types)
    var bytes: [UInt8] = []
    for parameter in parameters {
      guard let argument = arguments.first(where: { $0.parameter == parameter.name }) else {
        throw ManifestError("the parameter '\(parameter.name)', a \(parameter.type), is missing")
      }
      do throws(ManifestError) {
        bytes += try encoder.bytes(of: argument.text, as: types.checked(parameter.type))
      } catch {
        throw ManifestError("\(parameter.name): \(error)")
      }
    }
    return bytes
  }

  /// Suggests the name that is most like the one that was given, or lists all.
  static func hint(for name: String, among names: [String]) -> String {
    if names.isEmpty { return "it has none" }
    if let near = nearest(to: name, among: names) { return "did you mean '\(near)'?" }
    return "it has \(names.joined(separator: ", "))"
  }
}
