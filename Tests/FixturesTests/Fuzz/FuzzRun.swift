import CKotlinBridge
import Foundation
import TestHelpers
import Testing

@testable import KotlinBridge

/// Many rounds, each with one mutated frame or mutated bytes, and what they need.
///
/// The seed is printed at the start and now and then, because a crash can't tell it.
struct FuzzRun {
  /// How many rounds a test has: KOTLIN_BRIDGE_FUZZ, or as many as take a second.
  static let rounds =
    ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_FUZZ"].flatMap(Int.init)
    ?? TestHelpers.rounds(4000)
  private static let roundsBetweenSeeds = 100_000

  var seed = Seed()
  let forms: [WireForm]
  private let mutator: Mutator
  private let flows: [String: UInt32]
  private let pages = [GuardedPages(), GuardedPages(), GuardedPages()]
  private var lent = 0
  private var statuses: [kb_status: Int] = [:]

  init() throws {
    forms = try WireForm.all()
    mutator = Mutator(forms.flatMap(\.samples))
    flows = Dictionary(uniqueKeysWithValues: library.manifest.flows.map { ($0.name, $0.id) })
  }

  /// Runs `body` once for each round. What it returns is recorded as an issue, with the seed of the
  /// round; after ten issues the run ends.
  mutating func forEachRound(_ test: String = #function, _ body: (inout FuzzRun) -> String?) {
    var issues = 0
    var progress = RoundProgress(of: FuzzRun.rounds, test)
    defer { progress.end() }
    for round in 0..<FuzzRun.rounds where issues < 10 {
      progress.begin(round)
      let start = seed
      if round % FuzzRun.roundsBetweenSeeds == 0 { tell("\(test), round \(round): \(start)") }
      lent = 0
      if let complaint = body(&self) {
        issues += 1
        Issue.record("\(start): \(complaint)")
      }
    }
    tell("\(test): \(FuzzRun.rounds) rounds\(summary)")
  }

  /// Counts what the library answered.
  mutating func count(_ status: kb_status) { statuses[status, default: 0] += 1 }

  /// How often each status was answered.
  private var summary: String {
    statuses.sorted { $0.key < $1.key }.map { ", \($0.value) with status \($0.key)" }.joined()
  }

  private func tell(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  // MARK: - For a round

  /// True once in so many times.
  mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &seed) == 0 }

  /// One of the encodings, mutated.
  mutating func mutant(of samples: [[UInt8]]) -> [UInt8] {
    mutator.mutant(of: samples.randomElement(using: &seed)!, &seed)
  }

  /// Lends bytes, with room for more unless the memory is to be of their size. At most three times
  /// in a round.
  mutating func lend(_ bytes: [UInt8], isExact: Bool = false) -> LentBytes {
    let room = [0, 0, 1, 64, 256, 4096].randomElement(using: &seed)!
    defer { lent += 1 }
    return LentBytes(
      bytes, capacity: bytes.count + (isExact ? 0 : room), in: chance(2) ? pages[lent] : nil)
  }

  func id(ofFlow name: String) -> UInt32 { flows[name]! }

  /// How a type crosses, by the name of its echo.
  func form(_ echo: String) -> WireForm { forms.first { $0.echo == echo }! }
}
