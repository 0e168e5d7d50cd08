/// How long work of many parts still takes, if the rest is like what is done.
package struct TimeLeft: Sendable {
  private let total: Int
  private let elapsed: @Sendable () -> Duration

  /// Begins now.
  package init(of total: Int) {
    let start = ContinuousClock.now
    self.init(of: total) { ContinuousClock.now - start }
  }

  init(of total: Int, elapsed: @escaping @Sendable () -> Duration) {
    self.total = total
    self.elapsed = elapsed
  }

  /// Such as `, about 40 s left`; empty while nothing is done, or if it is soon over.
  package func text(done: Int) -> String {
    guard done > 0, done < total else { return "" }
    let seconds = Int((elapsed() / .seconds(1) / Double(done) * Double(total - done)).rounded(.up))
    switch seconds {
    case ..<5: return ""
    case ..<90: return ", about \((seconds + 4) / 5 * 5) s left"
    default: return ", about \((seconds + 30) / 60) min left"
    }
  }
}
