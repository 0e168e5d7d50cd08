import KotlinBridgeLocks
import TestHelpers
import Testing

/// An object that is used without a lock until it is revoked.
@Suite struct RevocableTests {
  private let life = Life()

  @Test func objectIsLentUntilItIsRevoked() {
    let revocable = Revocable(life.token())
    var uses = 0
    revocable.use { _ in uses += 1 }
    revocable.use { _ in uses += 1 }
    revocable.revoke()
    revocable.use { _ in uses += 1 }
    #expect(uses == 2)
    #expect(life.alive == 0)
  }

  @Test func secondRevocationDoesNothing() {
    let revocable = Revocable(life.token())
    var ends = 0
    revocable.revoke { _ in ends += 1 }
    revocable.revoke { _ in ends += 1 }
    #expect(ends == 1)
  }

  @Test func objectRevokedDuringAUseLivesToTheEndOfThatUse() {
    let revocable = Revocable(life.token())
    revocable.use { _ in
      revocable.use { _ in revocable.revoke() }
      #expect(life.alive == 1)
      revocable.use { _ in Issue.record("used after it was revoked") }
    }
    #expect(life.alive == 0)
  }

  @Test func objectThatIsNeverRevokedIsReleasedWithItsRevocable() {
    do { _ = Revocable(life.token()) }
    #expect(life.alive == 0)
  }

  @Test func usesAgainstARevocationReleaseTheObjectOnce() {
    inManyRounds { seed, life in
      let revocable = Revocable(life.token())
      race(
        &seed, { for _ in 0..<4 { revocable.use { $0.touch() } } }, { revocable.revoke() })
      #expect(life.alive == 0)
    }
  }
}
