import CKotlinBridge

/// What a library gets of an iteration over a sequence of Swift's.
struct FlowOfHostObserver: @unchecked Sendable {  // C functions and a context for any thread
  private let functions: kb_observer

  /// Nil if a function is missing.
  init?(_ functions: kb_observer) {
    let isWhole =
      functions.on_each != nil && functions.on_complete != nil && functions.on_throw != nil
      && functions.release != nil
    guard isWhole else { return nil }
    self.functions = functions
  }

  /// What hands the elements and the end to the library.
  ///
  /// - Parameter host: the number of the host whose table holds an error that the flow ends with.
  func of(host: UInt16) -> any SequenceConsumer {
    Consumer(functions: functions, host: host)
  }

  private struct Consumer: SequenceConsumer, @unchecked Sendable {
    let functions: kb_observer
    let host: UInt16

    func brought(_ element: UnsafeRawBufferPointer) {
      let start = element.baseAddress?.assumingMemoryBound(to: UInt8.self)
      functions.on_each(functions.context, start, Int64(element.count), 1)
    }

    func completed() {
      functions.on_complete(functions.context)
    }

    func failed(_ error: any Error) {
      SwiftFailure(error, cancelled: false, host: host).withC {
        functions.on_throw(functions.context, $0)
      }
    }

    func released(unseen: (any Error)?) {
      guard let unseen else { return functions.release(functions.context, nil) }
      SwiftFailure(unseen, cancelled: true, host: host).withC {
        functions.release(functions.context, $0)
      }
    }
  }
}
