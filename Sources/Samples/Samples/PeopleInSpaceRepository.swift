// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Says where the International Space Station is, and who is in space.
///
/// - `timeout`: how long the service may take for an answer.
public final class PeopleInSpaceRepository: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String {
    "people.PeopleInSpaceRepository"
  }

  public convenience init(api: (any SpaceApi)? = nil, timeout: Duration? = nil) throws {
    defer { extendLifetime(api) }
    let handle: UInt64 = try SamplesLibrary.module.call(76) {
      $0.write(api.map(AnySpaceApi.init))
      $0.write(timeout)
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

extension PeopleInSpaceRepository {
  /// Why there is no position at the moment; null while `pollIssPosition` gets its answers.
  public var problem: KotlinStateFlow<String?> {
    KotlinStateFlow(of: SamplesLibrary.module, flow: 13, owner: self)
  }

  /// Emits the station's position now and after every `interval`, as long as it is collected.
  ///
  /// Without an answer it tries again after a pause, which doubles from half a second up to half a
  /// minute. `problem`
  /// says why meanwhile.
  ///
  /// - Throws: `IllegalArgumentException` if the interval is not positive
  public func pollIssPosition(interval: Duration) throws -> KotlinFlow<IssPosition> {
    defer { extendLifetime(self) }
    let handle: UInt64 = try SamplesLibrary.module.call(77) {
      $0.write(self)
      $0.write(interval)
    }
    return KotlinFlow<IssPosition>(of: SamplesLibrary.module, flow: 14, made: handle)
  }

  /// Returns where the station is.
  ///
  /// - Throws: `people.SpaceException`
  nonisolated(nonsending) public func issPosition() async throws -> IssPosition {
    defer { extendLifetime(self) }
    do {
      return try await SamplesLibrary.module.callSuspending(78) { $0.write(self) }
    } catch {
      throw KotlinError.thrown(error, declared: [SpaceException.self])
    }
  }

  /// Returns where the station is.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  ///   Failure: `people.SpaceException`
  @discardableResult
  public func issPosition(
    on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<IssPosition>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(78, on: placement, completion: completion) {
      $0.write(self)
    }
  }

  /// Returns the people in space.
  ///
  /// - Throws: `people.SpaceException`
  nonisolated(nonsending) public func fetchPeople() async throws -> [Assignment] {
    defer { extendLifetime(self) }
    do {
      return try await SamplesLibrary.module.callSuspending(79) { $0.write(self) }
    } catch {
      throw KotlinError.thrown(error, declared: [SpaceException.self])
    }
  }

  /// Returns the people in space.
  ///
  /// - Parameter completion: Called once. See `KotlinCompletion`.
  ///   Failure: `people.SpaceException`
  @discardableResult
  public func fetchPeople(
    on placement: KotlinPlacement = .default, completion: @escaping KotlinCompletion<[Assignment]>
  ) -> KotlinJob {
    defer { extendLifetime(self) }
    return SamplesLibrary.module.callSuspending(79, on: placement, completion: completion) {
      $0.write(self)
    }
  }
}
