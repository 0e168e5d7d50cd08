import Foundation
import KotlinBridgeLocks
import TestHelpers
import Testing

@Suite struct HeartbeatTests {
  @Test func aBodyThatKeepsTheThreadIsTold() async throws {
    let pool = OneThread()
    let told = Guarded(0)
    let heartbeat = Heartbeat(on: pool, limit: 4) { missing in told.value = missing }
    await Task(executorPreference: pool) { while told.value == 0 { usleep(1000) } }.value
    heartbeat.stop()
    #expect(told.value >= 4)
  }

  @Test func oneThatSuspendsIsNot() async throws {
    let pool = OneThread()
    let told = Guarded(0)
    let heartbeat = Heartbeat(on: pool, limit: 100) { missing in told.value = missing }
    await Task(executorPreference: pool) {
      for _ in 0..<50 { try? await Task.sleep(for: .milliseconds(5)) }
    }.value
    heartbeat.stop()
    #expect(told.value == 0)
  }
}
