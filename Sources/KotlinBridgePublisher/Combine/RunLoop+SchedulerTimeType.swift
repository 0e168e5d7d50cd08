#if !canImport(Combine)
  public import Foundation

  extension RunLoop {
    /// A date, as a moment on a run loop's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      public var date: Date

      public init(_ date: Date) {
        self.date = date
      }

      public func distance(to other: Self) -> Stride {
        Stride(other.date.timeIntervalSince(date))
      }

      public func advanced(by stride: Stride) -> Self {
        Self(date.addingTimeInterval(stride.timeInterval))
      }

      /// A time interval in seconds.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Sendable
      {
        /// The interval in seconds, with its sign.
        public var magnitude: TimeInterval

        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

        public init(integerLiteral value: TimeInterval) { magnitude = value }

        public init(floatLiteral value: TimeInterval) { magnitude = value }

        public init?<T: BinaryInteger>(exactly source: T) {
          guard let seconds = TimeInterval(exactly: source) else { return nil }
          magnitude = seconds
        }

        public var timeInterval: TimeInterval { magnitude }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }

        public static func + (left: Self, right: Self) -> Self {
          Self(left.magnitude + right.magnitude)
        }

        public static func - (left: Self, right: Self) -> Self {
          Self(left.magnitude - right.magnitude)
        }

        public static func * (left: Self, right: Self) -> Self {
          Self(left.magnitude * right.magnitude)
        }

        public static func += (left: inout Self, right: Self) { left = left + right }

        public static func -= (left: inout Self, right: Self) { left = left - right }

        public static func *= (left: inout Self, right: Self) { left = left * right }

        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

        public static func seconds(_ s: Double) -> Self { Self(s) }

        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
      }
    }
  }

  /// Waiting for a date, on a dispatch queue.
  extension RunLoop.SchedulerTimeType {
    func schedule(_ action: @escaping () -> Void) {
      let queue = DispatchQueue.global()
      queue.schedule(after: queue.now.advanced(by: remaining), action)
    }

    func schedule(
      interval: Stride, tolerance: Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let queue = DispatchQueue.global()
      return queue.schedule(
        after: queue.now.advanced(by: remaining), interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval), action)
    }

    private var remaining: DispatchQueue.SchedulerTimeType.Stride {
      .seconds(max(0, date.timeIntervalSinceNow))
    }
  }
#endif
