public import KotlinBridge

/// What a subscription to a fake flow does, in order.
///
/// It may be used only in the closure that gets it. Anything written after the end makes the flow
/// fail with a `KotlinError`, code `misuse`, that says so, and so does an object of another library. A
/// script without an end leaves the flow
/// open: unless the test continues by hand, it never ends.
public final class FakeScript<Element: KotlinValue> {
  private let flow: String
  private let objects: FakeObjects
  private(set) var steps = FakeSteps()

  init(of flow: String, objects: FakeObjects) {
    self.flow = flow
    self.objects = objects
  }

  /// Delivers elements, as soon as they are asked for.
  public func emit(_ elements: Element...) {
    emit(contentsOf: elements)
  }

  /// Delivers elements, as soon as they are asked for.
  public func emit(contentsOf elements: some Sequence<Element>) {
    if steps.end != nil { return goOn("emits") }
    do throws(KotlinError) {
      for element in elements { steps.elements.append(try objects.encode(element)) }
    } catch {
      steps.end = .failed(error)
    }
  }

  /// Ends the flow.
  public func complete() {
    end(.completed, "completes")
  }

  /// Ends the flow with an error that Kotlin code throws.
  public func fail(_ error: KotlinError) {
    end(.failed(error), "fails")
  }

  /// Ends the flow with its own cancellation.
  public func cancelItself() {
    end(.failed(.selfCancelled), "cancels itself")
  }

  private func end(_ end: FakeSteps.End, _ what: String) {
    if steps.end == nil { steps.end = end } else { goOn(what) }
  }

  private func goOn(_ what: String) {
    steps.end = .failed(.misuse("the script of \(flow) \(what) after its end"))
  }
}

@available(*, unavailable)
extension FakeScript: Sendable {}

/// The elements and the end of a subscription, as its script says.
struct FakeSteps: Sendable {
  enum End: Sendable {
    case completed
    case failed(KotlinError)
  }

  var elements: [FakeValue] = []
  var end: End?
}
