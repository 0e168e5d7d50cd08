import CPeople
public import KotlinBridge

/// Where the International Space Station is and who is in space: the Kotlin class
/// `people.PeopleInSpaceRepository`.
///
///     for try await position in try PeopleInSpace().pollIssPosition(interval: .seconds(1)) {
///       print(position.latitude, position.longitude)
///     }
public struct PeopleInSpace: Sendable {
  /// The library that everything here is in.
  public let library: KotlinLibrary

  /// The linked library, `libpeople.so`.
  public init() throws(KotlinError) {
    try self.init(library: KotlinLibrary(linked: people_kotlin_bridge))
  }

  /// A library that was opened by its path.
  public init(library: KotlinLibrary) {
    self.library = library
  }

  /// The station's position now and after every `interval`, for as long as it is collected.
  ///
  /// An interval that is not positive is an error of the flow, `kotlin.IllegalArgumentException`.
  public func pollIssPosition(interval: Duration) throws(KotlinError) -> KotlinFlow<IssPosition> {
    try library.flow("pollIssPosition", interval)
  }

  /// The people in space according to `json`, the answer of a "people in space" service:
  /// `{"people": [{"craft": "ISS", "name": "…"}], "number": 1, "message": "success"}`.
  ///
  /// Throws what Kotlin throws for anything else, with the place where the text is wrong.
  public func fetchPeople(json: String) async throws -> [Assignment] {
    try await library.call("fetchPeople", json)
  }

  /// The same with a completion handler, called exactly once, on any thread.
  @discardableResult
  public func fetchPeople(
    json: String, completion: @escaping @Sendable (Result<[Assignment], KotlinError>) -> Void
  ) -> KotlinJob {
    library.call("fetchPeople", json, completion: completion)
  }
}
