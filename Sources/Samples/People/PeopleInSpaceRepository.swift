// Made by `kotlin-bridge generate` from the library people. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Tells where the International Space Station is, and who is in space.
public final class PeopleInSpaceRepository: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "people.PeopleInSpaceRepository"
  }

  public convenience init(orbit: Orbit? = nil) throws {
    defer { extendLifetime(orbit) }
    let handle: UInt64 = try PeopleLibrary.module.call(12) { $0.write(orbit) }
    self.init(holding: handle, of: PeopleLibrary.module)
  }
}

extension PeopleInSpaceRepository {
  /// Emits the station's position now and after every `interval`, as long as it is collected.
  ///
  /// - Throws: `IllegalArgumentException` if the interval is not positive
  public func pollIssPosition(interval: Duration) throws -> KotlinFlow<IssPosition> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try PeopleLibrary.module.call(13) {
      $0.write(self)
      $0.write(interval)
    }
    return KotlinFlow<IssPosition>(of: PeopleLibrary.module, flow: 0, made: handle)
  }

  /// Returns the people in space according to `json`, the answer of a "people in space" service:
  /// `{"people": [{"craft": "ISS", "name": "…"}], "number": 1, "message": "success"}`.
  ///
  /// - Throws: `kotlinx.serialization.SerializationException` if it is not JSON of this form
  nonisolated(nonsending) public func fetchPeople(json: String) async throws -> [Assignment] {
    defer { extendLifetime(self) }
    return try await PeopleLibrary.module.callSuspending(14) {
      $0.write(self)
      $0.write(json)
    }
  }

  /// Returns the people in space according to `json`, the answer of a "people in space" service:
  /// `{"people": [{"craft": "ISS", "name": "…"}], "number": 1, "message": "success"}`.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  ///   Failure: `kotlinx.serialization.SerializationException` if it is not JSON of this form
  @discardableResult
  public func fetchPeople(
    json: String,
    on placement: KotlinPlacement = .default,
    completion: @escaping KotlinCompletion<[Assignment]>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return PeopleLibrary.module.callSuspending(14, on: placement, completion: completion) {
      $0.write(self)
      $0.write(json)
    }
  }
}
