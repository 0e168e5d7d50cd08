/// Use of a library without the Swift module that is generated for it: by names, with arguments
/// that are encoded already. For tools, which work with any library, and for tests.
///
/// - A name that the library lacks is refused: `KotlinError`, code `misuse`, with the names that it
///   has.
/// - Elements and results are read as the type that is asked for, which nobody compares with the
///   manifest's: bytes that don't fit are malformed. Elements without a type are read past.
extension KotlinLibrary {
  /// A flow by its name, with its arguments. Makes it if a function does that.
  package func flow<Element: KotlinValue>(
    _ name: String, encodedArguments arguments: [UInt8] = [],
    of element: Element.Type = UnreadValue.self,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KotlinError) -> KotlinFlow<Element> {
    let declaration = try declaration(ofFlow: name)
    let module = KotlinModule(asGenerated: self, readingPast: declaration.manifest.element)
    guard let maker = declaration.maker else {
      return KotlinFlow(
        source: FlowSource(
          table: module.table, id: declaration.manifest.id, traits: declaration.traits,
          module: module.lent, arguments: .encoded(arguments),
          place: SourcePlace(fileID: fileID, line: line)))
    }
    let handle: UInt64
    do {
      handle = try module.call(maker, fileID: fileID, line: line) { $0.write(encoded: arguments) }
    } catch {
      throw KotlinError(error)
    }
    return KotlinFlow(
      of: module, flow: declaration.manifest.id, traits: declaration.traits, made: handle,
      fileID: fileID, line: line)
  }

  /// Calls a function by its name. See `KotlinModule.callSuspending`.
  package func call<Result: KotlinValue>(
    _ name: String, encodedArguments arguments: [UInt8] = [],
    returning result: Result.Type = Result.self, placement: KotlinPlacement? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Result {
    let declaration = try declaration(ofFunction: name)
    return try await KotlinModule(asGenerated: self).callSuspending(
      declaration.manifest.id, returning: result,
      placement: placement ?? declaration.placement ?? .caller,
      isolation: isolation, fileID: fileID, line: line
    ) { $0.write(encoded: arguments) }
  }

  /// The same with a completion handler. See `KotlinCompletion`.
  @discardableResult
  package func call<Result: KotlinValue>(
    _ name: String, encodedArguments arguments: [UInt8] = [],
    returning result: Result.Type = Result.self, placement: KotlinPlacement? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping KotlinCompletion<Result>
  ) -> KotlinJob {
    do throws(KotlinError) {
      let declaration = try declaration(ofFunction: name)
      return KotlinModule(asGenerated: self).callSuspending(
        declaration.manifest.id, on: placement ?? declaration.placement ?? .default,
        completion: completion, fileID: fileID, line: line
      ) { $0.write(encoded: arguments) }
    } catch {
      return .refused(error, completion: completion)
    }
  }
}

extension KotlinWriter {
  fileprivate mutating func write(encoded arguments: [UInt8]) {
    arguments.withUnsafeBytes { store($0) }
  }
}
