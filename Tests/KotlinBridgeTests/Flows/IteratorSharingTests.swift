import Foundation
import TestHelpers
import Testing

/// The compiler keeps two tasks from reading one iterator at once, in language mode 6. `next()`
/// itself checks nothing, because every element would pay for that.
@Suite(.only(.long), .onOwnThread, .serialized, .timeLimit(.minutes(2))) struct IteratorSharingTests
{
  /// Proves that the other snippets are refused for what they do, and for nothing else.
  @Test func anIteratorMayBeUsedAndHandedOver() throws {
    try expectOnlyWhatIsMarked(
      """
      import KotlinBridge

      func read(_ flow: KotlinFlow<Int64>) async throws {
        var iterator = flow.makeAsyncIterator()
        while let _ = try await iterator.next() {}
        let handedOver = flow.makeAsyncIterator()
        Task { var iterator = handedOver; _ = try await iterator.next() }
        Task { for try await _ in flow {} }
        Task { for try await _ in flow {} }
      }
      func share(_ flow: KotlinFlow<Int64>) {
        let stream = flow.stream()
        Task { for try await _ in stream {} }
        Task { for try await _ in stream {} }
      }
      @MainActor func readThere(_ flow: KotlinFlow<Int64>) async throws {
        var iterator = flow.makeAsyncIterator()
        _ = try await iterator.next()
      }
      actor Reader {
        let iterator: KotlinFlow<Int64>.AsyncIterator
        init(_ flow: KotlinFlow<Int64>) { iterator = flow.makeAsyncIterator() }
        func next() async throws -> Int64? {
          var copy = iterator
          return try await copy.next()
        }
      }
      """)
  }

  @Test func anIteratorIsNotSendable() throws {
    try expectOnlyWhatIsMarked(
      """
      import KotlinBridge

      typealias Iterator = KotlinFlow<Int64>.AsyncIterator
      func send(_ value: some Sendable) {}

      func sendEach(_ flow: KotlinFlow<Int64>, _ state: KotlinMutableStateFlow<Int64>) {
        send(flow)
        send(state)
        send(flow.makeAsyncIterator())  // error
        send(state.makeAsyncIterator())  // error
        send(state.readOnly.makeAsyncIterator())  // error
        send(flow.map { $0 }.makeAsyncIterator())  // error
      }
      func capture(_ flow: KotlinFlow<Int64>) -> @Sendable () async throws -> Int64? {
        let iterator = flow.makeAsyncIterator()
        return {
          var copy = iterator  // error
          return try await copy.next()
        }
      }
      func unfold(_ flow: KotlinFlow<Int64>) -> AsyncThrowingStream<Int64, any Error> {
        let iterator = flow.makeAsyncIterator()
        return AsyncThrowingStream {
          // The standard library takes this closure from code of earlier versions too.
          var copy = iterator  // warning
          return try await copy.next()
        }
      }
      """)
  }

  @Test func twoTasksCannotReadOneIterator() throws {
    try expectOnlyWhatIsMarked(
      """
      import KotlinBridge

      typealias Iterator = KotlinFlow<Int64>.AsyncIterator

      func twoTasks(_ flow: KotlinFlow<Int64>) {
        let iterator = flow.makeAsyncIterator()
        Task { var copy = iterator; _ = try await copy.next() }  // error
        Task { var copy = iterator; _ = try await copy.next() }
      }
      func aTaskAndItsMaker(_ flow: KotlinFlow<Int64>) async throws {
        var iterator = flow.makeAsyncIterator()
        var copy = iterator
        Task { _ = try await copy.next() }  // error
        _ = try await iterator.next()
      }
      func twoChildren(_ flow: KotlinFlow<Int64>) async throws {
        var iterator = flow.makeAsyncIterator()
        async let first = iterator.next()  // error
        async let second = iterator.next()
        _ = try await (first, second)
      }
      func anActorAndItsCaller(_ flow: KotlinFlow<Int64>, _ reader: Reader) async throws {
        var iterator = flow.makeAsyncIterator()
        await reader.keep(iterator)  // error
        _ = try await iterator.next()
      }
      actor Reader {
        var iterator: Iterator?
        func keep(_ iterator: Iterator) { self.iterator = iterator }
        func nextElsewhere() async throws {
          guard var copy = iterator else { return }
          _ = try await copy.next(isolation: nil)  // error
        }
        func nextInATask() {
          Task.detached { [iterator] in  // error
            var copy = iterator
            _ = try await copy?.next()
          }
        }
      }
      """)
  }
}

/// Compiles a file in language mode 6 against the module that these tests are linked with, up to
/// the diagnosis of data races.
///
/// Expects errors and warnings about `Sendable` or data races on the lines that are marked so, and
/// none elsewhere.
private func expectOnlyWhatIsMarked(
  _ source: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "kotlin-bridge-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "snippet.swift")
  try source.write(to: file, atomically: true, encoding: .utf8)
  let told = try compile(file)

  let problem = /snippet\.swift:(\d+):\d+: (error|warning): (.*)/
  let marker = #/  // (error|warning)$/#
  var seen: [Int: Set<String>] = [:]
  for match in told.matches(of: problem) {
    let (_, line, kind, message) = match.output
    #expect(
      message.contains("Sendable") || message.contains("data races"), "\(told)",
      sourceLocation: sourceLocation)
    seen[Int(line)!, default: []].insert(String(kind))
  }
  var marked: [Int: Set<String>] = [:]
  for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
  {
    guard let match = line.firstMatch(of: marker) else { continue }
    marked[index + 1] = [String(match.output.1)]
  }
  #expect(seen == marked, "\(told)", sourceLocation: sourceLocation)
  // A compiler that could not begin reports that without a line of the file.
  if marked.isEmpty { #expect(told == "", sourceLocation: sourceLocation) }
}

/// Compiles a file and returns what the compiler prints.
private func compile(_ file: URL) throws -> String {
  // The compiler looks for data races after it has checked the types, so a type check is not
  // enough.
  let compile = ["-swift-version", "6", "-parse-as-library", "-emit-sil", "-o", "/dev/null"]
  return try TestedCompiler.told(of: compile + [file.path()])
}
