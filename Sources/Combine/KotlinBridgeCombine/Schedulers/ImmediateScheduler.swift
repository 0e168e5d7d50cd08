/// A scheduler that runs closures at once, on the thread that schedules them.
///
/// - It has no clock. It ignores delays, and runs a repeated action once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// The only scheduler of this type.
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
  /// The only moment of a scheduler that has no clock.
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: Self) -> Stride { 0 }

    public func advanced(by stride: Stride) -> Self { self }

    /// A number that means no time.
    public struct Stride: SchedulerStride, Codable {
      /// The number, with its sign.
      public var magnitude: Int

      public init(magnitude: Int) { self.magnitude = magnitude }

      /// Makes a stride from a number.
      public init(_ value: Int) { magnitude = value }

      public init(integerLiteral value: Int) { magnitude = value }

      public init(floatLiteral value: Double) { magnitude = Int(saturating: value) }

      public init(_ count: Int, partsInSecond: Int) { magnitude = 0 }

      public static func seconds(_ s: Double) -> Self { 0 }

      public static func * (left: Self, right: Self) -> Self {
        Self(magnitude: Int(saturating: left.magnitude, times: right.magnitude))
      }
    }
  }
}
