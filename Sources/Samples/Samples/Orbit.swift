// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// An orbit around the Earth, given by its mean elements in the units of a two-line element set.
///
/// The position is computed with Kepler's equation and the secular drift that the flattening of the
/// Earth (J2) causes in the node and the perigee: D. Vallado, *Fundamentals of Astrodynamics and
/// Applications*, 4th edition, sections 2.2 and 9.6. Periodic disturbances are left out, which
/// costs
/// about 20 km. Drag is left out too, so elements age: the error grows by some kilometres in a day
/// and by hundreds in weeks, and after months the position is only plausible.
public final class Orbit: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "people.Orbit" }

  public convenience init(
    epoch: KotlinInstant,
    inclination: Double,
    ascendingNode: Double,
    eccentricity: Double,
    perigee: Double,
    meanAnomaly: Double,
    meanMotion: Double
  ) throws {
    let handle: UInt64 = try SamplesLibrary.module.call(66) {
      $0.write(epoch)
      $0.write(inclination)
      $0.write(ascendingNode)
      $0.write(eccentricity)
      $0.write(perigee)
      $0.write(meanAnomaly)
      $0.write(meanMotion)
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

extension Orbit {
  public var epoch: KotlinInstant {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callOrStop(67) { $0.write(self) }
  }

  public var inclination: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(68, Twins.f68, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var ascendingNode: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(69, Twins.f69, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var eccentricity: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(70, Twins.f70, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var perigee: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(71, Twins.f71, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var meanAnomaly: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(72, Twins.f72, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var meanMotion: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(73, Twins.f73, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  /// The position of the satellite above the Earth at `instant`.
  public func position(instant: KotlinInstant) throws -> IssPosition {
    defer { extendLifetime(self) }
    return try SamplesLibrary.module.call(74) {
      $0.write(self)
      $0.write(instant)
    }
  }

  /// The International Space Station on 9 December 2019. The documentation of python-sgp4 and
  /// of Astropy uses the same two-line element set, so anybody can compare.
  public static var iss: Orbit {
    let handle: UInt64 = KotlinModule.callOrStop(75, Twins.f75, of: SamplesLibrary.module) {
      $0($1)
    }
    return Orbit(holding: handle, of: SamplesLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f68: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    SamplesLibrary.module.twin(68)
  static let f69: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    SamplesLibrary.module.twin(69)
  static let f70: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    SamplesLibrary.module.twin(70)
  static let f71: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    SamplesLibrary.module.twin(71)
  static let f72: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    SamplesLibrary.module.twin(72)
  static let f73: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    SamplesLibrary.module.twin(73)
  static let f75: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    SamplesLibrary.module.twin(75)
}
