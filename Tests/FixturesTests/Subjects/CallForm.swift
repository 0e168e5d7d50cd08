import CKotlinBridge
import KotlinBridge
import KotlinBridgePublisher
import TestHelpers
import Testing

/// The forms in which a function is called. What holds for all of them is one test with this
/// argument.
enum CallForm: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case table, async, completion, future

  /// The forms that can be cancelled.
  static let cancellable = [CallForm.table, .async, .completion]

  var testDescription: String { rawValue }

  /// The event with which a cancellation answers a call.
  func cancellation<Value>(_ message: String) -> ConsumerEvent<Value> {
    self == .async ? .cancellationError : .threw(.kotlinCancellation(message))
  }
}

/// A call that a test has made in one of the forms.
struct CallUnderWay<Value: KotlinValue & Equatable>: Sendable {
  let form: CallForm
  let recorder: EventRecorder<Value>
  /// Does nothing in the future form, which has no means to cancel.
  let cancel: @Sendable () -> Void
  /// Completes when everything that the form calls has been called.
  fileprivate let isOver: @Sendable () async -> Void

  /// The answer. It also expects what holds for every call: that there is exactly one.
  func answer(sourceLocation: SourceLocation = #_sourceLocation) async -> ConsumerEvent<Value> {
    await isOver()
    let events = recorder.events
    switch form {
    case .table:
      #expect(events.count == 2, "\(events)", sourceLocation: sourceLocation)
      #expect(events.last == .released(unseen: nil), sourceLocation: sourceLocation)
    case .async, .completion:
      #expect(events.count == 1, "\(events)", sourceLocation: sourceLocation)
    case .future:
      let rest: [ConsumerEvent<Value>] = events.first?.isElement == true ? [.completed] : []
      #expect(events.dropFirst() == rest[...], "\(events)", sourceLocation: sourceLocation)
    }
    return events.first ?? .overlap
  }
}

/// Calls a function by its name in a task, with a completion handler, by its future or through the
/// table.
///
/// - Parameter placement: the form's own unless given.
func start<each Argument: KotlinValue, Value: KotlinValue & Equatable>(
  _ name: String, _ argument: repeat each Argument, returning: Value.Type = Int64.self,
  in form: CallForm, placement: KotlinPlacement? = nil
) -> CallUnderWay<Value> {
  let recorder = EventRecorder<Value>()
  let arguments = encoded(repeat each argument)
  switch form {
  case .table:
    let manual = ManualCall(
      name, bytes: arguments, placement: placement ?? .caller, in: recorder)
    #expect(manual.isAccepted)
    return CallUnderWay(
      form: form, recorder: recorder, cancel: { manual.cancel(KB_CANCEL_HERE) },
      isOver: { await recorder.releases() })
  case .async:
    let task = Task {
      do {
        let value = try await library.call(
          name, encodedArguments: arguments, returning: Value.self, placement: placement)
        recorder.record(.value(value))
      } catch let error as KotlinError {
        recorder.threw(error)
      } catch {
        recorder.record(ConsumerEvent(error))
      }
    }
    return CallUnderWay(
      form: form, recorder: recorder, cancel: { task.cancel() }, isOver: { await task.value })
  case .completion:
    let job = library.call(
      name, encodedArguments: arguments, returning: Value.self, placement: placement
    ) { recorder.record($0) }
    return CallUnderWay(
      form: form, recorder: recorder, cancel: { job.cancel() }, isOver: { await job.join() })
  case .future:
    Future { library.call(name, encodedArguments: arguments, completion: $0) }
      .subscribe(FlowSubscriber(in: recorder))
    return CallUnderWay(
      form: form, recorder: recorder, cancel: {}, isOver: { await recorder.ends() })
  }
}

/// The one answer of a call.
func answer<each Argument: KotlinValue, Value: KotlinValue & Equatable>(
  of name: String, _ argument: repeat each Argument, returning: Value.Type = Int64.self,
  in form: CallForm, sourceLocation: SourceLocation = #_sourceLocation
) async -> ConsumerEvent<Value> {
  await start(name, repeat each argument, returning: Value.self, in: form)
    .answer(sourceLocation: sourceLocation)
}
