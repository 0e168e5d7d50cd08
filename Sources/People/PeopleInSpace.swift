import CPeople
public import KotlinBridge

/// The Kotlin class `people.PeopleInSpaceRepository`, which knows where the International Space
/// Station is and who is in space.
///
///     for try await position in try PeopleInSpace().pollIssPosition(interval: .seconds(1)) {
///       print(position.latitude, position.longitude)
///     }
public struct PeopleInSpace: Sendable {
  /// The Kotlin library that has the flow and the function of this type.
  public let library: KotlinLibrary

  /// Uses the linked library, `libpeople.so`.
  public init() throws(KotlinError) {
    try self.init(library: KotlinLibrary(linked: people_kotlin_bridge))
  }

  /// Uses a library that was opened by its path.
  public init(library: KotlinLibrary) {
    self.library = library
  }

  /// A flow of the station's position: one now, and one after every `interval`.
  ///
  /// - The flow fails with `kotlin.IllegalArgumentException` if the interval is not positive.
  public func pollIssPosition(interval: Duration) throws(KotlinError) -> KotlinFlow<IssPosition> {
    try library.flow("pollIssPosition", interval)
  }

  /// Reads the people in space from `json`, the answer of a "people in space" service:
  /// `{"people": [{"craft": "ISS", "name": "…"}], "number": 1, "message": "success"}`.
  ///
  /// - It throws what Kotlin throws for any other text, with the place where the text is wrong.
  public func fetchPeople(json: String) async throws -> [Assignment] {
    try await library.call("fetchPeople", json)
  }

  /// Reads the people in space as above, and calls a completion handler exactly once, on any
  /// thread.
  @discardableResult
  public func fetchPeople(
    json: String, completion: @escaping @Sendable (Result<[Assignment], KotlinError>) -> Void
  ) -> KotlinJob {
    library.call("fetchPeople", json, completion: completion)
  }
}
