import Foundation
import KotlinBridge
import MainQueueWork

// A program that runs its main queue by itself, in the way that it is told.

func begin() {
  Task.detached {
    print(try await workOfMainQueue())
    exit(0)
  }
}

switch CommandLine.arguments.dropFirst().first {
case "RunLoop":
  begin()
  RunLoop.main.run()
case "dispatchMain":
  begin()
  dispatchMain()
case "blocked":
  // Until the trace says so.
  let stall = DispatchSemaphore(value: 0)
  KotlinTrace.start { event in
    guard event.kind == .stalled else { return }
    print(event.line)
    stall.signal()
  }
  begin()
  stall.wait()
  KotlinTrace.stop()
  dispatchMain()
default:
  exit(2)
}
