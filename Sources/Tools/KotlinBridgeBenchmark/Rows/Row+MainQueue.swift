import Bench
import KotlinBridge

extension Row {
  /// Kotlin's use of the main queue, which the program must run.
  static func mainQueue(of library: BenchLibrary) -> [Row] {
    [
      Row(
        "main-hop",
        ours: .operations { try await visitMain(count: Int32($0)) },
        floor: hopThereAndBack(of: library)),
      Row(
        "main-immediate",
        ours: .operations { try await stayOnMain(count: Int32($0)) },
        floor: floorOfCalls(library)),
    ]
  }
}
