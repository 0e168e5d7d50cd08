// Made by `kotlin-bridge generate` from the library people. Do not edit: generate it again.

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
    let handle: UInt64 = try PeopleLibrary.module.call(2) {
      $0.write(epoch)
      $0.write(inclination)
      $0.write(ascendingNode)
      $0.write(eccentricity)
      $0.write(perigee)
      $0.write(meanAnomaly)
      $0.write(meanMotion)
    }
    self.init(holding: handle, of: PeopleLibrary.module)
  }
}

extension Orbit {
  public var epoch: KotlinInstant {
    defer { extendLifetime(self) }
    return PeopleLibrary.module.callOrStop(3) { $0.write(self) }
  }

  public var inclination: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(4, Twins.f4, of: PeopleLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var ascendingNode: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(5, Twins.f5, of: PeopleLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var eccentricity: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(6, Twins.f6, of: PeopleLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var perigee: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(7, Twins.f7, of: PeopleLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var meanAnomaly: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(8, Twins.f8, of: PeopleLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public var meanMotion: Double {
    defer { extendLifetime(self) }
    return KotlinModule.callOrStop(9, Twins.f9, of: PeopleLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  /// The position of the satellite above the Earth at `instant`.
  public func position(instant: KotlinInstant) throws -> IssPosition {
    defer { extendLifetime(self) }
    return try PeopleLibrary.module.call(10) {
      $0.write(self)
      $0.write(instant)
    }
  }

  /// The International Space Station on 9 December 2019. The documentation of python-sgp4 and
  /// of Astropy uses the same two-line element set, so anybody can compare.
  public static var iss: Orbit {
    let handle: UInt64 = KotlinModule.callOrStop(11, Twins.f11, of: PeopleLibrary.module) { $0($1) }
    return Orbit(holding: handle, of: PeopleLibrary.module)
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f4: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    PeopleLibrary.module.twin(4)
  static let f5: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    PeopleLibrary.module.twin(5)
  static let f6: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    PeopleLibrary.module.twin(6)
  static let f7: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    PeopleLibrary.module.twin(7)
  static let f8: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    PeopleLibrary.module.twin(8)
  static let f9: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Double)? =
    PeopleLibrary.module.twin(9)
  static let f11: (@convention(c) (UnsafeMutableRawPointer) -> UInt64)? =
    PeopleLibrary.module.twin(11)
}
