import KotlinBridgeBenchmark
import KotlinBridgeTools
import Testing

@Suite struct BenchOptionsTests {
  private func problem(_ arguments: String...) -> String? {
    do {
      _ = try BenchOptions(arguments: arguments)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func allOptionsAreRead() throws {
    let options = try BenchOptions(arguments: [
      "--filter", "call", "--filter=flow", "--quick", "--check", "--json", "a", "--html", "b",
      "--compare", "c", "--library", "d",
    ])
    #expect(options.filters == ["call", "flow"])
    #expect(options.isQuick)
    #expect(options.isChecked)
    #expect((options.json, options.html, options.compare, options.library) == ("a", "b", "c", "d"))
  }

  @Test func whatCannotBeFollowedIsNamed() {
    #expect(problem("call") == "bench takes no argument 'call'; --filter selects rows")
    #expect(problem("--fast") == "bench has no option '--fast'")
    #expect(problem("--json", "a", "--html", "a") == "--json and --html name the same file")
    #expect(problem("--json") == "the option --json needs a value")
  }

  @Test func aFilterPicksTheRowsThatHaveItInTheirNames() throws {
    let rows = ["flow-long-async", "flow-long-callback", "call-plain"].map {
      Row($0, ours: .figure { 0 })
    }
    let options = try BenchOptions(arguments: ["--filter", "async", "--filter", "call-"])
    #expect(try options.chosen(of: rows).map(\.name) == ["flow-long-async", "call-plain"])
    #expect(try BenchOptions(arguments: []).chosen(of: rows).count == 3)
  }

  @Test func aFilterThatPicksNothingIsRefused() throws {
    let options = try BenchOptions(arguments: ["--filter", "nothing"])
    #expect(throws: CommandError("no row has 'nothing' in its name; bench --list prints all names"))
    {
      try options.chosen(of: [Row("row", ours: .figure { 0 })])
    }
  }
}
