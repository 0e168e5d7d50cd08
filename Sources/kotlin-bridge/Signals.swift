import Dispatch
import Foundation
import KotlinBridgeConformance
import KotlinBridgeToolSupport

/// Makes a Ctrl-C, or a request to terminate, an interruption; one a second later or more ends the process
/// as usual, and the children end with it.
func forwardSignals(to interruption: Interruption) async {
  for number in [SIGINT, SIGTERM, SIGHUP] {
    // On Linux the source itself takes the place of the signal's default action, once registered.
    // Its functions may be called on any thread.
    nonisolated(unsafe) let source = DispatchSource.makeSignalSource(
      signal: number, queue: .global())
    source.setEventHandler {
      interruption.come()
      // Not at once, for `timeout` and other runners signal the process and then its whole group. This is
      // also what keeps the source until then: nobody else refers to it.
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        signal(number, SIG_DFL)
        source.cancel()
      }
    }
    await withCheckedContinuation { registered in
      source.setRegistrationHandler { registered.resume() }
      source.resume()
    }
  }
}
