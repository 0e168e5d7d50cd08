extension Publishers {
  /// The publisher that `map(_:)` returns for a key path.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Leads to the property that is delivered.
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let step = MapStep { [keyPath] (value: Upstream.Output) in value[keyPath: keyPath] }
      upstream.run(step, for: subscriber)
    }
  }

  /// The publisher that `map(_:_:)` returns.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Leads to the first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// Leads to the second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let step = MapStep { [keyPath0, keyPath1] (value: Upstream.Output) in
        (value[keyPath: keyPath0], value[keyPath: keyPath1])
      }
      upstream.run(step, for: subscriber)
    }
  }

  /// The publisher that `map(_:_:_:)` returns.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Leads to the first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// Leads to the second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// Leads to the third property.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let step = MapStep { [keyPath0, keyPath1, keyPath2] (value: Upstream.Output) in
        (value[keyPath: keyPath0], value[keyPath: keyPath1], value[keyPath: keyPath2])
      }
      upstream.run(step, for: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Delivers two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Delivers three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
