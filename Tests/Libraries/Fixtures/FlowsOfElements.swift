// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func empty() throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 0) { _ in }
}

public func one(value: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 1) { $0.write(value) }
}

public func booleans(n: Int64) throws(KotlinError) -> KotlinFlow<Bool> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 2) { $0.write(n) }
}

public func bytes(n: Int64) throws(KotlinError) -> KotlinFlow<Int8> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 3) { $0.write(n) }
}

public func shorts(n: Int64) throws(KotlinError) -> KotlinFlow<Int16> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 4) { $0.write(n) }
}

public func ints(n: Int64) throws(KotlinError) -> KotlinFlow<Int32> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 5) { $0.write(n) }
}

public func longs(n: Int64) throws(KotlinError) -> KotlinFlow<Int64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 6) { $0.write(n) }
}

public func uBytes(n: Int64) throws(KotlinError) -> KotlinFlow<UInt8> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 7) { $0.write(n) }
}

public func uShorts(n: Int64) throws(KotlinError) -> KotlinFlow<UInt16> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 8) { $0.write(n) }
}

public func uInts(n: Int64) throws(KotlinError) -> KotlinFlow<UInt32> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 9) { $0.write(n) }
}

public func uLongs(n: Int64) throws(KotlinError) -> KotlinFlow<UInt64> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 10) { $0.write(n) }
}

public func chars(n: Int64) throws(KotlinError) -> KotlinFlow<UTF16.CodeUnit> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 11) { $0.write(n) }
}

public func floats(n: Int64) throws(KotlinError) -> KotlinFlow<Float> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 12) { $0.write(n) }
}

public func doubles(n: Int64) throws(KotlinError) -> KotlinFlow<Double> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 13) { $0.write(n) }
}

public func strings(n: Int64) throws(KotlinError) -> KotlinFlow<String> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 14) { $0.write(n) }
}

public func emptyStrings(n: Int64) throws(KotlinError) -> KotlinFlow<String> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 15) { $0.write(n) }
}

public func longStrings(n: Int64, size: Int64) throws(KotlinError) -> KotlinFlow<String> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 16) {
    $0.write(n)
    $0.write(size)
  }
}

public func byteArrays(n: Int64) throws(KotlinError) -> KotlinFlow<[UInt8]> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 17) { $0.write(n) }
}

public func units(n: Int64) throws(KotlinError) -> KotlinFlow<KotlinUnit> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 18) { $0.write(n) }
}

public func nullableLongs(n: Int64) throws(KotlinError) -> KotlinFlow<Int64?> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 19) { $0.write(n) }
}

public func nullableStrings(n: Int64) throws(KotlinError) -> KotlinFlow<String?> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 20) { $0.write(n) }
}

public func nulls(n: Int64) throws(KotlinError) -> KotlinFlow<String?> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 21) { $0.write(n) }
}

public func lists(n: Int64) throws(KotlinError) -> KotlinFlow<[Int64]> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 22) { $0.write(n) }
}

public func nestedLists(n: Int64) throws(KotlinError) -> KotlinFlow<[[String]]> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 23) { $0.write(n) }
}

public func nullableLists(n: Int64) throws(KotlinError) -> KotlinFlow<[Int64?]> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 24) { $0.write(n) }
}

public func sets(n: Int64) throws(KotlinError) -> KotlinFlow<Set<String>> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 25) { $0.write(n) }
}

public func longArrays(n: Int64) throws(KotlinError) -> KotlinFlow<[Int64]> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 26) { $0.write(n) }
}

public func maps(n: Int64) throws(KotlinError) -> KotlinFlow<[String: Int64]> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 27) { $0.write(n) }
}

public func durations(n: Int64) throws(KotlinError) -> KotlinFlow<Duration> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 28) { $0.write(n) }
}

public func instants(n: Int64) throws(KotlinError) -> KotlinFlow<KotlinInstant> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 29) { $0.write(n) }
}

public func colors(n: Int64) throws(KotlinError) -> KotlinFlow<Color> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 30) { $0.write(n) }
}

public func shapes(n: Int64) throws(KotlinError) -> KotlinFlow<Shape> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 31) { $0.write(n) }
}

public func origins(n: Int64) throws(KotlinError) -> KotlinFlow<Origin> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 32) { $0.write(n) }
}

public func points(n: Int64) throws(KotlinError) -> KotlinFlow<Point> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 33) { $0.write(n) }
}

public func nullablePoints(n: Int64) throws(KotlinError) -> KotlinFlow<Point?> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 34) { $0.write(n) }
}

public func people(n: Int64) throws(KotlinError) -> KotlinFlow<Person> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 35) { $0.write(n) }
}

public func trees(n: Int64) throws(KotlinError) -> KotlinFlow<Tree> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 36) { $0.write(n) }
}

/// Strings that are easy to get wrong: empty, NUL, every length of UTF-8, a surrogate without its
/// other half.
public func awkwardStrings() throws(KotlinError) -> KotlinFlow<String> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 37) { _ in }
}

/// Numbers whose bits must survive: NaNs with a payload, negative zero, infinities, limits,
/// subnormals.
public func awkwardDoubles() throws(KotlinError) -> KotlinFlow<Double> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 38) { _ in }
}

/// Emits `n` finite durations, then an infinite one, which has no encoding, then a finite one.
public func infiniteDuration(n: Int64) throws(KotlinError) -> KotlinFlow<Duration> {
  try KotlinFlow(of: FixturesLibrary.module, flow: 39) { $0.write(n) }
}
