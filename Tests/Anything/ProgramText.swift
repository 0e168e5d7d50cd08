/// What the program in Swift has besides the calls of each package.
enum ProgramText {
  static let helpers = """
    import Anything
    import Glibc
    import KotlinBridge

    nonisolated(unsafe) var wrong = 0

    func check(_ name: String, _ isRight: () async throws -> Bool) async {
      do {
        if try await isRight() { return }
        print("\\(name): another value came back")
      } catch {
        print("\\(name): \\(error)")
      }
      wrong += 1
    }

    struct Missing: Error {}

    func firstElement<Elements: AsyncSequence>(of elements: Elements) async throws -> Elements.Element {
      for try await element in elements { return element }
      throw Missing()
    }

    /// What `body` throws.
    func caught(_ body: () async throws -> Void) async throws -> any Error {
      do { try await body() } catch { return error }
      throw Missing()
    }

    /// What Kotlin says of a property of an error, whose name in Swift is not known here.
    func property<Value>(
      _ index: Int, of error: any Error, _ isSame: (Value) throws -> Bool
    ) rethrows -> Bool {
      let properties = Array(Mirror(reflecting: error).children)
      guard index < properties.count, let value = properties[index].value as? Value else { return false }
      return try isSame(value)
    }

    """
}
