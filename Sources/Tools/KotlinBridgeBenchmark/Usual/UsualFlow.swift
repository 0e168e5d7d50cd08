import Bench

/// A flow as people bridge it by hand.
struct UsualFlow<Element: Sendable>: Sendable {
  /// Subscribes for a count of elements.
  let subscribe: @Sendable (_ count: Int, UsualObserver<Element>) -> UsualJob
  let functions: UsualFunctions

  /// The stream of most projects: the callbacks feed it one element at a time, without
  /// back-pressure.
  func stream(_ count: Int) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let observer = UsualObserver<Element>(
        onEach: { continuation.yield($0) }, onEnd: { continuation.finish(throwing: $0) })
      let job = subscribe(count, observer)
      continuation.onTermination = { [functions] _ in
        functions.cancel(job.reference)
        functions.dispose(job.reference)
      }
    }
  }

  /// Calls back for each element, and returns at the end.
  func run(_ count: Int, onEach: @escaping @Sendable (Element) -> Void) async throws {
    var job: UsualJob?
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      job = subscribe(
        count,
        UsualObserver(
          onEach: onEach,
          onEnd: { error in
            if let error {
              continuation.resume(throwing: error)
            } else {
              continuation.resume()
            }
          }))
    }
    if let job { functions.dispose(job.reference) }
  }
}

extension UsualFunctions {
  var flowOfLongs: UsualFlow<Int64> {
    UsualFlow(
      subscribe: { count, observer in
        UsualJob(
          reference: longs(
            Int64(count), observer.retained(),
            { UsualObserver<Int64>.at($0).onEach($1) }, { UsualObserver<Int64>.end($0, $1) }))
      }, functions: self)
  }

  var flowOfStrings: UsualFlow<String> {
    UsualFlow(
      subscribe: { count, observer in
        UsualJob(
          reference: strings(
            Int64(count), observer.retained(),
            { UsualObserver<String>.at($0).onEach(String(cString: $1!)) },
            { UsualObserver<String>.end($0, $1) }))
      }, functions: self)
  }

  var flowOfRecords: UsualFlow<Place> {
    UsualFlow(
      subscribe: { count, observer in
        UsualJob(
          reference: records(
            Int64(count), observer.retained(),
            {
              UsualObserver<Place>.at($0).onEach(
                Place(latitude: $1, longitude: $2, name: String(cString: $3!)))
            }, { UsualObserver<Place>.end($0, $1) }))
      }, functions: self)
  }

  /// A flow that emits one element and then waits.
  var firstOnly: UsualFlow<Int64> {
    UsualFlow(
      subscribe: { _, observer in
        UsualJob(
          reference: first(
            observer.retained(), { UsualObserver<Int64>.at($0).onEach($1) },
            { UsualObserver<Int64>.end($0, $1) }))
      }, functions: self)
  }
}
