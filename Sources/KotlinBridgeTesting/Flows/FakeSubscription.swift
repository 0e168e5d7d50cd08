public import KotlinBridge

/// A subscription to a flow of a fake library: what Swift has asked for, and what it gets. Any
/// thread may use it.
///
/// - Elements that nobody has asked for yet wait, and so does the end behind them. Nothing comes
///   before the first request.
/// - Once Swift has cancelled, elements are dropped and ends are forgotten. That is not a mistake
///   of the test, because the cancel may have come at any time.
/// - A second end, or an element after the end, is a mistake: `KotlinError`, code `misuse`.
public struct FakeSubscription<Element: KotlinValue>: Sendable {
  let core: FakeSubscriptionCore
  let flow: FakeFlowCore

  /// Delivers elements, now or as soon as they are asked for.
  public func emit(_ elements: Element...) throws(KotlinError) {
    try emit(contentsOf: elements)
  }

  /// Delivers elements, now or as soon as they are asked for.
  public func emit(contentsOf elements: some Sequence<Element>) throws(KotlinError) {
    var values: [FakeValue] = []
    for element in elements { values.append(try flow.objects.encode(element)) }
    try core.emit(values)
  }

  /// Ends the flow, behind the elements.
  public func complete() throws(KotlinError) {
    try core.end(.completed, "complete")
  }

  /// Ends the flow with an error that Kotlin code throws.
  public func fail(_ error: KotlinError) throws(KotlinError) {
    try core.end(.failed(error), "fail")
  }

  /// Ends the flow with its own cancellation.
  public func cancelItself() throws(KotlinError) {
    try core.end(.failed(.selfCancelled), "cancel itself")
  }

  /// Releases a subscription that Swift has cancelled, as its last event, where
  /// `releasesWhenCancelled` of the flow is false.
  ///
  /// - Parameter unseen: the error that the Kotlin code threw after the cancel; `cancelAndJoin()`
  ///   throws it.
  public func release(unseen: KotlinError? = nil) throws(KotlinError) {
    try core.release(unseen: unseen)
  }

  // MARK: - What Swift has done

  /// The arguments that Swift gave, an object's flow the object first. Throws `KotlinError`, code
  /// `misuse`, if they are of other types.
  public func arguments<each Argument: KotlinValue>(
    as type: repeat (each Argument).Type
  ) throws(KotlinError) -> (repeat each Argument) {
    try flow.declaration.check(parameters: kotlinTypes(repeat each type))
    return try flow.objects.decode(core.arguments, as: repeat each type)
  }

  /// The number of elements that have been asked for so far, in all.
  public var requested: KotlinDemand { .max(Int(core.figures.requested)) }

  /// The number of elements that have been delivered.
  public var delivered: Int { Int(core.figures.delivered) }

  /// The number of elements that have been emitted and wait for demand.
  public var waiting: Int { core.figures.waiting }

  /// Whether Swift has cancelled it.
  public var isCancelled: Bool { core.figures.isCancelled }

  /// Whether it is over: ended or cancelled, and released.
  public var isReleased: Bool { core.figures.isReleased }

  /// Waits until `isCancelled`. Throws `NothingCame` when that takes longer than `limit`.
  public func untilCancelled(within limit: Duration = .seconds(5)) async throws {
    try await wait(within: limit, for: "cancel of \(core.label)") { isCancelled ? () : nil }
  }

  /// Waits until this number of elements has been asked for in all. Throws `NothingCame` when that
  /// takes longer than `limit`.
  public func untilRequested(
    _ total: KotlinDemand, within limit: Duration = .seconds(5)
  ) async throws {
    try await wait(within: limit, for: "request of \(total.count) elements of \(core.label)") {
      core.figures.requested >= total.count ? () : nil
    }
  }
}
