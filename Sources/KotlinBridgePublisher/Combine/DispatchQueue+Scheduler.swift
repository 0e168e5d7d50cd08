#if !canImport(Combine)
  public import Dispatch

  extension DispatchQueue: Scheduler {
    /// How a closure is to run on the queue.
    public struct SchedulerOptions {
      public var qos: DispatchQoS
      public var flags: DispatchWorkItemFlags
      public var group: DispatchGroup?

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
      // Handed over: this queue runs it once, and nobody else does.
      let action = UncheckedSendable(action)
      async(
        group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
      ) { action.value() }
    }

    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      // Handed over, as above. A group is entered until then, as with `async(group:)`.
      let action = UncheckedSendable(action)
      let group = options?.group
      group?.enter()
      asyncAfter(
        deadline: date.dispatchTime, qos: options?.qos ?? .unspecified,
        flags: options?.flags ?? []
      ) {
        action.value()
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
      // Handed over: the timer runs it on this queue, never twice at once.
      let action = UncheckedSendable(action)
      let timer = DispatchSource.makeTimerSource(queue: self)
      timer.schedule(
        deadline: date.dispatchTime, repeating: interval.timeInterval,
        leeway: tolerance.timeInterval)
      timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
        action.value()
      }
      timer.activate()
      return AnyCancellable(timer.cancel)
    }
  }
#endif
