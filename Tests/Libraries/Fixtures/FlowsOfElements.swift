// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

public func empty() throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(94, Twins.f94, of: FixturesLibrary.module) { $0($1) }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 0, made: handle)
}

public func one(value: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(95, Twins.f95, of: FixturesLibrary.module) {
    $0(value, $1)
  } write: {
    $0.write(value)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 1, made: handle)
}

public func booleans(n: Int64) throws -> KotlinFlow<Bool> {
  let handle: UInt64 = try KotlinModule.call(96, Twins.f96, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Bool>(of: FixturesLibrary.module, flow: 2, made: handle)
}

public func bytes(n: Int64) throws -> KotlinFlow<Int8> {
  let handle: UInt64 = try KotlinModule.call(97, Twins.f97, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int8>(of: FixturesLibrary.module, flow: 3, made: handle)
}

public func shorts(n: Int64) throws -> KotlinFlow<Int16> {
  let handle: UInt64 = try KotlinModule.call(98, Twins.f98, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int16>(of: FixturesLibrary.module, flow: 4, made: handle)
}

public func ints(n: Int64) throws -> KotlinFlow<Int32> {
  let handle: UInt64 = try KotlinModule.call(99, Twins.f99, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int32>(of: FixturesLibrary.module, flow: 5, made: handle)
}

public func longs(n: Int64) throws -> KotlinFlow<Int64> {
  let handle: UInt64 = try KotlinModule.call(100, Twins.f100, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64>(of: FixturesLibrary.module, flow: 6, made: handle)
}

public func uBytes(n: Int64) throws -> KotlinFlow<UInt8> {
  let handle: UInt64 = try KotlinModule.call(101, Twins.f101, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<UInt8>(of: FixturesLibrary.module, flow: 7, made: handle)
}

public func uShorts(n: Int64) throws -> KotlinFlow<UInt16> {
  let handle: UInt64 = try KotlinModule.call(102, Twins.f102, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<UInt16>(of: FixturesLibrary.module, flow: 8, made: handle)
}

public func uInts(n: Int64) throws -> KotlinFlow<UInt32> {
  let handle: UInt64 = try KotlinModule.call(103, Twins.f103, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<UInt32>(of: FixturesLibrary.module, flow: 9, made: handle)
}

public func uLongs(n: Int64) throws -> KotlinFlow<UInt64> {
  let handle: UInt64 = try KotlinModule.call(104, Twins.f104, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<UInt64>(of: FixturesLibrary.module, flow: 10, made: handle)
}

public func chars(n: Int64) throws -> KotlinFlow<UTF16.CodeUnit> {
  let handle: UInt64 = try KotlinModule.call(105, Twins.f105, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<UTF16.CodeUnit>(of: FixturesLibrary.module, flow: 11, made: handle)
}

public func floats(n: Int64) throws -> KotlinFlow<Float> {
  let handle: UInt64 = try KotlinModule.call(106, Twins.f106, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Float>(of: FixturesLibrary.module, flow: 12, made: handle)
}

public func doubles(n: Int64) throws -> KotlinFlow<Double> {
  let handle: UInt64 = try KotlinModule.call(107, Twins.f107, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Double>(of: FixturesLibrary.module, flow: 13, made: handle)
}

public func strings(n: Int64) throws -> KotlinFlow<String> {
  let handle: UInt64 = try KotlinModule.call(108, Twins.f108, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<String>(of: FixturesLibrary.module, flow: 14, made: handle)
}

public func emptyStrings(n: Int64) throws -> KotlinFlow<String> {
  let handle: UInt64 = try KotlinModule.call(109, Twins.f109, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<String>(of: FixturesLibrary.module, flow: 15, made: handle)
}

public func longStrings(n: Int64, size: Int64) throws -> KotlinFlow<String> {
  let handle: UInt64 = try KotlinModule.call(110, Twins.f110, of: FixturesLibrary.module) {
    $0(n, size, $1)
  } write: {
    $0.write(n)
    $0.write(size)
  }
  return KotlinFlow<String>(of: FixturesLibrary.module, flow: 16, made: handle)
}

public func byteArrays(n: Int64) throws -> KotlinFlow<[UInt8]> {
  let handle: UInt64 = try KotlinModule.call(111, Twins.f111, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<[UInt8]>(of: FixturesLibrary.module, flow: 17, made: handle)
}

public func units(n: Int64) throws -> KotlinFlow<KotlinUnit> {
  let handle: UInt64 = try KotlinModule.call(112, Twins.f112, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<KotlinUnit>(of: FixturesLibrary.module, flow: 18, made: handle)
}

public func nullableLongs(n: Int64) throws -> KotlinFlow<Int64?> {
  let handle: UInt64 = try KotlinModule.call(113, Twins.f113, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Int64?>(of: FixturesLibrary.module, flow: 19, made: handle)
}

public func nullableStrings(n: Int64) throws -> KotlinFlow<String?> {
  let handle: UInt64 = try KotlinModule.call(114, Twins.f114, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<String?>(of: FixturesLibrary.module, flow: 20, made: handle)
}

public func nulls(n: Int64) throws -> KotlinFlow<String?> {
  let handle: UInt64 = try KotlinModule.call(115, Twins.f115, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<String?>(of: FixturesLibrary.module, flow: 21, made: handle)
}

public func lists(n: Int64) throws -> KotlinFlow<[Int64]> {
  let handle: UInt64 = try KotlinModule.call(116, Twins.f116, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<[Int64]>(of: FixturesLibrary.module, flow: 22, made: handle)
}

public func nestedLists(n: Int64) throws -> KotlinFlow<[[String]]> {
  let handle: UInt64 = try KotlinModule.call(117, Twins.f117, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<[[String]]>(of: FixturesLibrary.module, flow: 23, made: handle)
}

public func nullableLists(n: Int64) throws -> KotlinFlow<[Int64?]> {
  let handle: UInt64 = try KotlinModule.call(118, Twins.f118, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<[Int64?]>(of: FixturesLibrary.module, flow: 24, made: handle)
}

public func sets(n: Int64) throws -> KotlinFlow<Set<String>> {
  let handle: UInt64 = try KotlinModule.call(119, Twins.f119, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Set<String>>(of: FixturesLibrary.module, flow: 25, made: handle)
}

public func longArrays(n: Int64) throws -> KotlinFlow<[Int64]> {
  let handle: UInt64 = try KotlinModule.call(120, Twins.f120, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<[Int64]>(of: FixturesLibrary.module, flow: 26, made: handle)
}

public func maps(n: Int64) throws -> KotlinFlow<[String: Int64]> {
  let handle: UInt64 = try KotlinModule.call(121, Twins.f121, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<[String: Int64]>(of: FixturesLibrary.module, flow: 27, made: handle)
}

public func durations(n: Int64) throws -> KotlinFlow<Duration> {
  let handle: UInt64 = try KotlinModule.call(122, Twins.f122, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Duration>(of: FixturesLibrary.module, flow: 28, made: handle)
}

public func instants(n: Int64) throws -> KotlinFlow<KotlinInstant> {
  let handle: UInt64 = try KotlinModule.call(123, Twins.f123, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<KotlinInstant>(of: FixturesLibrary.module, flow: 29, made: handle)
}

public func colors(n: Int64) throws -> KotlinFlow<Color> {
  let handle: UInt64 = try KotlinModule.call(124, Twins.f124, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Color>(of: FixturesLibrary.module, flow: 30, made: handle)
}

public func shapes(n: Int64) throws -> KotlinFlow<Shape> {
  let handle: UInt64 = try KotlinModule.call(125, Twins.f125, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Shape>(of: FixturesLibrary.module, flow: 31, made: handle)
}

public func origins(n: Int64) throws -> KotlinFlow<Origin> {
  let handle: UInt64 = try KotlinModule.call(126, Twins.f126, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Origin>(of: FixturesLibrary.module, flow: 32, made: handle)
}

public func points(n: Int64) throws -> KotlinFlow<Point> {
  let handle: UInt64 = try KotlinModule.call(127, Twins.f127, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Point>(of: FixturesLibrary.module, flow: 33, made: handle)
}

public func nullablePoints(n: Int64) throws -> KotlinFlow<Point?> {
  let handle: UInt64 = try KotlinModule.call(128, Twins.f128, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Point?>(of: FixturesLibrary.module, flow: 34, made: handle)
}

public func people(n: Int64) throws -> KotlinFlow<Person> {
  let handle: UInt64 = try KotlinModule.call(129, Twins.f129, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Person>(of: FixturesLibrary.module, flow: 35, made: handle)
}

public func trees(n: Int64) throws -> KotlinFlow<Tree> {
  let handle: UInt64 = try KotlinModule.call(130, Twins.f130, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Tree>(of: FixturesLibrary.module, flow: 36, made: handle)
}

/// Strings that are easy to get wrong: empty, NUL, every length of UTF-8, a surrogate without its
/// other half.
public func awkwardStrings() throws -> KotlinFlow<String> {
  let handle: UInt64 = try KotlinModule.call(131, Twins.f131, of: FixturesLibrary.module) { $0($1) }
  return KotlinFlow<String>(of: FixturesLibrary.module, flow: 37, made: handle)
}

/// Numbers whose bits must survive: NaNs with a payload, negative zero, infinities, limits,
/// subnormals.
public func awkwardDoubles() throws -> KotlinFlow<Double> {
  let handle: UInt64 = try KotlinModule.call(132, Twins.f132, of: FixturesLibrary.module) { $0($1) }
  return KotlinFlow<Double>(of: FixturesLibrary.module, flow: 38, made: handle)
}

/// Emits `n` finite durations, then an infinite one, which has no encoding, then a finite one.
public func infiniteDuration(n: Int64) throws -> KotlinFlow<Duration> {
  let handle: UInt64 = try KotlinModule.call(133, Twins.f133, of: FixturesLibrary.module) {
    $0(n, $1)
  } write: {
    $0.write(n)
  }
  return KotlinFlow<Duration>(of: FixturesLibrary.module, flow: 39, made: handle)
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f94: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(94)
  static let f95: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(95)
  static let f96: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(96)
  static let f97: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(97)
  static let f98: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(98)
  static let f99: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(99)
  static let f100: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(100)
  static let f101: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(101)
  static let f102: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(102)
  static let f103: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(103)
  static let f104: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(104)
  static let f105: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(105)
  static let f106: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(106)
  static let f107: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(107)
  static let f108: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(108)
  static let f109: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(109)
  static let f110: (@convention(c) (Int64, Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(110)
  static let f111: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(111)
  static let f112: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(112)
  static let f113: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(113)
  static let f114: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(114)
  static let f115: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(115)
  static let f116: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(116)
  static let f117: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(117)
  static let f118: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(118)
  static let f119: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(119)
  static let f120: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(120)
  static let f121: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(121)
  static let f122: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(122)
  static let f123: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(123)
  static let f124: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(124)
  static let f125: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(125)
  static let f126: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(126)
  static let f127: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(127)
  static let f128: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(128)
  static let f129: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(129)
  static let f130: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(130)
  static let f131: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(131)
  static let f132: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(132)
  static let f133: (@convention(c) (Int64, UnsafeMutableRawPointer) -> UInt64)? =
    FixturesLibrary.module.twin(133)
}
