import MainQueueWork

/// A program with an asynchronous `main`.
@main
enum AtMain {
  static func main() async throws {
    print(try await workOfMainQueue())
  }
}
