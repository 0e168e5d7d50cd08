import KotlinBridgeCombine
import TestHelpers
import Testing

@Suite struct CancellableTests {
  @Test func closureIsCalledOnceHoweverOftenCancelled() {
    var calls = 0
    do {
      let cancellable = AnyCancellable { calls += 1 }
      #expect(calls == 0)
      cancellable.cancel()
      cancellable.cancel()
      #expect(calls == 1)
    }
    #expect(calls == 1)
  }

  @Test func droppingTheLastReferenceCancels() {
    var calls = 0
    do {
      let cancellable = AnyCancellable { calls += 1 }
      let copy = cancellable
      withExtendedLifetime((cancellable, copy)) {}
      #expect(calls == 0)
    }
    #expect(calls == 1)
  }

  @Test func cancelInsideTheClosureDoesNothing() {
    var calls = 0
    var cancellable: AnyCancellable?
    cancellable = AnyCancellable {
      calls += 1
      cancellable?.cancel()
    }
    cancellable?.cancel()
    cancellable = nil
    #expect(calls == 1)
  }

  @Test func closureIsReleasedOnCancel() {
    let life = Life()
    let cancellable = AnyCancellable { [token = life.token()] in token.touch() }
    #expect(life.alive == 1)
    cancellable.cancel()
    #expect(life.alive == 0)
  }

  @Test func storesKeepAndCancel() {
    var calls = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { calls += 1 }.store(in: &set)
    AnyCancellable { calls += 1 }.store(in: &array)
    Bare { calls += 1 }.store(in: &set)
    Bare { calls += 1 }.store(in: &array)
    #expect(set.count == 2 && array.count == 2 && calls == 0)
    set = []
    #expect(calls == 2)
    array = []
    #expect(calls == 4)
  }

  @Test func equalityIsIdentity() {
    let (first, second) = (AnyCancellable {}, AnyCancellable {})
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, first, second]).count == 2)
  }

  private struct Bare: Cancellable {
    let onCancel: () -> Void

    func cancel() { onCancel() }
  }
}
