/// A value on its way through code that knows nothing of its type.
///
/// - Generic code looks types up at run time, in each function, and that took most of a value's time
///   in junctions and subjects. An object for each value that waits takes less.
class Parcel {
  /// - Returns: the value, which must be of this type, and not of an optional of it.
  func value<Value>(of type: Value.Type) -> Value {
    unsafeDowncast(self, to: ParcelOf<Value>.self).content
  }
}

final class ParcelOf<Value>: Parcel {
  fileprivate let content: Value

  init(_ content: Value) { self.content = content }
}
