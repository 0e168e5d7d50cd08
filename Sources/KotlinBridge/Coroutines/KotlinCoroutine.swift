/// A type of Swift's for the objects of a coroutine type. Only generated code uses it.
@_spi(GeneratedCode)
public protocol KotlinCoroutine: Sendable {
  /// Stands for an object of Kotlin's.
  init(_ object: KotlinObject, _ calls: CoroutineCalls)
  /// The object for a library; nil if that can't have one.
  func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject?
}

/// A Kotlin object of a coroutine type, with what Swift calls of it.
struct CoroutineObject: Sendable {
  let object: KotlinObject
  let calls: CoroutineCalls

  init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.object = object
    self.calls = calls
  }

  /// The object, if it is one of this module's library.
  func object(of module: KotlinModule) -> KotlinObject? {
    object.kotlinModule.isSameLibrary(as: module) ? object : nil
  }

  /// The object, if it is one of this module's library and its elements are of this type in Kotlin, too.
  func object(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    guard let own = self.calls.ofElement, let other = calls.ofElement,
      let object = object(of: module),
      module.haveSameElements(
        .function(object.kotlinModule.number(ofFunction: own)),
        .function(module.number(ofFunction: other)))
    else { return nil }
    return object
  }

  func call<Result: KotlinValue>(
    _ function: UInt32?, returning result: Result.Type = KotlinUnit.self
  ) throws -> Result {
    defer { extendLifetime(object) }
    return try object.kotlinModule.call(known(function), returning: result) { $0.write(object) }
  }

  /// Calls a function with an element, too.
  func call<Element: KotlinValue, Result: KotlinValue>(
    _ function: UInt32?, with element: Element, returning result: Result.Type
  ) throws -> Result {
    defer { extendLifetime(object) }
    return try object.kotlinModule.call(known(function), returning: result) {
      $0.write(object)
      $0.write(element)
    }
  }

  nonisolated(nonsending) func callSuspending<Result: KotlinValue>(
    _ function: UInt32?, returning result: Result.Type = KotlinUnit.self
  ) async throws -> Result {
    defer { extendLifetime(object) }
    return try await object.kotlinModule.callSuspending(known(function), returning: result) {
      $0.write(object)
    }
  }

  /// Calls a function with an element, too.
  nonisolated(nonsending) func callSuspending<Element: KotlinValue>(
    _ function: UInt32?, with element: Element
  ) async throws {
    defer { extendLifetime(object) }
    _ = try await object.kotlinModule.callSuspending(
      known(function), returning: KotlinUnit.self
    ) {
      $0.write(object)
      $0.write(element)
    }
  }

  /// The flow of the object's elements.
  func flow<Element: KotlinValue>(_ traits: FlowTraits) -> KotlinFlow<Element> {
    // Each type that asks for one has one.
    KotlinFlow(of: object.kotlinModule, flow: calls.flow!, traits: traits, owner: object)
  }

  private func known(_ function: UInt32?) throws(KotlinError) -> UInt32 {
    guard let function else {
      throw .misuse("the generated code lacks a function of this type: generate the code again")
    }
    return function
  }
}

extension KotlinModule {
  /// Whether the objects of both are of one library.
  func isSameLibrary(as other: KotlinModule) -> Bool {
    table.untraced.address == other.table.untraced.address
  }
}
