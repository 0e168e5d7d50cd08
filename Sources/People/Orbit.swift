// Made by `kotlin-bridge generate` from the library people. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// An orbit around the Earth, given by its mean elements in the units of a two-line element set.
///
/// The position is computed with Kepler's equation and the secular drift that the flattening of the
/// Earth (J2) causes in the node and the perigee: D. Vallado, *Fundamentals of Astrodynamics and
/// Applications*, 4th edition, sections 2.2 and 9.6. Periodic disturbances are left out, which
/// costs
/// about 20 km. Drag is left out too, so elements age: the error grows by some kilometres in a day
/// and by hundreds in weeks, and after months the position is only plausible.
public final class Orbit: KotlinObject, @unchecked Sendable {
  @_spi(Generated) override public class var kotlinName: String { "people.Orbit" }

  public convenience init(
    epoch: KotlinInstant,
    inclination: Double,
    ascendingNode: Double,
    eccentricity: Double,
    perigee: Double,
    meanAnomaly: Double,
    meanMotion: Double
  ) throws(KotlinError) {
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
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      return try PeopleLibrary.module.call(3) { $0.write(self) }
    }
  }

  public var inclination: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function4, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try PeopleLibrary.module.call(4) { $0.write(self) }
    }
  }

  public var ascendingNode: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function5, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try PeopleLibrary.module.call(5) { $0.write(self) }
    }
  }

  public var eccentricity: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function6, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try PeopleLibrary.module.call(6) { $0.write(self) }
    }
  }

  public var perigee: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function7, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try PeopleLibrary.module.call(7) { $0.write(self) }
    }
  }

  public var meanAnomaly: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function8, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try PeopleLibrary.module.call(8) { $0.write(self) }
    }
  }

  public var meanMotion: Double {
    get throws(KotlinError) {
      defer { extendLifetime(self) }
      if let twin = Twins.function9, !KotlinModule.isTraced {
        return try KotlinCatch.catching { twin(kotlinHandle, $0) }
      }
      return try PeopleLibrary.module.call(9) { $0.write(self) }
    }
  }

  /// The position of the satellite above the Earth at `instant`.
  public func position(instant: KotlinInstant) throws(KotlinError) -> IssPosition {
    defer { extendLifetime(self) }
    return try PeopleLibrary.module.call(10) {
      $0.write(self)
      $0.write(instant)
    }
  }

  /// The International Space Station on 9 December 2019. The documentation of python-sgp4 and
  /// of Astropy uses the same two-line element set, so anybody can compare.
  public static var iss: Orbit {
    get throws(KotlinError) {
      if let twin = Twins.function11, !KotlinModule.isTraced {
        let handle = try KotlinCatch.catching { twin($0) }
        return Orbit(holding: handle, of: PeopleLibrary.module)
      }
      return try PeopleLibrary.module.call(11)
    }
  }
}

/// The functions of C for numbers and objects, where the library has them.
private enum Twins {
  typealias Function4 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Double
  static let function4 = try? PeopleLibrary.module.twin(
    ofFunction: 4, as: Function4.self)

  typealias Function5 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Double
  static let function5 = try? PeopleLibrary.module.twin(
    ofFunction: 5, as: Function5.self)

  typealias Function6 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Double
  static let function6 = try? PeopleLibrary.module.twin(
    ofFunction: 6, as: Function6.self)

  typealias Function7 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Double
  static let function7 = try? PeopleLibrary.module.twin(
    ofFunction: 7, as: Function7.self)

  typealias Function8 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Double
  static let function8 = try? PeopleLibrary.module.twin(
    ofFunction: 8, as: Function8.self)

  typealias Function9 = @convention(c) (UInt64, UnsafeMutableRawPointer) -> Double
  static let function9 = try? PeopleLibrary.module.twin(
    ofFunction: 9, as: Function9.self)

  typealias Function11 = @convention(c) (UnsafeMutableRawPointer) -> UInt64
  static let function11 = try? PeopleLibrary.module.twin(
    ofFunction: 11, as: Function11.self)
}
