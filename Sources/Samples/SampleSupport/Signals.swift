import Dispatch
import Foundation

/// Ends the process at Ctrl-C, and when it is asked to end, after the terminal was given back. Draws it anew after a change of
/// its size.
func endAtSignals(_ terminal: Terminal) async {
  await onSignal(SIGINT) {
    terminal.restore()
    _exit(130)
  }
  await onSignal(SIGTERM) {
    terminal.restore()
    _exit(143)
  }
  await onSignal(SIGWINCH) { terminal.redraw() }
}

/// Calls a closure at each signal of a number from now on, on a queue of its own.
private func onSignal(_ number: Int32, _ body: @escaping @Sendable () -> Void) async {
  // On Linux a registered source replaces the signal's default action. To ignore the signal, as other systems require,
  // would lose the signals that come before the registration.
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler {
    body()
    _ = source  // which would end with its last reference
  }
  await withCheckedContinuation { registered in
    source.setRegistrationHandler { registered.resume() }
    source.resume()
  }
}
