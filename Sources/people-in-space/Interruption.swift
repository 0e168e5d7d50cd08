import Dispatch
import Foundation

/// Turns the first Ctrl-C into a call of `handler`, on any thread; the second one ends the process as
/// usual. Holds until the returned source is cancelled.
func onInterruption(_ handler: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
  // The source sees the signal only where it does not end the process first.
  signal(SIGINT, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
  source.setEventHandler {
    signal(SIGINT, SIG_DFL)
    handler()
  }
  source.resume()
  return source
}
