// Made by `kotlin-bridge generate` from the library bench. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

extension BenchLibrary {
  /// Kotlin's `(Long) -> Long`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfLongToLong: KotlinFunction {
    let base: @Sendable (Int64) throws -> Int64

    init(_ base: @escaping @Sendable (Int64) throws -> Int64) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KotlinModule.call(44, Twins.f44, of: BenchLibrary.module) {
          $0(object.kotlinHandle, argument0, $1)
        } write: {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      1, "(Long) -> Long", as: BenchLibrary.FunctionOfLongToLong.self,
      cast: { $0 as? BenchLibrary.FunctionOfLongToLong },
      entries: [
        HostedEntry(44, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
          KotlinHost.answer(frame, as: BenchLibrary.FunctionOfLongToLong.self) { (object, reader) in
            let argument0: Int64 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: BenchLibrary.FunctionOfLongToLong.self, function: 44, none: 0) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { BenchLibrary.module }
  }
}

extension BenchLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<Long>`.
  struct FlowOfLong: KotlinGivenFlow {
    let base: KotlinFlow<Int64>

    init(_ base: KotlinFlow<Int64>) {
      self.base = base
    }

    typealias Element = Int64

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      3, "kotlinx.coroutines.flow.Flow<Long>", as: SwiftFlow<Int64>.self,
      cast: { $0 as? SwiftFlow<Int64> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 8)

    static var kotlinModule: KotlinModule { BenchLibrary.module }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f44: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    BenchLibrary.module.twin(44)
}
