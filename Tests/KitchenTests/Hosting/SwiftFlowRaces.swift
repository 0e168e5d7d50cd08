import Kitchen
import KotlinBridge
import KotlinBridgeLocks
import TestHelpers
import Testing

extension KitchenSuites {
  /// Sequences of Swift's that end, fail, wait and are cancelled in any order, against a plain model, and
  /// many of everything that crosses by a handle.
  @Suite struct SwiftFlowRaces {
    /// A hundred thousand of them and more in `./build.sh stress`, as of those below.
    @Test func randomFlowsDoWhatAModelSays() async throws {
      let life = Life()
      try await forEachRound(20_000) { _, seed in
        let script = Script(&seed)
        switch Int.random(in: 0..<4, using: &seed) {
        case 0: try await expectSum(script, life)
        case 1: try await expectPrefix(script, life, Int.random(in: 1...6, using: &seed))
        case 2: try await expectBuffered(script, life, Int.random(in: 0...4, using: &seed))
        default: await expectEnd(script, life, pause: seed.pause())
        }
      }
      try await peers(0)
      while life.alive != 0 { await Task.yield() }
    }

    @Test func manyClosuresLeaveNothing() async throws {
      for number in 0..<Int32(rounds(200_000)) {
        let mapped = try perhapsMapped(number: number) { $0 &+ 1 }
        if mapped != number &+ 1 { Issue.record("\(String(describing: mapped)) of \(number)") }
      }
      try await peers(0)
    }

    @Test func manyFunctionsLeaveNothing() async throws {
      for number in 0..<rounds(200_000) {
        let tripled = try scaling(by: 3)
        if number % 1000 == 0 { #expect(try tripled(2) == 6) }
      }
      try await held(0)
    }

    @Test func manySequencesLeaveNothing() async throws {
      let life = Life()
      for _ in 0..<rounds(10_000) {
        let token = life.token()
        let flow = KotlinFlow<Int32> {
          token.touch()
          return Endless()
        }
        // Ten iterations each.
        for count in Int32(1)...10 {
          let sum = try await firstOf(numbers: flow, count: count)
          if sum.count != Int(count) { Issue.record("\(sum.count) of \(count)") }
        }
      }
      try await peers(0)
      while life.alive != 0 { await Task.yield() }
    }

    @Test func eightThreadsCollectAndCancel() async throws {
      let life = Life()
      let count = rounds(300)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            var seed = Seed()
            for _ in 0..<count {
              await expectEnd(Script(&seed), life, pause: seed.pause())
            }
          }
        }
      }
      try await peers(0)
      while life.alive != 0 { await Task.yield() }
    }
  }
}

/// What a sequence does, by chance.
private struct Script: Sendable {
  enum Step: Sendable { case now, yield, elsewhere }

  let steps: [Step]
  let fails: Bool

  init(_ seed: inout Seed) {
    steps = (0..<Int.random(in: 0...6, using: &seed)).map { _ in
      [.now, .now, .yield, .elsewhere][Int.random(in: 0..<4, using: &seed)]
    }
    fails = Bool.random(using: &seed)
  }

  var elements: [Int32] { steps.indices.map { Int32($0 + 1) } }

  func flow(_ life: Life) -> KotlinFlow<Int32> {
    let token = life.token()
    return KotlinFlow { ScriptedSequence(script: self, token: token) }
  }
}

private struct ScriptedSequence: AsyncSequence {
  let script: Script
  let token: Life.Token

  struct AsyncIterator: AsyncIteratorProtocol {
    let script: Script
    let token: Life.Token
    var index = 0

    mutating func next() async throws -> Int32? {
      guard index < script.steps.count else {
        if script.fails { throw Burnt(pieces: 1) }
        return nil
      }
      switch script.steps[index] {
      case .now: break
      case .yield: await Task.yield()
      case .elsewhere: await Task.detached {}.value
      }
      index += 1
      return Int32(index)
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(script: script, token: token) }
}

// MARK: - The model

private func expectSum(_ script: Script, _ life: Life) async throws {
  do {
    let sum = try await sumOf(numbers: script.flow(life))
    #expect(!script.fails && sum == script.elements.reduce(0, +), Round.comment)
  } catch let error as Burnt {
    #expect(script.fails && error == Burnt(pieces: 1), Round.comment)
  }
}

private func expectPrefix(_ script: Script, _ life: Life, _ count: Int) async throws {
  do {
    let found = try await firstOf(numbers: script.flow(life), count: Int32(count))
    #expect(found == Array(script.elements.prefix(count)), Round.comment)
    #expect(!script.fails || script.steps.count >= count, Round.comment)
  } catch let error as Burnt {
    #expect(script.fails && error == Burnt(pieces: 1), Round.comment)
    #expect(script.steps.count < count, Round.comment)
  }
}

private func expectBuffered(_ script: Script, _ life: Life, _ size: Int) async throws {
  do {
    let found = try await buffered(numbers: script.flow(life), size: Int32(size))
    #expect(!script.fails && found == script.elements, Round.comment)
  } catch let error as Burnt {
    #expect(script.fails && error == Burnt(pieces: 1), Round.comment)
  }
}

/// A cancel at some time: all of it comes, or what failed, or the cancellation.
private func expectEnd(_ script: Script, _ life: Life, pause: Int) async {
  let flow = script.flow(life)
  let task = Task { try await sumOf(numbers: flow) }
  spin(pause)
  task.cancel()
  do {
    let sum = try await task.value
    #expect(!script.fails && sum == script.elements.reduce(0, +), Round.comment)
  } catch let error as Burnt {
    #expect(script.fails && error == Burnt(pieces: 1), Round.comment)
  } catch {
    #expect(error is CancellationError, Round.comment)
  }
}
