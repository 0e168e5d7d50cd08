import CKotlinBridge
import KotlinBridge
import KotlinBridgePublisher
import Testing

@testable import KotlinBridge

/// The forms in which a function is called: what holds for all of them is one test with this argument.
enum CallForm: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case table, async, completion, future

  /// The forms that can be cancelled.
  static let cancellable = [CallForm.table, .async, .completion]

  var testDescription: String { rawValue }

  /// How a cancellation answers a call.
  func cancellation<Value>(
    _ message: String, typeName: String = "kotlin.coroutines.cancellation.CancellationException",
    of: Value.Type = Int64.self
  ) -> Event<Value> {
    self == .async
      ? .cancellationError
      : .threw(Failure(code: .cancelled, typeName: typeName, message: message))
  }
}

extension Event {
  /// The answer of a call that returned.
  static func value(_ value: Element) -> Event { .element(value) }

  /// Whether it is a cancellation, in whatever words.
  var isCancellation: Bool {
    switch self {
    case .cancellationError: true
    case .threw(let failure): failure.code == .cancelled
    case .element, .completed, .released, .overlap: false
    }
  }
}

/// A call under way.
struct StartedCall<Value: KotlinValue & Equatable>: Sendable {
  let form: CallForm
  let recorder: Recorder<Value>
  /// Does nothing in the future form, which has no means to cancel.
  let cancel: @Sendable () -> Void
  /// Completes when everything that the form calls has been called.
  fileprivate let isOver: @Sendable () async -> Void

  /// The answer. What holds for every call is checked here: there is exactly one.
  func answer(sourceLocation: SourceLocation = #_sourceLocation) async -> Event<Value> {
    await isOver()
    let events = recorder.events
    switch form {
    case .table:
      #expect(events.count == 2, "\(events)", sourceLocation: sourceLocation)
      #expect(events.last == .released(unseen: nil), sourceLocation: sourceLocation)
    case .async, .completion:
      #expect(events.count == 1, "\(events)", sourceLocation: sourceLocation)
    case .future:
      let isReturn = if case .element = events.first { true } else { false }
      #expect(
        events.dropFirst() == (isReturn ? [.completed] : []), "\(events)",
        sourceLocation: sourceLocation)
    }
    return events.first ?? .overlap
  }
}

/// Calls a function in a task, with a completion handler, by its future or through the table.
///
/// - Parameter placement: that of the form's own, unless given.
func start<each Argument: KotlinValue, Value: KotlinValue & Equatable>(
  _ function: KotlinFunction<repeat each Argument, Value>, _ argument: repeat each Argument,
  in form: CallForm, placement: KotlinPlacement? = nil
) -> StartedCall<Value> {
  let function = placement.map { function.placement($0) } ?? function
  let recorder = Recorder<Value>()
  switch form {
  case .table:
    let raw = RawCall(
      function, bytes: encoded(repeat each argument),
      placement: placement ?? .caller, in: recorder)
    #expect(raw.status == KB_OK)
    return StartedCall(
      form: form, recorder: recorder, cancel: { raw.cancel(KB_CANCEL_HERE) },
      isOver: { await recorder.isReleased() })
  case .async:
    let task = Task {
      do {
        recorder.record(.value(try await function(repeat each argument)))
      } catch let error as KotlinError {
        recorder.threw(error)
      } catch {
        recorder.record(error is CancellationError ? .cancellationError : .overlap)
      }
    }
    return StartedCall(
      form: form, recorder: recorder, cancel: { task.cancel() }, isOver: { await task.value })
  case .completion:
    let job = function(repeat each argument) { recorder.record($0) }
    return StartedCall(
      form: form, recorder: recorder, cancel: { job.cancel() }, isOver: { await job.join() })
  case .future:
    let subscriber = FlowSubscriber(demand: .unlimited, in: recorder)
    function.future(repeat each argument).subscribe(subscriber)
    return StartedCall(
      form: form, recorder: recorder, cancel: {}, isOver: { await recorder.ends() })
  }
}

/// The one answer of a call.
func answer<each Argument: KotlinValue, Value: KotlinValue & Equatable>(
  of function: KotlinFunction<repeat each Argument, Value>, _ argument: repeat each Argument,
  in form: CallForm, sourceLocation: SourceLocation = #_sourceLocation
) async -> Event<Value> {
  await start(function, repeat each argument, in: form)
    .answer(sourceLocation: sourceLocation)
}

extension Recorder where Element: KotlinValue {
  /// Records the answer that a completion handler gets.
  func record(_ result: Result<Element, KotlinError>) {
    callback {
      switch result {
      case .success(let value): record(.value(value))
      case .failure(let error): threw(error)
      }
    }
  }
}
