import Foundation
import KotlinBridgeConformance

extension BenchmarkResults {
  init(reading path: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(filePath: path)))
  }
  var json: String { String(decoding: try! JSONEncoder().encode(self), as: UTF8.self) }
}
struct BenchmarkTable {
  let r: BenchmarkResults
  init(_ r: BenchmarkResults) { self.r = r }
  var text: String {
    func f(_ d: Double?) -> String {
      let s = d.map { String(format: "%.1f", $0) } ?? "-"
      return String(repeating: " ", count: max(0, 11 - s.count)) + s
    }
    return r.rows.map {
      $0.name.padding(toLength: 28, withPad: " ", startingAt: 0)
        + $0.unit.padding(toLength: 3, withPad: " ", startingAt: 0) + f($0.ours) + f($0.usual)
        + f($0.floor) + f($0.timesFloor) + f($0.timesFaster) + f($0.spread.map { $0 * 100 })
        + f($0.allocations)
    }.joined(separator: "\n")
  }
}
struct BenchmarkPage {
  init(_ r: BenchmarkResults) {}
  var html: String { "" }
}
struct Comparison {
  init(old: BenchmarkResults, new: BenchmarkResults) {}
  var text: String { "" }
}
