import Dispatch
import Foundation

/// Returns a stream that ends with the next Ctrl-C. The Ctrl-C after that one ends the process as
/// usual.
func untilInterruption() async -> AsyncStream<Never> {
  let (stream, interruption) = AsyncStream<Never>.makeStream()
  // On Linux a registered source replaces the signal's default action. To ignore the signal, as
  // other systems require, would lose the signals that come before the registration.
  let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
  source.setEventHandler {
    signal(SIGINT, SIG_DFL)
    interruption.finish()
    // This also keeps the source until then, because nothing else refers to it.
    source.cancel()
  }
  await withCheckedContinuation { registered in
    source.setRegistrationHandler { registered.resume() }
    source.resume()
  }
  return stream
}
