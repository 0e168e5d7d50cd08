import Synchronization

/// How the answer of a suspended call gets to Kotlin: exactly once.
extension HostedCalls {
  /// The task has ended with a value, on any thread.
  func ended(_ call: HostedCall, _ write: (inout KotlinWriter) -> Void) {
    if isInPlace(call) {
      do throws(KotlinError) {
        call.status = try call.frame!.answer(write)
        call.tracked?.returned(call.frame!.arguments.count, inPlace: true)
      } catch {
        failed(call, with: error)
      }
      return
    }
    KotlinWriter.withWriter { writer in
      writer.bringsHolds = true
      write(&writer)
      if let refusal = writer.refusal { return failed(call, with: refusal) }
      let bytes = UnsafeRawBufferPointer(start: writer.start, count: writer.size)
      call.tracked?.returnedLater(bytes.count)
      if call.phase.load(ordering: .acquiring) == HostedCall.Phase.returned {
        writer.handles?.handOver()
        deliver(.value(bytes), of: call)
        return
      }
      var kept = ByteBuffer()
      kept.append(bytes)
      deliverSoon(.value(kept, writer.handles as? Loans), of: call)
    }
  }

  /// The task has ended with an error.
  func failed(_ call: HostedCall, with error: any Error) {
    if isInPlace(call) {
      call.tracked?.failed(error)
      call.status = call.frame!.fail(with: error, cancelled: isCancelled(call))
      return
    }
    call.tracked?.failedLater(error)
    let failure = SwiftFailure(error, cancelled: isCancelled(call), host: call.host)
    deliverSoon(.failure(failure), of: call)
  }

  /// Whether this thread is still inside the call, so that the frame is there.
  private func isInPlace(_ call: HostedCall) -> Bool {
    call.thread == System.thread
      && call.phase.load(ordering: .relaxed) == HostedCall.Phase.calling
  }

  /// Delivers an answer now if the call has returned, else leaves that to the thread that calls.
  private func deliverSoon(_ answer: HostedCall.Early, of call: HostedCall) {
    call.early = answer
    let before = call.phase.exchange(
      HostedCall.Phase.ended, ordering: .acquiringAndReleasing)
    if before == HostedCall.Phase.returned { deliverEarly(call) }
  }

  /// The start of the task has returned. Returns the status of the call.
  func returned(_ call: HostedCall) -> Int32 {
    if let status = call.status {
      end(call)
      return status
    }
    call.observer!.retain()
    let before = call.phase.exchange(
      HostedCall.Phase.returned, ordering: .acquiringAndReleasing)
    if before == HostedCall.Phase.ended { deliverEarly(call) }
    return HostFrame.observed
  }

  private func deliverEarly(_ call: HostedCall) {
    switch call.early! {
    case .value(var bytes, let handles):
      handles?.handOver()
      deliver(.value(bytes.bytes), of: call)
      bytes.deallocate()
    case .failure(let failure): deliver(.failure(failure), of: call)
    }
  }

  /// Ends the call first: whoever gets the answer may count the calls at once.
  private func deliver(_ answer: SwiftAnswer, of call: HostedCall) {
    let observer = call.observer!
    end(call)
    observer.answer(answer)
  }
}
