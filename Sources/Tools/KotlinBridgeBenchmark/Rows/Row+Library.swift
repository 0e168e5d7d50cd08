import Bench
import Glibc
import KotlinBridgeTools

extension Row {
  /// The time from opening the library to the answer of the first call, and the size of its file.
  static func library(path: String) -> [Row] {
    [
      Row(
        "start-up", unit: "us",
        ours: .figureApart {
          // This process has not opened the library yet.
          try await nanoseconds {
            try BenchLibrary.link(LoadedLibrary(path: path))
            try expect(plain(value: 1), 2)
          } / 1000
        },
        floor: .figureApart {
          try await nanoseconds {
            let call: FloorFunctions.LongToLong =
              try LoadedLibrary(path: path).benchFunction("floor_call")
            try expect(call(1), 2)
          } / 1000
        }),
      Row(
        "library-size", unit: "KB",
        ours: .figure {
          var status = stat()
          guard stat(path, &status) == 0 else { throw CommandError("\(path) no longer exists") }
          return Double(status.st_size) / 1024
        }),
    ]
  }
}
