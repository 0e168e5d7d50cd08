import Foundation
import KotlinBridgePublisher

/// A stopwatch that counts the ticks of a timer, with a button for laps and one that stops it.
final class Stopwatch {
  enum Event: Equatable {
    case tick
    case lap
    case reset
  }

  let lapButton = PassthroughSubject<Void, Never>()
  let resetButton = PassthroughSubject<Void, Never>()
  let stopButton = PassthroughSubject<Void, Never>()

  private(set) var ticks = 0
  private(set) var laps: [Int] = []
  private var subscription: AnyCancellable?

  /// - Parameter onStop: called when the stop button has ended it.
  func start(every interval: TimeInterval, on loop: RunLoop, onStop: @escaping () -> Void) {
    let ticking = Timer.publish(every: interval, on: loop, in: .default)
      .autoconnect()
      .map { _ in Event.tick }
    subscription =
      ticking
      .merge(with: lapButton.map { .lap })
      .merge(with: resetButton.map { .reset })
      .prefix(untilOutputFrom: stopButton)
      .sink(
        receiveCompletion: { _ in onStop() },
        receiveValue: { [unowned self] in handle($0) })
  }

  private func handle(_ event: Event) {
    switch event {
    case .tick: ticks += 1
    case .lap: laps.append(ticks)
    case .reset: (ticks, laps) = (0, [])
    }
  }
}
