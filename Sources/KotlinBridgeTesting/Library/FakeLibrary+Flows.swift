public import KotlinBridge

extension FakeLibrary {
  /// Declares a cold flow and what each of its subscriptions does.
  ///
  /// - It has the name and the types that the manifest has: the flow of a class is `Class.flow`, and
  ///   takes its object first. Another name or type ends the process, with a message that says what
  ///   there is.
  /// - A flow that a function makes takes the function's arguments. Each call makes another one, which
  ///   Swift holds. For a call that fails, declare the function `make flow` and throw.
  /// - The script runs at the first request of each subscription, gets its arguments and says all
  ///   at once what is to come. A test can continue by hand a subscription that the script does not
  ///   end.
  /// - Declaring the same name again begins anew, also in libraries that are open: with another
  ///   script, and without the subscriptions that there were.
  @discardableResult
  public func flow<Element: KotlinValue, each Argument: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, of element: Element.Type,
    file: StaticString = #file, line: UInt = #line,
    script write: @escaping @Sendable (FakeScript<Element>, repeat each Argument) -> Void
  ) -> FakeFlow<Element> {
    let flow = declare("flow", name, taking: repeat each argument, of: element, file, line)
    flow.core.begin { [objects = engine.objects, label = flow.core.label] value in
      let script = FakeScript<Element>(of: label, objects: objects)
      do throws(KotlinError) {
        let arguments = try objects.decode(value, as: repeat (each Argument).self)
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
    _ name: String, taking argument: repeat (each Argument).Type, of element: Element.Type,
    file: StaticString = #file, line: UInt = #line
  ) -> FakeFlow<Element> {
    let flow = declare("flow", name, taking: repeat each argument, of: element, file, line)
    flow.core.begin()
    return flow
  }

  /// Declares a shared flow: `emit(_:)` of the result goes to all subscriptions. A new subscription
  /// gets the latest `replay` elements first.
  @discardableResult
  public func sharedFlow<Element: KotlinValue, each Argument: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, of element: Element.Type,
    replay: Int = 0, file: StaticString = #file, line: UInt = #line
  ) -> FakeFlow<Element> {
    let flow = declare("shared", name, taking: repeat each argument, of: element, file, line)
    flow.core.begin(replay: replay)
    return flow
  }

  /// Declares a state flow and its first value. It is the same state whatever the arguments are, and
  /// for all objects of a class.
  @discardableResult
  public func stateFlow<Value: KotlinValue, each Argument: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, of type: Value.Type = Value.self,
    value: Value, file: StaticString = #file, line: UInt = #line
  ) -> FakeStateFlow<Value> {
    let flow = declare("state", name, taking: repeat each argument, of: type, file, line)
    flow.core.begin()
    flow.core.setState(flow.core.encodeOrStop(value))
    return FakeStateFlow(core: flow.core)
  }

  /// All subscriptions since a flow was declared, the oldest first.
  ///
  /// Throws `KotlinError`, code `misuse`, for a flow that was not declared, or of another type.
  public func subscriptions<Element: KotlinValue>(
    to name: String, of element: Element.Type
  ) throws(KotlinError) -> [FakeSubscription<Element>] {
    FakeFlow(core: try engine.declaredFlow(name, of: element.kotlinType)).subscriptions
  }

  private func declare<Element: KotlinValue, each Argument: KotlinValue>(
    _ kind: String, _ name: String, taking argument: repeat (each Argument).Type,
    of element: Element.Type, _ file: StaticString, _ line: UInt
  ) -> FakeFlow<Element> {
    let core = orStop(file, line) { () throws(KotlinError) in
      try engine.declareFlow(
        kind, name, parameters: kotlinTypes(repeat each argument), element: element.kotlinType)
    }
    return FakeFlow(core: core)
  }
}
