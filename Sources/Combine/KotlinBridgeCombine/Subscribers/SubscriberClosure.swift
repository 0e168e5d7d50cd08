internal import Dispatch

/// A closure that is called when an event comes, with the actor that it belongs to, if there is one.
///
/// Publishers call closures on other threads, and the compiler does not follow them there. A closure
/// in the code of an actor, such as a method of a `@MainActor` class, may use the actor's state
/// unless it is `@Sendable`. So a call anywhere else ends the process, where it would be a data race.
struct SubscriberClosure<Input> {
  private let body: (Input) -> Void
  private let actor: (any Actor)?

  init(_ body: @escaping @isolated(any) (Input) -> Void) {
    actor = body.isolation
    // Swift calls such a closure with `await` only, for it may have to change the executor. Here
    // the caller must be there already. The closure itself is one as any other.
    self.body = unsafeBitCast(body, to: ((Input) -> Void).self)
  }

  init(_ body: @escaping @isolated(any) () -> Void) where Input == Void {
    actor = body.isolation
    let body = unsafeBitCast(body, to: (() -> Void).self)
    self.body = { _ in body() }
  }

  func callAsFunction(_ input: Input) {
    if let actor {
      actor.check(
        "A closure isolated to \(type(of: actor)) was called outside of it: add "
          + "receive(on: DispatchQueue.main) before it, or add @Sendable to a closure "
          + "that does not use the actor's state")
    }
    body(input)
  }
}

extension Actor {
  /// Ends the process, with this message, unless this code runs on the actor.
  nonisolated func check(_ message: @autoclosure () -> String) {
    guard self is MainActor else { return preconditionIsolated(message()) }
    // The check of the main actor ends the process without the message.
    if DispatchQueue.getSpecific(key: mainQueue) == nil { fatalError(message()) }
  }
}

/// Marks the main queue, on which all code of the main actor runs.
private let mainQueue: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
