import Dispatch
import Foundation
import KotlinBridgeConformance
import KotlinBridgeTools

/// Turns SIGINT, SIGTERM and SIGHUP into an interruption.
///
/// A signal that comes a second later or more ends the process as usual, and the children end with
/// it.
func forwardSignals(to interruption: Interruption) async {
  for number in [SIGINT, SIGTERM, SIGHUP] {
    // On Linux, a registered source replaces the default action of its signal. Any thread may call
    // its functions.
    nonisolated(unsafe) let source = DispatchSource.makeSignalSource(
      signal: number, queue: .global())
    source.setEventHandler {
      interruption.come()
      // Only after a second, because `timeout` and other runners signal the process and then its
      // whole group. Until then, this closure alone keeps the source.
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
