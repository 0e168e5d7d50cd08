#if !canImport(Combine)
  /// A scheduler that runs closures at once, on the thread that schedules them. It has no clock: delays
  /// are ignored, and a repeated action runs once.
  public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    private init() {}

    public var now: SchedulerTimeType { SchedulerTimeType() }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
      action()
    }

    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: Never?,
      _ action: @escaping () -> Void
    ) {
      action()
    }

    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: Never?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      action()
      return AnyCancellable {}
    }
  }

  extension ImmediateScheduler {
    /// The only moment there is.
    public struct SchedulerTimeType: Strideable, Sendable {
      public func distance(to other: Self) -> Stride { 0 }

      public func advanced(by stride: Stride) -> Self { self }

      /// A number of units that mean nothing.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Sendable
      {
        public var magnitude: Int

        public init(_ value: Int) { magnitude = value }

        public init(integerLiteral value: Int) { magnitude = value }

        public init(floatLiteral value: Double) { magnitude = Int(value) }

        public init?<T: BinaryInteger>(exactly source: T) {
          guard let value = Int(exactly: source) else { return nil }
          magnitude = value
        }

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

        public static func seconds(_ s: Int) -> Self { 0 }

        public static func seconds(_ s: Double) -> Self { 0 }

        public static func milliseconds(_ ms: Int) -> Self { 0 }

        public static func microseconds(_ us: Int) -> Self { 0 }

        public static func nanoseconds(_ ns: Int) -> Self { 0 }
      }
    }
  }
#endif
