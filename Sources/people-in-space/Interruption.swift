import Dispatch
import Foundation

/// A stream that ends with the first Ctrl-C after this has returned; the second one ends the process as
/// usual.
func untilInterruption() async -> AsyncStream<Never> {
  let (stream, interruption) = AsyncStream<Never>.makeStream()
  // On Linux the source itself takes the place of the signal's default action, once registered: to
  // ignore the signal, as elsewhere, would only lose the ones that come before.
  let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
  source.setEventHandler {
    signal(SIGINT, SIG_DFL)
    interruption.finish()
    // Also what keeps the source until then: nobody else refers to it.
    source.cancel()
  }
  await withCheckedContinuation { registered in
    source.setRegistrationHandler { registered.resume() }
    source.resume()
  }
  return stream
}
