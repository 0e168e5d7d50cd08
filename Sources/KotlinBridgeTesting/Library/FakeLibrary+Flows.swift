public import KotlinBridge

extension FakeLibrary {
  /// Declares a cold flow and what each of its subscriptions does.
  ///
  /// - The script runs at the first request of each subscription, gets its arguments and says all
  ///   at once what is to come. A test can continue by hand a subscription that the script does not
  ///   end.
  /// - Declaring the same name again with the same types replaces the script, also in libraries
  ///   that are open. Other types are a programming error.
  @discardableResult
  public func flow<Element: KotlinValue, each Argument: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, of element: Element.Type,
    script write: @escaping @Sendable (FakeScript<Element>, repeat each Argument) -> Void
  ) -> FakeFlow<Element> {
    let flow = declare(.cold, name, taking: repeat each argument, of: element)
    flow.core.setScript { [library = self.name] bytes in
      let script = FakeScript<Element>(of: "the flow '\(name)' of the fake library '\(library)'")
      do throws(KotlinError) {
        let arguments = try decode(bytes, as: repeat (each Argument).self)
        write(script, repeat each arguments)
      } catch {
        script.fail(error)
      }
      return script.steps
    }
    return flow
  }

  /// Declares a cold flow whose subscriptions the test drives by hand.
  @discardableResult
  public func flow<Element: KotlinValue, each Argument: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, of element: Element.Type
  ) -> FakeFlow<Element> {
    declare(.cold, name, taking: repeat each argument, of: element)
  }

  /// Declares a shared flow: `emit(_:)` of the result goes to all subscriptions.
  ///
  /// - Parameter replay: how many of the latest elements a new subscription gets first.
  @discardableResult
  public func sharedFlow<Element: KotlinValue, each Argument: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, of element: Element.Type,
    replay: Int = 0
  ) -> FakeFlow<Element> {
    declare(.shared(replay: replay), name, taking: repeat each argument, of: element)
  }

  /// Declares a state flow and its first value. It is the same state whatever the arguments are.
  ///
  /// - Parameter isMutable: whether Swift may set it.
  @discardableResult
  public func stateFlow<Value: KotlinValue, each Argument: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, of type: Value.Type = Value.self,
    value: Value, isMutable: Bool = true
  ) -> FakeStateFlow<Value> {
    let flow = declare(
      .state(isMutable: isMutable), name, taking: repeat each argument, of: type)
    flow.core.setState(encode(value))
    return FakeStateFlow(core: flow.core)
  }

  /// All subscriptions to a declared flow, the oldest first.
  ///
  /// Throws `KotlinError`, code `misuse`, for a flow or element type that was not declared.
  public func subscriptions<Element: KotlinValue>(
    to name: String, of element: Element.Type
  ) throws(KotlinError) -> [FakeSubscription<Element>] {
    guard let core = engine.flow(name) else {
      throw .misuse("no flow '\(name)' was declared of the fake library '\(self.name)'")
    }
    guard core.declaration.element == element.kotlinType.inManifest else {
      throw .misuse(
        "the flow '\(name)' of the fake library '\(self.name)' was declared of "
          + "\(core.declaration.element), not of \(element.kotlinType)")
    }
    return FakeFlow(core: core).subscriptions
  }

  private func declare<Element: KotlinValue, each Argument: KotlinValue>(
    _ kind: FakeFlowCore.Kind, _ name: String, taking argument: repeat (each Argument).Type,
    of element: Element.Type
  ) -> FakeFlow<Element> {
    FakeFlow(
      core: engine.declareFlow(
        kind, name, parameters: kotlinTypes(repeat each argument), element: element.kotlinType))
  }
}
