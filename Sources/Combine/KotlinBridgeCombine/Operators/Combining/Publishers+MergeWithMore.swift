// Merged publishers that are merged with more are one merger of all, and no merger of a merger.

extension Publishers.Merge {
  /// Delivers the values of these publishers and of another one in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>>(
    with z: Z
  ) -> Publishers.Merge3<A, B, Z> {
    Publishers.Merge3(a, b, z)
  }

  /// Delivers the values of these publishers and of two others in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge4<A, B, Z, Y> {
    Publishers.Merge4(a, b, z, y)
  }

  /// Delivers the values of these publishers and of three others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge5<A, B, Z, Y, X> {
    Publishers.Merge5(a, b, z, y, x)
  }

  /// Delivers the values of these publishers and of four others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
    W: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge6<A, B, Z, Y, X, W> {
    Publishers.Merge6(a, b, z, y, x, w)
  }

  /// Delivers the values of these publishers and of five others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
    W: Publisher<Output, Failure>, V: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge7<A, B, Z, Y, X, W, V> {
    Publishers.Merge7(a, b, z, y, x, w, v)
  }

  /// Delivers the values of these publishers and of six others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
    W: Publisher<Output, Failure>, V: Publisher<Output, Failure>, U: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
  ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U> {
    Publishers.Merge8(a, b, z, y, x, w, v, u)
  }
}

extension Publishers.Merge3 {
  /// Delivers the values of these publishers and of another one in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>>(
    with z: Z
  ) -> Publishers.Merge4<A, B, C, Z> {
    Publishers.Merge4(a, b, c, z)
  }

  /// Delivers the values of these publishers and of two others in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge5<A, B, C, Z, Y> {
    Publishers.Merge5(a, b, c, z, y)
  }

  /// Delivers the values of these publishers and of three others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge6<A, B, C, Z, Y, X> {
    Publishers.Merge6(a, b, c, z, y, x)
  }

  /// Delivers the values of these publishers and of four others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
    W: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge7<A, B, C, Z, Y, X, W> {
    Publishers.Merge7(a, b, c, z, y, x, w)
  }

  /// Delivers the values of these publishers and of five others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
    W: Publisher<Output, Failure>, V: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V> {
    Publishers.Merge8(a, b, c, z, y, x, w, v)
  }
}

extension Publishers.Merge4 {
  /// Delivers the values of these publishers and of another one in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>>(
    with z: Z
  ) -> Publishers.Merge5<A, B, C, D, Z> {
    Publishers.Merge5(a, b, c, d, z)
  }

  /// Delivers the values of these publishers and of two others in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge6<A, B, C, D, Z, Y> {
    Publishers.Merge6(a, b, c, d, z, y)
  }

  /// Delivers the values of these publishers and of three others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge7<A, B, C, D, Z, Y, X> {
    Publishers.Merge7(a, b, c, d, z, y, x)
  }

  /// Delivers the values of these publishers and of four others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
    W: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W> {
    Publishers.Merge8(a, b, c, d, z, y, x, w)
  }
}

extension Publishers.Merge5 {
  /// Delivers the values of these publishers and of another one in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>>(
    with z: Z
  ) -> Publishers.Merge6<A, B, C, D, E, Z> {
    Publishers.Merge6(a, b, c, d, e, z)
  }

  /// Delivers the values of these publishers and of two others in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge7<A, B, C, D, E, Z, Y> {
    Publishers.Merge7(a, b, c, d, e, z, y)
  }

  /// Delivers the values of these publishers and of three others in the order in which they come.
  public func merge<
    Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>
  >(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X> {
    Publishers.Merge8(a, b, c, d, e, z, y, x)
  }
}

extension Publishers.Merge6 {
  /// Delivers the values of these publishers and of another one in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>>(
    with z: Z
  ) -> Publishers.Merge7<A, B, C, D, E, F, Z> {
    Publishers.Merge7(a, b, c, d, e, f, z)
  }

  /// Delivers the values of these publishers and of two others in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y> {
    Publishers.Merge8(a, b, c, d, e, f, z, y)
  }
}

extension Publishers.Merge7 {
  /// Delivers the values of these publishers and of another one in the order in which they come.
  public func merge<Z: Publisher<Output, Failure>>(
    with z: Z
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, Z> {
    Publishers.Merge8(a, b, c, d, e, f, g, z)
  }
}
