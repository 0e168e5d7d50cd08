extension Publishers {
  /// The publisher that `merge(with:)` returns for two publishers.
  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publishers, in the order of their places.
    public let (a, b): (A, B)

    /// Makes the publisher, as the method does.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, ArrivalPolicy(2),
        [a.attachDirectly, b.attachDirectly])
    }
  }

  /// The publisher that `merge(with:)` returns for three publishers.
  public struct Merge3<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publishers, in the order of their places.
    public let (a, b, c): (A, B, C)

    /// Makes the publisher, as the method does.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, ArrivalPolicy(3),
        [a.attachDirectly, b.attachDirectly, c.attachDirectly])
    }
  }

  /// The publisher that `merge(with:)` returns for four publishers.
  public struct Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publishers, in the order of their places.
    public let (a, b, c, d): (A, B, C, D)

    /// Makes the publisher, as the method does.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, ArrivalPolicy(4),
        [a.attachDirectly, b.attachDirectly, c.attachDirectly, d.attachDirectly])
    }
  }

  /// The publisher that `merge(with:)` returns for five publishers.
  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publishers, in the order of their places.
    public let (a, b, c, d, e): (A, B, C, D, E)

    /// Makes the publisher, as the method does.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, ArrivalPolicy(5),
        [a.attachDirectly, b.attachDirectly, c.attachDirectly, d.attachDirectly, e.attachDirectly])
    }
  }

  /// The publisher that `merge(with:)` returns for six publishers.
  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publishers, in the order of their places.
    public let (a, b, c, d, e, f): (A, B, C, D, E, F)

    /// Makes the publisher, as the method does.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, ArrivalPolicy(6),
        [
          a.attachDirectly, b.attachDirectly, c.attachDirectly, d.attachDirectly, e.attachDirectly,
          f.attachDirectly,
        ])
    }
  }

  /// The publisher that `merge(with:)` returns for seven publishers.
  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publishers, in the order of their places.
    public let (a, b, c, d, e, f, g): (A, B, C, D, E, F, G)

    /// Makes the publisher, as the method does.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, ArrivalPolicy(7),
        [
          a.attachDirectly, b.attachDirectly, c.attachDirectly, d.attachDirectly, e.attachDirectly,
          f.attachDirectly, g.attachDirectly,
        ])
    }
  }

  /// The publisher that `merge(with:)` returns for eight publishers.
  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publishers, in the order of their places.
    public let (a, b, c, d, e, f, g, h): (A, B, C, D, E, F, G, H)

    /// Makes the publisher, as the method does.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, ArrivalPolicy(8),
        [
          a.attachDirectly, b.attachDirectly, c.attachDirectly, d.attachDirectly, e.attachDirectly,
          f.attachDirectly, g.attachDirectly, h.attachDirectly,
        ])
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
