import CKotlinBridge

/// Calls, and the values of state flows: arguments and answer share a frame.
extension Table {
  /// Calls a function, which answers in place. Only for one that does not suspend.
  @inline(__always)
  func call(
    _ function: UInt32, with arguments: FrameArguments
  ) throws(KotlinError) -> FrameAnswer {
    var frame = frame(function, arguments)
    let (status, thrown) = used(&frame, call(function))
    return try answer(of: frame, to: arguments, status, thrown, "call")
  }

  /// Starts a call. The observer is made, or taken, only if it is not answered in place; C then owns
  /// it until its `released()`.
  func call(
    _ function: UInt32, with arguments: FrameArguments, placement: KotlinPlacement,
    observer: CallObserverSource
  ) throws(KotlinError) -> CallOutcome {
    var retainer = CallRetainer(observer, contexts: contexts)
    var frame = frame(function, arguments)
    frame.placement = kb_placement(placement.rawValue)
    let (status, thrown) = withUnsafeMutablePointer(to: &retainer) { retainer in
      var functions = kb_call_observer(
        context: retainer, retain: CallCallbacks.onRetain, on_return: CallCallbacks.onReturn,
        on_throw: CallCallbacks.onThrow, release: CallCallbacks.onRelease)
      return withUnsafePointer(to: &functions) {
        frame.observer = $0
        return used(&frame, call(function))
      }
    }
    if status == KB_OBSERVED {
      guard let observer = retainer.observer else { throw .unanswered }
      return .observed(ObservedCall(observer: observer, job: frame.job))
    }
    if let retained = retainer.retained {
      if status == KB_OK || status == KB_THREW {
        // It may still call the observer, and so keeps it.
        throw .misuse("the library answered a call in place but also retained its observer")
      }
      release(retained)
    }
    return .answered(try answer(of: frame, to: arguments, status, thrown, "call"))
  }

  /// Reads a state flow. The functions of states throw what Kotlin throws.
  @inline(__always)
  func stateValue(
    of flow: UInt32, with arguments: FrameArguments
  ) throws(KotlinError) -> FrameAnswer {
    var frame = frame(flow, arguments)
    let (status, thrown) = used(&frame, stateValue(flow))
    return try answer(of: frame, to: arguments, status, thrown, "read the state")
  }

  /// Sets a state flow.
  func setState(
    of flow: UInt32, with arguments: FrameArguments, to value: UnsafeRawBufferPointer
  ) throws(KotlinError) -> FrameAnswer {
    var frame = frame(flow, arguments)
    let (status, thrown) = used(&frame) {
      library.pointee.state_set($0, data(value), Int64(value.count))
    }
    return try answer(of: frame, to: arguments, status, thrown, "set the state")
  }

  /// Sets a state flow if its value is the expected one. Answers whether it was set.
  func compareAndSetState(
    of flow: UInt32, with arguments: FrameArguments, expected: UnsafeRawBufferPointer,
    update: UnsafeRawBufferPointer
  ) throws(KotlinError) -> FrameAnswer {
    var frame = frame(flow, arguments)
    let (status, thrown) = used(&frame) {
      library.pointee.state_compare_and_set(
        $0, data(expected), Int64(expected.count), data(update), Int64(update.count))
    }
    return try answer(of: frame, to: arguments, status, thrown, "set the state")
  }

  /// Answers the handle of a flow itself, which is a hold.
  func open(
    _ flow: UInt32, with arguments: FrameArguments
  ) throws(KotlinError) -> FrameAnswer {
    var frame = frame(flow, arguments)
    let (status, thrown) = used(&frame) { library.pointee.open($0) }
    return try answer(of: frame, to: arguments, status, thrown, "open the flow")
  }

  // The entries of a function and of a state flow's value. `checkModule` has compared the counts with
  // the manifest's.

  private func call(_ function: UInt32) -> FrameFunction {
    guard let functions = library.pointee.module?.pointee.functions else {
      return library.pointee.call
    }
    return functions[Int(function)].frame
  }

  private func stateValue(_ flow: UInt32) -> FrameFunction {
    guard let flows = library.pointee.module?.pointee.flows else {
      return library.pointee.state_value
    }
    return flows[Int(flow)].frame
  }

  private func data(_ bytes: UnsafeRawBufferPointer) -> UnsafePointer<UInt8>? {
    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
  }

  private func frame(_ id: UInt32, _ arguments: FrameArguments) -> kb_frame {
    kb_frame(
      bytes: kb_buffer(
        data: arguments.start?.assumingMemoryBound(to: UInt8.self), size: Int64(arguments.count),
        capacity: Int64(arguments.capacity), is_grown: 0),
      context: nil, on_throw: onFrameThrow, observer: nil, job: 0, id: id, placement: KB_CALLER,
      library: context, object: nil)
  }

  /// Calls a function of C with a frame. Returns its status, and what Kotlin code threw inside.
  @inline(__always)
  private func used(
    _ frame: inout kb_frame, _ function: (UnsafeMutablePointer<kb_frame>?) -> kb_status
  ) -> (kb_status, KotlinError?) {
    var thrown: KotlinError?
    let status = withUnsafeMutablePointer(to: &thrown) {
      frame.context = UnsafeMutableRawPointer($0)
      return function(&frame)
    }
    return (status, thrown)
  }

  /// The answer in place, in the lent memory or in other memory.
  @inline(__always)
  private func answer(
    of frame: kb_frame, to arguments: FrameArguments, _ status: kb_status, _ thrown: KotlinError?,
    _ what: StaticString
  ) throws(KotlinError) -> FrameAnswer {
    let bytes = frame.bytes
    let start = bytes.data.map { UnsafeMutableRawPointer($0) }
    let isGrown = bytes.is_grown != 0
    let capacity = isGrown ? bytes.capacity : Int64(arguments.capacity)
    guard status == KB_OK, isGrown == (start != arguments.start), bytes.size >= 0,
      bytes.size <= capacity, start != nil || bytes.size == 0
    else { throw Table.problem(status, thrown, "\(what)") }
    return FrameAnswer(start: start, count: Int(bytes.size), isGrown: isGrown)
  }

  /// Why a call has no answer, or none that can be read.
  @inline(never)
  static func problem(_ status: Int32, _ thrown: KotlinError?, _ what: String) -> KotlinError {
    switch Int(status) {
    case KB_OK: .misuse("can't \(what): the library returned an invalid answer buffer")
    case KB_THREW where thrown != nil: thrown!
    default: .misuse("can't \(what): \(meaning(of: status))")
    }
  }
}

/// A function of C that takes a frame.
typealias FrameFunction =
  @convention(c) (UnsafeMutablePointer<kb_frame>?) -> kb_status

/// The `on_throw` of frames and of `KotlinCatch`. Their context is a `KotlinError?`.
let onFrameThrow: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kb_failure>?) -> Void = {
  context, failure in
  context!.assumingMemoryBound(to: KotlinError?.self).pointee = .copy(failure)
}
