/// What a junction delivers.
enum JunctionOutput {
  case one(Parcel)
  /// A value of each source, by its place.
  case all([Parcel?])

  /// The value of the source at a place, or the only one.
  subscript<Value>(place: Int) -> Value {
    switch self {
    case .one(let parcel): parcel.value(of: Value.self)
    case .all(let parcels): parcels[place]!.value(of: Value.self)
    }
  }
}
