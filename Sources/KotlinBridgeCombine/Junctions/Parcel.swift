/// A value on its way through a junction, which knows nothing of its type.
///
/// - Generic code looks types up at run time, in each function, and that took most of a value's time
///   in a junction. An object for each value that waits takes less.
class Parcel {
  /// - Returns: the value, which must be of this type.
  func value<Value>() -> Value { unsafeDowncast(self, to: ParcelOf<Value>.self).content }
}

final class ParcelOf<Value>: Parcel {
  fileprivate let content: Value

  init(_ content: Value) { self.content = content }
}

/// What a junction delivers.
enum JunctionOutput {
  case one(Parcel)
  /// A value of each source, by its place.
  case all([Parcel?])

  /// The value of the source at a place, or the only one.
  subscript<Value>(place: Int) -> Value {
    switch self {
    case .one(let parcel): parcel.value()
    case .all(let parcels): parcels[place]!.value()
    }
  }
}
