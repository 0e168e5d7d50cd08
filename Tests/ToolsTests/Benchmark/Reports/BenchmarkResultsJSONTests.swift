import Foundation
import KotlinBridgeBenchmark
import KotlinBridgeTools
import Testing

@Suite struct BenchmarkResultsJSONTests {
  @Test func whatIsWrittenIsRead() throws {
    var row = ResultRow.sample(usual: 790, floor: 15.2, spread: 0.04, allocations: 0)
    row.instructions = 120
    let results = BenchmarkResults.sample(row, .sample("start-up", unit: "us", ours: nil))
    let read = try BenchmarkResults(json: Array(results.json.utf8), path: "old.json")
    #expect(read == results)
  }

  @Test func noFigureIsAnExplicitNull() {
    let json = BenchmarkResults.sample(.sample()).json
    for key in ["usual", "floor", "spread", "allocations", "instructions"] {
      #expect(json.contains("\"\(key)\" : null"), "\(key)")
    }
    #expect(json.contains("\"ours\" : 33.1"))
  }

  @Test func noFiniteNumberIsNull() throws {
    let results = BenchmarkResults.sample(.sample(ours: .nan, usual: .infinity, floor: 15))
    let read = try BenchmarkResults(json: Array(results.json.utf8), path: "old.json")
    #expect(read.rows == [.sample(ours: nil, floor: 15)])
  }

  @Test func theKeysAreTheDocumentedOnes() throws {
    let json = Data(BenchmarkResults.sample(.sample()).json.utf8)
    let whole = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(whole.keys.sorted() == ["machine", "rows"])
    let row = try #require((whole["rows"] as? [[String: Any]])?.first)
    #expect(
      row.keys.sorted() == [
        "allocations", "floor", "instructions", "name", "ours", "spread", "unit", "usual",
      ])
  }

  @Test(arguments: [
    ("", noJSON), ("rows", noJSON), ("{\"rows\": [", noJSON),
    ("[]", "the document is of the wrong type"), ("{\"rows\": []}", "machine is missing"),
    ("{\"rows\": [{\"name\": \"a\"}]}", "rows[0].unit is missing"),
    ("{\"rows\": [{\"name\": null}]}", "rows[0].name is null"),
    (
      "{\"rows\": [{\"name\": \"a\", \"unit\": \"ns\", \"ours\": \"33\"}]}",
      "rows[0].ours is of the wrong type"
    ),
    (
      "{\"rows\": [], \"machine\": {\"date\": \"\", \"processor\": \"\", \"cores\": 2.5}}",
      noJSON
    ),
  ])
  func otherFilesAreNamedAndToldWhatIsWrong(json: String, problem: String) {
    #expect(throws: CommandError("old.json does not contain benchmark results: \(problem)")) {
      try BenchmarkResults(json: Array(json.utf8), path: "old.json")
    }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let problem = "the results /nowhere/old.json can't be read: there is no such file"
    #expect(throws: CommandError(problem)) { try BenchmarkResults(reading: "/nowhere/old.json") }
    #expect(throws: CommandError("the results / can't be read: it is a directory")) {
      try BenchmarkResults(reading: "/")
    }
  }

  @Test func aFileIsRead() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let results = BenchmarkResults.sample(.sample())
    try Data(results.json.utf8).write(to: file)
    #expect(try BenchmarkResults(reading: file.path) == results)
  }
}

private let noJSON = "it is not valid JSON, or a number in it is out of range"
