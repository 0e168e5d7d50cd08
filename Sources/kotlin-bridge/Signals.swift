import Dispatch
import Foundation
import KotlinBridgeConformance

/// Makes the first Ctrl-C, or the first request to terminate, an interruption; the second one ends the
/// process as usual, and the children end with it.
func forwardSignals(to interruption: Interruption) async {
  for number in [SIGINT, SIGTERM, SIGHUP] {
    // On Linux the source itself takes the place of the signal's default action, once registered.
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      signal(number, SIG_DFL)
      interruption.come()
      // Also what keeps the source until then: nobody else refers to it.
      source.cancel()
    }
    await withCheckedContinuation { registered in
      source.setRegistrationHandler { registered.resume() }
      source.resume()
    }
  }
}
