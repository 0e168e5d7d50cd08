import Foundation
import TestHelpers
import Testing

/// Runs that a signal ends.
@Suite(.onOwnThread) struct InterruptionTests {
  /// K1 passes; K2 writes its process's number to a file and waits forever.
  private func library(_ shop: Workshop) throws -> String {
    try shop.classicLibrary(
      before: """
        static int calls;
        if (getenv("SHOP_HANGS_AT") && ++calls >= atoi(getenv("SHOP_HANGS_AT"))) {
          FILE *file = fopen("\(shop.path("pid.new"))", "w");
          fprintf(file, "%d", getpid());
          fclose(file);
          rename("\(shop.path("pid.new"))", "\(shop.path("pid"))");
          for (;;) pause();
        }
        """)
  }

  private func started(_ shop: Workshop) throws -> (CommandRun, pid_t) {
    // K1 collects once, because there is one round.
    let command = try CommandRun(
      ["check", try library(shop), "--rule", "K1", "--rule", "K4", "--rounds", "1"]
        + Workshop.classic
        + ["--junit", shop.path("r.xml"), "--json", shop.path("r.json")]
        + ["--timeout", "100", "--jobs", "1"]
        // K4 collects `throws` too, for which the library has the same function.
        + ["--classic", "subscribe=start,cancel=stop,does=throws:5"],
      in: shop, environment: ["SHOP_HANGS_AT": "2"])
    var child: pid_t?
    #expect(
      comes {
        child = (try? String(contentsOfFile: shop.path("pid"), encoding: .utf8)).flatMap(pid_t.init)
        return child != nil
      })
    return (command, try #require(child))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func itEndsItsChildrenAndReportsWhatItHas(signal: Int32) throws {
    let shop = try Workshop()
    let (command, child) = try started(shop)
    command.send(signal)
    let outcome = try command.outcome()
    #expect(outcome.status == 130)
    #expect(!isAlive(child))
    #expect(outcome.output.contains("\nPARTIAL: interrupted; 1 passed, 0 failed, 1 not run\n"))
    #expect(outcome.output.contains("K1    pass\nK4    not run\n"))
    let json = String(decoding: try bytes(of: shop.path("r.json")), as: UTF8.self)
    #expect(json.contains("\"partial\" : true"))
    #expect(json.contains("\"outcome\" : \"passed\""))
    let xml = String(decoding: try bytes(of: shop.path("r.xml")), as: UTF8.self)
    #expect(xml.contains("not run: interrupted"))
    #expect(xml.hasSuffix("</testsuites>\n"))
  }

  @Test func oneThatIsKilledLeavesNoChildAndTheOlderReport() throws {
    let shop = try Workshop()
    try shop.write("an old report".utf8, to: "r.xml")
    let (command, child) = try started(shop)
    command.send(SIGKILL)
    #expect(try command.outcome().status == -SIGKILL)
    #expect(comes { !isAlive(child) })
    #expect(try bytes(of: shop.path("r.xml")) == Array("an old report".utf8))
    let files = try FileManager.default.contentsOfDirectory(atPath: shop.folder)
    #expect(!files.contains { $0.hasPrefix(".") })
  }
}
