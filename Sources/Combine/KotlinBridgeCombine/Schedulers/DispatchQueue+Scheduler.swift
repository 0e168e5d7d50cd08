public import Dispatch

/// A dispatch queue runs closures asynchronously, on its own threads.
extension DispatchQueue: Scheduler {
  /// How a closure is to run on the queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the closure belongs to.
    public var group: DispatchGroup?

    /// Makes options. Each of them has a default.
    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Handed over: only this queue runs it, and once.
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // Handed over, as above.
    nonisolated(unsafe) let action = action
    // The group counts the action from now on, as it does with `async(group:)`.
    let group = options?.group
    group?.enter()
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) {
      action()
      group?.leave()
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    // Handed over: only the timer runs it, on this queue, and never twice at once.
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action()
    }
    timer.activate()
    return AnyCancellable(timer.cancel)
  }
}

extension DispatchQueue {
  /// A moment on the clock of dispatch queues.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The moment as a Dispatch time.
    public var dispatchTime: DispatchTime

    /// Makes a moment from a Dispatch time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public func distance(to other: Self) -> Stride {
      let (start, end) = (
        dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds
      )
      // Clamped, because the distance to the distant future need not fit.
      return .nanoseconds(
        start <= end ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    public func advanced(by stride: Stride) -> Self {
      Self(dispatchTime + stride.timeInterval)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    /// A time interval in nanoseconds. A literal is a number of seconds.
    ///
    /// - What does not fit saturates, where Combine traps.
    /// - A product is one of seconds: `.milliseconds(100) * 2` is 200 milliseconds.
    public struct Stride: SchedulerStride, Codable {
      /// The interval in nanoseconds, with its sign.
      public var magnitude: Int

      public init(magnitude: Int) { self.magnitude = magnitude }

      /// Makes a stride from a Dispatch interval.
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

      public init(integerLiteral value: Int) { self = .seconds(value) }

      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// An interval of `source` seconds, or nil if it does not fit.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let count = Int(exactly: source) else { return nil }
        let (magnitude, isTooLong) = count.multipliedReportingOverflow(by: 1_000_000_000)
        if isTooLong { return nil }
        self.magnitude = magnitude
      }

      public init(_ count: Int, partsInSecond: Int) {
        magnitude = Int(saturating: count, times: 1_000_000_000 / partsInSecond)
      }

      public static func seconds(_ s: Double) -> Self {
        Self(magnitude: Int(saturating: s * 1e9))
      }

      public static func * (left: Self, right: Self) -> Self {
        let product = left.magnitude.multipliedFullWidth(by: right.magnitude)
        guard product.high.magnitude < 1_000_000_000 / 2 else {
          return Self(magnitude: (product.high < 0) ? .min : .max)
        }
        return Self(magnitude: 1_000_000_000.dividingFullWidth(product).quotient)
      }

      /// The stride as a Dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
    }
  }
}
