package import KotlinBridge
import KotlinBridgeTools

/// A function of a library's manifest with its arguments.
package struct DeclaredCall: Sendable {
  let function: Manifest.Function
  let arguments: [UInt8]
  /// The name, and the arguments as the user wrote them.
  let name: String

  /// Finds the function and encodes its arguments. Throws the one sentence that says what is wrong with
  /// the name or an argument.
  package init(_ named: NamedCall, in manifest: Manifest) throws(LibraryProblem) {
    name = named.description
    let given = Set(named.arguments.map(\.parameter))
    let functions = manifest.functions.filter { $0.name == named.name && $0.flow == nil }
    // Functions may share a name.
    guard
      let function = functions.first(where: { Set($0.parameters.map(\.name)) == given })
        ?? functions.first
    else {
      let names = manifest.functions.filter { $0.flow == nil }.map(\.name)
      throw LibraryProblem(
        "\(manifest.library) has no function '\(named.name)' to --call; "
          + DeclaredFlow.hint(for: named.name, among: names))
    }
    self.function = function
    do throws(ManifestError) {
      arguments = try DeclaredFlow.bytes(of: named.arguments, function.parameters, manifest)
    } catch {
      throw LibraryProblem("--call '\(named)': \(error), in '\(function.declaration)'")
    }
  }
}
