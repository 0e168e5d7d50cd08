#if !canImport(Combine)
  public import Dispatch

  extension DispatchQueue {
    /// A moment on the clock of dispatch queues.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      public var dispatchTime: DispatchTime

      public init(_ time: DispatchTime) {
        dispatchTime = time
      }

      public func distance(to other: Self) -> Stride {
        // Clamped: the distant future does not fit.
        .nanoseconds(
          Int(clamping: other.dispatchTime.uptimeNanoseconds)
            - Int(clamping: dispatchTime.uptimeNanoseconds))
      }

      public func advanced(by stride: Stride) -> Self {
        Self(dispatchTime + stride.timeInterval)
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(dispatchTime.rawValue)
      }

      /// A time interval in nanoseconds.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Sendable
      {
        /// The interval in nanoseconds, with its sign.
        public var magnitude: Int

        public init(_ timeInterval: DispatchTimeInterval) {
          switch timeInterval {
          case .seconds(let count): self = .seconds(count)
          case .milliseconds(let count): self = .milliseconds(count)
          case .microseconds(let count): self = .microseconds(count)
          case .nanoseconds(let count): self = .nanoseconds(count)
          case .never: self = .nanoseconds(.max)
          @unknown default: self = .nanoseconds(.max)
          }
        }

        private init(nanoseconds: Int) { magnitude = nanoseconds }

        /// Seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }

        /// Seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// Nanoseconds.
        public init?<T: BinaryInteger>(exactly source: T) {
          guard let count = Int(exactly: source) else { return nil }
          magnitude = count
        }

        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }

        public static func + (left: Self, right: Self) -> Self {
          Self(nanoseconds: left.magnitude + right.magnitude)
        }

        public static func - (left: Self, right: Self) -> Self {
          Self(nanoseconds: left.magnitude - right.magnitude)
        }

        public static func * (left: Self, right: Self) -> Self {
          Self(nanoseconds: left.magnitude * right.magnitude)
        }

        public static func += (left: inout Self, right: Self) { left = left + right }

        public static func -= (left: inout Self, right: Self) { left = left - right }

        public static func *= (left: inout Self, right: Self) { left = left * right }

        public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }

        public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(s * 1e9)) }

        public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }

        public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1000) }

        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
      }
    }
  }
#endif
