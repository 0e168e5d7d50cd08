// Made by `kotlin-bridge generate` from the library fixtures. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

extension FixturesLibrary {
  /// Kotlin's `(Long) -> Long`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfLongToLong: KotlinFunction {
    let base: @Sendable (Int64) throws -> Int64

    init(_ base: @escaping @Sendable (Int64) throws -> Int64) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KotlinModule.call(254, Twins.f254, of: FixturesLibrary.module) {
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
      1, "(Long) -> Long", as: FixturesLibrary.FunctionOfLongToLong.self,
      cast: { $0 as? FixturesLibrary.FunctionOfLongToLong },
      entries: [
        HostedEntry(254, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
          KotlinHost.answer(frame, as: FixturesLibrary.FunctionOfLongToLong.self) { (object, reader) in
            let argument0: Int64 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: FixturesLibrary.FunctionOfLongToLong.self, function: 254, none: 0) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { FixturesLibrary.module }
  }
}

extension FixturesLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<Long>`.
  struct FlowOfLong: KotlinGivenFlow {
    let base: KotlinFlow<Int64>

    init(_ base: KotlinFlow<Int64>) {
      self.base = base
    }

    typealias Element = Int64

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      4, "kotlinx.coroutines.flow.Flow<Long>", as: SwiftFlow<Int64>.self,
      cast: { $0 as? SwiftFlow<Int64> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 103)

    static var kotlinModule: KotlinModule { FixturesLibrary.module }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f254: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    FixturesLibrary.module.twin(254)
}
