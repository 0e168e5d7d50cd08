import Foundation
import KotlinBridge
import Testing

#if canImport(Glibc)
  import Glibc
#endif

extension Fixtures.Leaks {
  /// Threads that call Kotlin and end leave little to the next garbage collection.
  @Test(arguments: [1, 500])
  func threadsLeaveNoMemoryBehind(aliveAtOnce count: Int) throws {
    let state = try library.stateFlow("state", freshName(), of: Int64.self)
    let before = try residentMemory()
    var most = before
    for _ in 0..<(5000 / count) {
      let all = DispatchGroup()
      for _ in 0..<count {
        all.enter()
        let thread = Thread {
          #expect(throws: Never.self) { _ = try state.value }
          all.leave()
        }
        thread.stackSize = 256 << 10
        thread.start()
      }
      all.wait()
      most = max(most, try residentMemory())
    }
    #expect(isSanitized || most - before < 200 << 20)
  }
}

private func residentMemory() throws -> Int {
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    .split(separator: " ").compactMap { Int($0) }
  return pages[1] * Int(sysconf(Int32(_SC_PAGESIZE)))
}

private let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
