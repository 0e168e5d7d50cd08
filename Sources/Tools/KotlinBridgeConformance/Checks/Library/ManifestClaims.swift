import CKotlinBridge
import KotlinBridge

extension LibraryCheck {
  /// Calls each function without an observer and with one byte too many, so that none of them runs.
  /// Fails unless those that suspend are refused, and no others for the lack of an observer. Which mistake
  /// a library finds first is open, and Kotlin code may throw before that.
  func expectTrueKinds(in library: TableClient, _ types: ManifestTypes) throws {
    for function in library.manifest.functions {
      var arguments: [UInt8] = []
      do throws(ManifestError) {
        for parameter in function.parameters {
          arguments += try types.zeros(types.checked(parameter.type))
        }
      } catch {
        continue  // of a type that has no values
      }
      let answer = library.answer(
        { library.table.pointee.call($0) }, function.id, arguments + [0])
      let suspends = function.kind == "suspend"
      try expectKind(of: function, in: library, types)
      try expect(
        suspends
          ? answer.status != KB_OK && answer.status != KB_OBSERVED
          : answer.status != KB_UNSUPPORTED,
        "\(suspends ? "a refusal" : "KB_MALFORMED") from '\(function.name)', which is declared "
          + "as \(function.kind), when it is called without an observer and with one byte too many",
        answer.status.named)
    }
  }

  /// Calls a function that changes nothing, without an observer. Fails unless it is refused exactly if it
  /// suspends.
  private func expectKind(
    of function: Manifest.Function, in library: TableClient, _ types: ManifestTypes
  ) throws {
    guard library.hasFixtures, Self.isHarmless(function) else { return }
    let arguments = try MistakenArguments(function.parameters, types).right
    let answer = library.answer(library.table.pointee.call, function.id, arguments)
    let suspends = function.kind == "suspend"
    try expect(
      (answer.status == KB_UNSUPPORTED) == suspends,
      "\(suspends ? "KB_UNSUPPORTED" : "an answer") from '\(function.name)', which is declared as "
        + "\(function.kind), when it is called without an observer", answer.status.named)
  }

  private static func isHarmless(_ function: Manifest.Function) -> Bool {
    function.name.hasPrefix("echo") || harmless.contains(function.name)
  }

  /// The fixtures' functions that change nothing, besides those that return their argument.
  private static let harmless: Set = [
    "value", "nullValue", "unit", "add", "text", "hops", "yields", "plainAdd", "plainUnit",
    "plainNull", "plainThread",
  ]

  /// Fails unless the fixtures' functions that change nothing take and return values of the types that the
  /// manifest says.
  func expectTrueResults(in library: TableClient, _ types: ManifestTypes) async throws {
    for function in library.manifest.functions where Self.isHarmless(function) {
      let arguments = try MistakenArguments(function.parameters, types).right
      let what = "of '\(function.name)': \(function.result)"
      let answer: [UInt8]
      do {
        answer = try await library.answer(of: function.name, arguments: arguments)
      } catch {
        let given = function.parameters.map { "\($0.type)" }.joined(separator: ", ")
        throw CheckFailure(
          expected: "the result \(what), for an argument of \(given)", observed: "\(error)")
      }
      try expectTrue(
        ElementBatch(bytes: answer, count: 1), of: types.checked(function.result), what, types)
    }
  }

  /// The fixtures' flows of `n` elements, of whatever type.
  func flowsOfThree(in library: TableClient) throws -> [DeclaredFlow] {
    let manifest = library.manifest
    return try manifest.flows.compactMap { flow in
      guard let only = manifest.maker(of: flow)?.parameters, only.count == 1, only[0].name == "n"
      else { return nil }
      let three = NamedFlow(name: flow.name, arguments: [.init(parameter: "n", text: "3")])
      return try DeclaredFlow(three, in: manifest)
    }
  }

  /// Fails unless bytes are values of the type that the manifest says.
  func expectTrue(
    _ batch: ElementBatch, of type: ManifestType, _ what: String, _ types: ManifestTypes
  ) throws {
    do throws(ManifestError) {
      try ManifestDecoder.check(batch.bytes, are: batch.count, of: type, types)
    } catch {
      throw CheckFailure(
        expected: "\(batch.count) elements \(what)", observed: "\(batch.bytes.short): \(error)")
    }
  }
}
