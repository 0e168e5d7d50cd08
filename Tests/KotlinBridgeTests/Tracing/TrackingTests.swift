import Testing

@testable import KotlinBridge

/// The registry behind `KotlinTrace`: its cost does not depend on what is alive.
@Suite struct TrackingTests {
  /// When the registry copied what is alive, this ratio was 145; the limit allows for colder
  /// caches. The quickest of many batches is compared, because nothing has interrupted that one.
  @Test func aBeginCostsTheSameWhateverIsAlive() {
    let beside500 = quickestBegins(beside: 500)
    let beside20000 = quickestBegins(beside: 20_000)
    #expect(beside20000 < beside500 * 8)
  }

  private func quickestBegins(beside count: Int) -> Duration {
    // Nobody else's table has this address.
    let address = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { address.deallocate() }
    let table = UInt(bitPattern: address)
    Tracking.track(table)
    defer { Tracking.forget(table) }
    let place = SourcePlace(fileID: #fileID, line: #line)
    func begin(_ count: Int) {
      for _ in 0..<count { _ = Tracking.begin(.subscription, 1, of: table, at: place) }
    }
    begin(count)
    let batches = (0..<40).map { _ in ContinuousClock().measure { begin(10) } }
    #expect(Tracking.live(in: table).count == count + 400)
    return batches.min() ?? .zero
  }
}
