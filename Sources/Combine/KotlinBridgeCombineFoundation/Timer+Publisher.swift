public import Foundation
public import KotlinBridgeCombine

extension Timer {
  /// A publisher of the current date at each interval, on a run loop, once it is connected.
  ///
  /// - The dates are delivered on the loop's thread. A subscriber without demand misses them.
  /// - Each connection is a timer of its own. It never completes.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public final let interval: TimeInterval
    /// How much later a date may come; nil for no more than needed.
    public final let tolerance: TimeInterval?
    /// The loop that the timer runs on.
    public final let runLoop: RunLoop
    /// The mode of the loop in which it runs.
    public final let mode: RunLoop.Mode
    /// Nothing can be chosen.
    public final let options: RunLoop.SchedulerOptions?

    private let dates = PassthroughSubject<Date, Never>()

    /// Makes the publisher, as the method does.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive(subscriber: some Subscriber<Date, Never>) {
      dates.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      // Weak, because a timer never releases its closure here.
      let timer = Timer(timeInterval: interval, repeats: true) { [weak dates] _ in
        dates?.send(Date())
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { [dates] in
        timer.invalidate()
        withExtendedLifetime(dates) {}
      }
    }
  }

  /// A publisher of the current date at each `interval`, on `runLoop` and once it is connected. With
  /// `autoconnect()` the first subscriber connects it.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
