import KotlinBridge

/// A task that reads a sequence to its end and past it.
///
/// When `init` returns, the task has begun to wait, if it has to.
package struct Consumer<Element: Equatable & Sendable>: Sendable {
  package let recorder: EventRecorder<Element>
  package let task: Task<Void, Never>

  package init<Flow: AsyncSequence & Sendable>(
    _ flow: Flow, in recorder: EventRecorder<Element> = EventRecorder()
  )
  where Flow.Element == Element, Flow: SendableMetatype, Flow.AsyncIterator: SendableMetatype {
    self.init(making: { flow }, in: recorder)
  }

  /// Reads a sequence that nobody but the task has.
  package init<Flow: AsyncSequence>(
    making flow: @escaping @Sendable () -> Flow,
    in recorder: EventRecorder<Element> = EventRecorder()
  )
  where Flow.Element == Element, Flow: SendableMetatype, Flow.AsyncIterator: SendableMetatype {
    self.recorder = recorder
    task = Task.immediate {
      var iterator = flow().makeAsyncIterator()
      await read(&iterator, in: recorder)
    }
  }

  package func cancel() { task.cancel() }

  /// All events, once the task has read to the end.
  package var events: [ConsumerEvent<Element>] {
    get async {
      await task.value
      return recorder.events
    }
  }
}

/// Reads to the end and records it; records what comes after the end as well, unless it is nil,
/// twice.
package func read<I: AsyncIteratorProtocol>(
  _ iterator: inout I, in recorder: EventRecorder<I.Element>,
  isolation: isolated (any Actor)? = #isolation
) async where I.Element: Equatable & Sendable {
  while await next(of: &iterator, in: recorder).isElement {}
  for _ in 0..<2 {
    let past = EventRecorder<I.Element>()
    let event = await next(of: &iterator, in: past)
    if event != .completed { recorder.record(event) }
  }
}

/// Calls `next()` once and returns how that went.
@discardableResult
package func next<I: AsyncIteratorProtocol>(
  of iterator: inout I, in recorder: EventRecorder<I.Element> = EventRecorder(),
  isolation: isolated (any Actor)? = #isolation
) async -> ConsumerEvent<I.Element> where I.Element: Equatable & Sendable {
  do {
    let event: ConsumerEvent<I.Element> =
      try await iterator.next(isolation: isolation).map { .element($0) } ?? .completed
    recorder.record(event)
    return event
  } catch let error as KotlinError {
    recorder.threw(error)
    return .threw(SeenFailure(error))
  } catch {
    recorder.record(ConsumerEvent(error))
    return ConsumerEvent(error)
  }
}
