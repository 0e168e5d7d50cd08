import Foundation
import TestHelpers
import Testing

/// `kotlin-bridge bench` as a user runs it. These tests do not judge the figures.
@Suite(.onOwnThread) struct BenchCommandTests {
  private let library = kotlinLibrary("bench")

  @Test func aRowIsMeasuredAndReported() throws {
    let shop = try Workshop()
    let (json, html) = (shop.path("bench.json"), shop.path("bench.html"))
    let arguments = ["bench", "--quick", "--filter", "function-of-kotlin", "--library", library]
    let first = try CommandRun.run(arguments + ["--json", json, "--html", html], in: shop)
    #expect(first.status == 0, "\(first.error)")
    #expect(first.output.contains("function-of-kotlin"))
    #expect(first.output.contains("machine"))
    let object = try JSONSerialization.jsonObject(with: Data(bytes(of: json)))
    let rows = try #require((object as? [String: Any])?["rows"] as? [[String: Any]])
    #expect(rows.map { $0["name"] as? String } == ["function-of-kotlin"])
    #expect(rows[0]["usual"] is NSNull)
    #expect(String(decoding: try bytes(of: html), as: UTF8.self).contains("function-of-kotlin"))

    let second = try CommandRun.run(arguments + ["--compare", json], in: shop)
    #expect(second.status == 0, "\(second.error)")
  }

  @Test func whatNeedsAProcessOfItsOwnHasOne() throws {
    let outcome = try CommandRun.run([
      "bench", "--quick", "--filter", "start-up", "--library", library,
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("start-up"))
  }

  @Test func theListHasEachRowOnce() throws {
    let outcome = try CommandRun.run("bench", "--list", "--library", library)
    let names = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(Set(names).count == names.count)
    #expect(names.contains("flow-long-async"))
  }

  @Test(arguments: [
    (["--filter", "nothing"], "no row has 'nothing' in its name"),
    (["--library", "/nowhere/libbench.so"], "there is no file /nowhere/libbench.so"),
    (["--json", "/nowhere/bench.json"], "/nowhere/bench.json can't be written"),
    (["--compare", "/nowhere/bench.json"], "/nowhere/bench.json"),
    (["--rounds", "3"], "bench has no option '--rounds'"),
  ])
  func whatCannotRunIsSaidInOneLine(_ arguments: [String], _ problem: String) throws {
    let found = arguments.contains("--library") ? [] : ["--library", library]
    let outcome = try CommandRun.run(["bench", "--quick"] + found + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error.contains(problem), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1)
  }
}
