/// Kotlin's `Duration`: seconds and nanoseconds of the same sign.
///
/// Fractions of a nanosecond are cut off on the way to Kotlin. Kotlin refuses durations beyond its
/// own range of some 146 million years.
extension Duration: KotlinValue {
  public static var kotlinType: KotlinType { KotlinType("Duration", Self.self) }

  public init(from reader: inout KotlinReader) throws(KotlinError) {
    let seconds: Int64 = try reader.read()
    let nanoseconds: Int32 = try reader.read()
    let signsDiffer = seconds.signum() * Int64(nanoseconds.signum()) < 0
    if signsDiffer || nanoseconds.magnitude >= 1_000_000_000 {
      throw .malformed("a Duration of \(seconds) s and \(nanoseconds) ns")
    }
    self.init(
      secondsComponent: seconds, attosecondsComponent: Int64(nanoseconds) * 1_000_000_000)
  }

  public func write(to writer: inout KotlinWriter) {
    // `components` traps if the seconds don't fit.
    let range = Duration.seconds(Int64.min)...Duration.seconds(Int64.max)
    let (seconds, attoseconds) = Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
      .components
    writer.write(seconds)
    writer.write(Int32(attoseconds / 1_000_000_000))
  }
}
