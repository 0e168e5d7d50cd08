import Testing

@testable import KotlinBridgeTools

struct TimeLeftTests {
  @Test(arguments: [
    (done: 0, of: 10, after: 5, ""),
    (done: 1, of: 10, after: 4, ", about 40 s left"),
    (done: 5, of: 10, after: 60, ", about 60 s left"),
    (done: 1, of: 10, after: 60, ", about 9 min left"),
    (done: 9, of: 10, after: 9, ""),
    (done: 10, of: 10, after: 100, ""),
  ])
  func theRestIsLikeWhatIsDone(done: Int, total: Int, seconds: Int, text: String) {
    #expect(TimeLeft(of: total) { .seconds(seconds) }.text(done: done) == text)
  }
}
