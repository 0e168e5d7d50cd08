// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

extension SamplesLibrary {
  /// Kotlin's `(kittens.KittenLabel) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfKittenLabel: KotlinFunction {
    let base: @Sendable (KittenLabel) throws -> Void

    init(_ base: @escaping @Sendable (KittenLabel) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        _ = try SamplesLibrary.module.call(37, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      1, "(kittens.KittenLabel) -> Unit", as: SamplesLibrary.FunctionOfKittenLabel.self,
      cast: { $0 as? SamplesLibrary.FunctionOfKittenLabel },
      entries: [
        HostedEntry(37) { frame in
          KotlinHost.answer(frame, as: SamplesLibrary.FunctionOfKittenLabel.self) { (object, reader) in
            let argument0: KittenLabel = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `@MainActor (List<equipment.Aircraft>) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct MainActorFunctionOfListOfAircraft: KotlinFunction {
    let base: @MainActor @Sendable ([Aircraft]) throws -> Void

    init(_ base: @escaping @MainActor @Sendable ([Aircraft]) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        _ = try SamplesLibrary.module.call(41, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      2, "@MainActor (List<equipment.Aircraft>) -> Unit", as: SamplesLibrary.MainActorFunctionOfListOfAircraft.self,
      cast: { $0 as? SamplesLibrary.MainActorFunctionOfListOfAircraft },
      entries: [
        HostedEntry(41) { frame in
          KotlinHost.answerOnMain(frame, as: SamplesLibrary.MainActorFunctionOfListOfAircraft.self) { reader in
            let argument0: [Aircraft] = try reader.read()
            try reader.finish()
            return { object in try object.base(argument0) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `@MainActor (List<equipment.LandVehicle>) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct MainActorFunctionOfListOfLandVehicle: KotlinFunction {
    let base: @MainActor @Sendable ([LandVehicle]) throws -> Void

    init(_ base: @escaping @MainActor @Sendable ([LandVehicle]) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        _ = try SamplesLibrary.module.call(42, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      3, "@MainActor (List<equipment.LandVehicle>) -> Unit", as: SamplesLibrary.MainActorFunctionOfListOfLandVehicle.self,
      cast: { $0 as? SamplesLibrary.MainActorFunctionOfListOfLandVehicle },
      entries: [
        HostedEntry(42) { frame in
          KotlinHost.answerOnMain(frame, as: SamplesLibrary.MainActorFunctionOfListOfLandVehicle.self) { reader in
            let argument0: [LandVehicle] = try reader.read()
            try reader.finish()
            return { object in try object.base(argument0) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `@MainActor (List<equipment.Ship>) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct MainActorFunctionOfListOfShip: KotlinFunction {
    let base: @MainActor @Sendable ([Ship]) throws -> Void

    init(_ base: @escaping @MainActor @Sendable ([Ship]) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        _ = try SamplesLibrary.module.call(43, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      4, "@MainActor (List<equipment.Ship>) -> Unit", as: SamplesLibrary.MainActorFunctionOfListOfShip.self,
      cast: { $0 as? SamplesLibrary.MainActorFunctionOfListOfShip },
      entries: [
        HostedEntry(43) { frame in
          KotlinHost.answerOnMain(frame, as: SamplesLibrary.MainActorFunctionOfListOfShip.self) { reader in
            let argument0: [Ship] = try reader.read()
            try reader.finish()
            return { object in try object.base(argument0) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `@MainActor (kotlin.Throwable?) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct MainActorFunctionOfOptionalThrowable: KotlinFunction {
    let base: @MainActor @Sendable (KotlinError?) throws -> Void

    init(_ base: @escaping @MainActor @Sendable (KotlinError?) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer {
          extendLifetime(object)
          extendLifetime(argument0)
        }
        _ = try SamplesLibrary.module.call(44, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0.map(SamplesLibrary.Throwable.init))
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      5, "@MainActor (kotlin.Throwable?) -> Unit", as: SamplesLibrary.MainActorFunctionOfOptionalThrowable.self,
      cast: { $0 as? SamplesLibrary.MainActorFunctionOfOptionalThrowable },
      entries: [
        HostedEntry(44) { frame in
          KotlinHost.answerOnMain(frame, as: SamplesLibrary.MainActorFunctionOfOptionalThrowable.self) { reader in
            let argument0: SamplesLibrary.Throwable? = try reader.read()
            try reader.finish()
            return { object in try object.base(argument0?.base) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `@MainActor (news.NewsList?) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct MainActorFunctionOfOptionalNewsList: KotlinFunction {
    let base: @MainActor @Sendable (NewsList?) throws -> Void

    init(_ base: @escaping @MainActor @Sendable (NewsList?) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        _ = try SamplesLibrary.module.call(45, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      6, "@MainActor (news.NewsList?) -> Unit", as: SamplesLibrary.MainActorFunctionOfOptionalNewsList.self,
      cast: { $0 as? SamplesLibrary.MainActorFunctionOfOptionalNewsList },
      entries: [
        HostedEntry(45) { frame in
          KotlinHost.answerOnMain(frame, as: SamplesLibrary.MainActorFunctionOfOptionalNewsList.self) { reader in
            let argument0: NewsList? = try reader.read()
            try reader.finish()
            return { object in try object.base(argument0) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `kotlin.Throwable`.
  struct Throwable: KotlinBoxed {
    let base: KotlinError

    init(_ base: KotlinError) {
      self.base = base
    }

    static var kotlinName: String { "kotlin.Throwable" }

    static let kotlinCalls = CoroutineCalls(make: 53, raise: 52)

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `kotlinx.coroutines.CoroutineScope`.
  struct CoroutineScope: KotlinBoxed {
    let base: KotlinScope

    init(_ base: KotlinScope) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.CoroutineScope" }

    static let kotlinCalls = CoroutineCalls(cancel: 47, isActive: 48, make: 46)

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `kotlinx.coroutines.Job`.
  struct Job: KotlinBoxed {
    let base: KotlinJob

    init(_ base: KotlinJob) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.Job" }

    static let kotlinCalls = CoroutineCalls(cancel: 49, isActive: 51, join: 50)

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<List<equipment.Aircraft>>`.
  struct FlowOfListOfAircraft: KotlinGivenFlow {
    let base: KotlinFlow<[Aircraft]>

    init(_ base: KotlinFlow<[Aircraft]>) {
      self.base = base
    }

    typealias Element = [Aircraft]

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      10, "kotlinx.coroutines.flow.Flow<List<equipment.Aircraft>>", as: SwiftFlow<[Aircraft]>.self,
      cast: { $0 as? SwiftFlow<[Aircraft]> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 6)

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<List<equipment.LandVehicle>>`.
  // swift-format-ignore
  struct FlowOfListOfLandVehicle: KotlinGivenFlow {
    let base: KotlinFlow<[LandVehicle]>

    init(_ base: KotlinFlow<[LandVehicle]>) {
      self.base = base
    }

    typealias Element = [LandVehicle]

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      11, "kotlinx.coroutines.flow.Flow<List<equipment.LandVehicle>>", as: SwiftFlow<[LandVehicle]>.self,
      cast: { $0 as? SwiftFlow<[LandVehicle]> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 7)

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<List<equipment.Ship>>`.
  struct FlowOfListOfShip: KotlinGivenFlow {
    let base: KotlinFlow<[Ship]>

    init(_ base: KotlinFlow<[Ship]>) {
      self.base = base
    }

    typealias Element = [Ship]

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      12, "kotlinx.coroutines.flow.Flow<List<equipment.Ship>>", as: SwiftFlow<[Ship]>.self,
      cast: { $0 as? SwiftFlow<[Ship]> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 8)

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<news.NewsList?>`.
  struct FlowOfOptionalNewsList: KotlinGivenFlow {
    let base: KotlinFlow<NewsList?>

    init(_ base: KotlinFlow<NewsList?>) {
      self.base = base
    }

    typealias Element = NewsList?

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      13, "kotlinx.coroutines.flow.Flow<news.NewsList?>", as: SwiftFlow<NewsList?>.self,
      cast: { $0 as? SwiftFlow<NewsList?> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 9)

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Aircraft>`: a closure of Swift's, or one that calls Kotlin.
  struct SuspendFunctionOfIntAndIntToPagingResultOfIntAndAircraft: KotlinFunction {
    let base: @Sendable (Int32, Int32) async throws -> PagingResult<Int32, Aircraft>

    init(_ base: @escaping @Sendable (Int32, Int32) async throws -> PagingResult<Int32, Aircraft>) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0, argument1) in
        defer { extendLifetime(object) }
        return try await SamplesLibrary.module.callSuspending(38) {
          $0.write(object)
          $0.write(argument0)
          $0.write(argument1)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      18, "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Aircraft>", as: SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndAircraft.self,
      cast: { $0 as? SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndAircraft },
      entries: [
        HostedEntry(38) { frame in
          KotlinHost.answerSuspending(frame, as: SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndAircraft.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            let argument1: Int32 = try reader.read()
            try reader.finish()
            return { () async throws -> PagingResult<Int32, Aircraft> in try await object.base(argument0, argument1) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `suspend (Int, Int) -> equipment.PagingResult<Int, equipment.LandVehicle>`: a closure of Swift's, or one that calls Kotlin.
  struct SuspendFunctionOfIntAndIntToPagingResultOfIntAndLandVehicle: KotlinFunction {
    let base: @Sendable (Int32, Int32) async throws -> PagingResult<Int32, LandVehicle>

    // swift-format-ignore
    init(_ base: @escaping @Sendable (Int32, Int32) async throws -> PagingResult<Int32, LandVehicle>) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0, argument1) in
        defer { extendLifetime(object) }
        return try await SamplesLibrary.module.callSuspending(39) {
          $0.write(object)
          $0.write(argument0)
          $0.write(argument1)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      19, "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.LandVehicle>", as: SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndLandVehicle.self,
      cast: { $0 as? SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndLandVehicle },
      entries: [
        HostedEntry(39) { frame in
          KotlinHost.answerSuspending(frame, as: SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndLandVehicle.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            let argument1: Int32 = try reader.read()
            try reader.finish()
            return { () async throws -> PagingResult<Int32, LandVehicle> in try await object.base(argument0, argument1) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}

extension SamplesLibrary {
  /// Kotlin's `suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Ship>`: a closure of Swift's, or one that calls Kotlin.
  struct SuspendFunctionOfIntAndIntToPagingResultOfIntAndShip: KotlinFunction {
    let base: @Sendable (Int32, Int32) async throws -> PagingResult<Int32, Ship>

    init(_ base: @escaping @Sendable (Int32, Int32) async throws -> PagingResult<Int32, Ship>) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0, argument1) in
        defer { extendLifetime(object) }
        return try await SamplesLibrary.module.callSuspending(40) {
          $0.write(object)
          $0.write(argument0)
          $0.write(argument1)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      20, "suspend (Int, Int) -> equipment.PagingResult<Int, equipment.Ship>", as: SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndShip.self,
      cast: { $0 as? SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndShip },
      entries: [
        HostedEntry(40) { frame in
          KotlinHost.answerSuspending(frame, as: SamplesLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndShip.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            let argument1: Int32 = try reader.read()
            try reader.finish()
            return { () async throws -> PagingResult<Int32, Ship> in try await object.base(argument0, argument1) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { SamplesLibrary.module }
  }
}
