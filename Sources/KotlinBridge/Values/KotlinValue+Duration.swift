/// Kotlin's `Duration`: seconds and nanoseconds of the same sign.
///
/// What is finer than a nanosecond is cut off on the way to Kotlin, which also refuses what is beyond
/// its own range of some 146 million years.
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
    // `components` traps where the seconds don't fit.
    let range = Duration.seconds(Int64.min)...Duration.seconds(Int64.max)
    let (seconds, attoseconds) = Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
      .components
    writer.write(seconds)
    writer.write(Int32(attoseconds / 1_000_000_000))
  }
}

/// So that `library.flow("poll", .milliseconds(20))` can be written.
extension KotlinValue where Self == Duration {
  @inlinable
  public static func seconds(_ seconds: some BinaryInteger) -> Duration {
    Duration.seconds(seconds)
  }

  @inlinable
  public static func seconds(_ seconds: Double) -> Duration { Duration.seconds(seconds) }

  @inlinable
  public static func milliseconds(_ milliseconds: some BinaryInteger) -> Duration {
    Duration.milliseconds(milliseconds)
  }

  @inlinable
  public static func microseconds(_ microseconds: some BinaryInteger) -> Duration {
    Duration.microseconds(microseconds)
  }

  @inlinable
  public static func nanoseconds(_ nanoseconds: some BinaryInteger) -> Duration {
    Duration.nanoseconds(nanoseconds)
  }
}
