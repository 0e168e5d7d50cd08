// One function for each count of fields. The compiler specializes these; it does not specialize
// parameter packs: Swift 6.3 looks up their types at run time, which takes 100 ns for each field.

extension KotlinRecord {
  /// Declares the fields of a record.
  ///
  /// - Parameters:
  ///   - make: makes a value from its fields, usually `Self.init`.
  ///   - field: the name and value of each field, in Kotlin's order. A record of more than ten
  ///     fields takes longer to cross.
  @inlinable
  public static func fields<each Value: KotlinValue>(
    _ make: @escaping @Sendable (repeat each Value) -> Self,
    _ field: repeat KotlinField<Self, each Value>
  ) -> KotlinFields<Self> {
    KotlinFields(
      declaredFields(repeat each field),
      read: { (reader) throws(KotlinError) in make(repeat try reader.read((each Value).self)) },
      write: { record, writer in repeat (each field).write(record, &writer) })
  }

  /// Declares that the record has no fields, like a Kotlin object.
  @inlinable
  public static func fields(_ make: @escaping @Sendable () -> Self) -> KotlinFields<Self> {
    KotlinFields([], read: { (_) throws(KotlinError) in make() }, write: { _, _ in })
  }

  /// Declares the field of a record of one field.
  @inlinable
  public static func fields<
    A: KotlinValue
  >(
    _ make: @escaping @Sendable (A) -> Self,
    _ a: KotlinField<Self, A>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [a.declared],
      read: { (reader) throws(KotlinError) in
        make(try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
      })
  }

  /// Declares the two fields of a record.
  @inlinable
  public static func fields<
    A: KotlinValue, B: KotlinValue
  >(
    _ make: @escaping @Sendable (A, B) -> Self,
    _ a: KotlinField<Self, A>, _ b: KotlinField<Self, B>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [a.declared, b.declared],
      read: { (reader) throws(KotlinError) in
        make(try reader.read(), try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
        b.write(record, &writer)
      })
  }

  /// Declares the three fields of a record.
  @inlinable
  public static func fields<
    A: KotlinValue, B: KotlinValue, C: KotlinValue
  >(
    _ make: @escaping @Sendable (A, B, C) -> Self,
    _ a: KotlinField<Self, A>, _ b: KotlinField<Self, B>, _ c: KotlinField<Self, C>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [a.declared, b.declared, c.declared],
      read: { (reader) throws(KotlinError) in
        make(try reader.read(), try reader.read(), try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
        b.write(record, &writer)
        c.write(record, &writer)
      })
  }

  /// Declares the four fields of a record.
  @inlinable
  public static func fields<
    A: KotlinValue, B: KotlinValue, C: KotlinValue, D: KotlinValue
  >(
    _ make: @escaping @Sendable (A, B, C, D) -> Self,
    _ a: KotlinField<Self, A>, _ b: KotlinField<Self, B>, _ c: KotlinField<Self, C>,
    _ d: KotlinField<Self, D>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [a.declared, b.declared, c.declared, d.declared],
      read: { (reader) throws(KotlinError) in
        make(
          try reader.read(), try reader.read(), try reader.read(), try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
        b.write(record, &writer)
        c.write(record, &writer)
        d.write(record, &writer)
      })
  }

  /// Declares the five fields of a record.
  @inlinable
  public static func fields<
    A: KotlinValue, B: KotlinValue, C: KotlinValue, D: KotlinValue, E: KotlinValue
  >(
    _ make: @escaping @Sendable (A, B, C, D, E) -> Self,
    _ a: KotlinField<Self, A>, _ b: KotlinField<Self, B>, _ c: KotlinField<Self, C>,
    _ d: KotlinField<Self, D>, _ e: KotlinField<Self, E>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [a.declared, b.declared, c.declared, d.declared, e.declared],
      read: { (reader) throws(KotlinError) in
        make(
          try reader.read(), try reader.read(), try reader.read(), try reader.read(),
          try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
        b.write(record, &writer)
        c.write(record, &writer)
        d.write(record, &writer)
        e.write(record, &writer)
      })
  }

  /// Declares the six fields of a record.
  @inlinable
  public static func fields<
    A: KotlinValue, B: KotlinValue, C: KotlinValue, D: KotlinValue, E: KotlinValue, F: KotlinValue
  >(
    _ make: @escaping @Sendable (A, B, C, D, E, F) -> Self,
    _ a: KotlinField<Self, A>, _ b: KotlinField<Self, B>, _ c: KotlinField<Self, C>,
    _ d: KotlinField<Self, D>, _ e: KotlinField<Self, E>, _ f: KotlinField<Self, F>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [a.declared, b.declared, c.declared, d.declared, e.declared, f.declared],
      read: { (reader) throws(KotlinError) in
        make(
          try reader.read(), try reader.read(), try reader.read(), try reader.read(),
          try reader.read(), try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
        b.write(record, &writer)
        c.write(record, &writer)
        d.write(record, &writer)
        e.write(record, &writer)
        f.write(record, &writer)
      })
  }

  /// Declares the seven fields of a record.
  @inlinable
  public static func fields<
    A: KotlinValue, B: KotlinValue, C: KotlinValue, D: KotlinValue, E: KotlinValue, F: KotlinValue,
    G: KotlinValue
  >(
    _ make: @escaping @Sendable (A, B, C, D, E, F, G) -> Self,
    _ a: KotlinField<Self, A>, _ b: KotlinField<Self, B>, _ c: KotlinField<Self, C>,
    _ d: KotlinField<Self, D>, _ e: KotlinField<Self, E>, _ f: KotlinField<Self, F>,
    _ g: KotlinField<Self, G>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [a.declared, b.declared, c.declared, d.declared, e.declared, f.declared, g.declared],
      read: { (reader) throws(KotlinError) in
        make(
          try reader.read(), try reader.read(), try reader.read(), try reader.read(),
          try reader.read(), try reader.read(), try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
        b.write(record, &writer)
        c.write(record, &writer)
        d.write(record, &writer)
        e.write(record, &writer)
        f.write(record, &writer)
        g.write(record, &writer)
      })
  }

  /// Declares the eight fields of a record.
  @inlinable
  public static func fields<
    A: KotlinValue, B: KotlinValue, C: KotlinValue, D: KotlinValue, E: KotlinValue, F: KotlinValue,
    G: KotlinValue, H: KotlinValue
  >(
    _ make: @escaping @Sendable (A, B, C, D, E, F, G, H) -> Self,
    _ a: KotlinField<Self, A>, _ b: KotlinField<Self, B>, _ c: KotlinField<Self, C>,
    _ d: KotlinField<Self, D>, _ e: KotlinField<Self, E>, _ f: KotlinField<Self, F>,
    _ g: KotlinField<Self, G>, _ h: KotlinField<Self, H>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [
        a.declared, b.declared, c.declared, d.declared, e.declared, f.declared, g.declared,
        h.declared,
      ],
      read: { (reader) throws(KotlinError) in
        make(
          try reader.read(), try reader.read(), try reader.read(), try reader.read(),
          try reader.read(), try reader.read(), try reader.read(), try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
        b.write(record, &writer)
        c.write(record, &writer)
        d.write(record, &writer)
        e.write(record, &writer)
        f.write(record, &writer)
        g.write(record, &writer)
        h.write(record, &writer)
      })
  }

  /// Declares the nine fields of a record.
  @inlinable
  public static func fields<
    A: KotlinValue, B: KotlinValue, C: KotlinValue, D: KotlinValue, E: KotlinValue, F: KotlinValue,
    G: KotlinValue, H: KotlinValue, I: KotlinValue
  >(
    _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I) -> Self,
    _ a: KotlinField<Self, A>, _ b: KotlinField<Self, B>, _ c: KotlinField<Self, C>,
    _ d: KotlinField<Self, D>, _ e: KotlinField<Self, E>, _ f: KotlinField<Self, F>,
    _ g: KotlinField<Self, G>, _ h: KotlinField<Self, H>, _ i: KotlinField<Self, I>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [
        a.declared, b.declared, c.declared, d.declared, e.declared, f.declared, g.declared,
        h.declared, i.declared,
      ],
      read: { (reader) throws(KotlinError) in
        make(
          try reader.read(), try reader.read(), try reader.read(), try reader.read(),
          try reader.read(), try reader.read(), try reader.read(), try reader.read(),
          try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
        b.write(record, &writer)
        c.write(record, &writer)
        d.write(record, &writer)
        e.write(record, &writer)
        f.write(record, &writer)
        g.write(record, &writer)
        h.write(record, &writer)
        i.write(record, &writer)
      })
  }

  /// Declares the ten fields of a record.
  @inlinable
  public static func fields<
    A: KotlinValue, B: KotlinValue, C: KotlinValue, D: KotlinValue, E: KotlinValue, F: KotlinValue,
    G: KotlinValue, H: KotlinValue, I: KotlinValue, J: KotlinValue
  >(
    _ make: @escaping @Sendable (A, B, C, D, E, F, G, H, I, J) -> Self,
    _ a: KotlinField<Self, A>, _ b: KotlinField<Self, B>, _ c: KotlinField<Self, C>,
    _ d: KotlinField<Self, D>, _ e: KotlinField<Self, E>, _ f: KotlinField<Self, F>,
    _ g: KotlinField<Self, G>, _ h: KotlinField<Self, H>, _ i: KotlinField<Self, I>,
    _ j: KotlinField<Self, J>
  ) -> KotlinFields<Self> {
    KotlinFields(
      [
        a.declared, b.declared, c.declared, d.declared, e.declared, f.declared, g.declared,
        h.declared, i.declared, j.declared,
      ],
      read: { (reader) throws(KotlinError) in
        make(
          try reader.read(), try reader.read(), try reader.read(), try reader.read(),
          try reader.read(), try reader.read(), try reader.read(), try reader.read(),
          try reader.read(),
          try reader.read())
      },
      write: { record, writer in
        a.write(record, &writer)
        b.write(record, &writer)
        c.write(record, &writer)
        d.write(record, &writer)
        e.write(record, &writer)
        f.write(record, &writer)
        g.write(record, &writer)
        h.write(record, &writer)
        i.write(record, &writer)
        j.write(record, &writer)
      })
  }
}

@usableFromInline
func declaredFields<Record, each Value: KotlinValue>(
  _ field: repeat KotlinField<Record, each Value>
) -> [KotlinType.Field] {
  var declared: [KotlinType.Field] = []
  repeat declared.append((each field).declared)
  return declared
}
