// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) import KotlinBridge

extension KitchenLibrary {
  /// Kotlin's `((String) -> Unit) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfFunctionOfString: KotlinFunction {
    let base: @Sendable (@escaping @Sendable (String) throws -> Void) throws -> Void

    init(_ base: @escaping @Sendable (@escaping @Sendable (String) throws -> Void) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        _ = try KitchenLibrary.module.call(820, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(KitchenLibrary.FunctionOfString(argument0))
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      1, "((String) -> Unit) -> Unit", as: KitchenLibrary.FunctionOfFunctionOfString.self,
      cast: { $0 as? KitchenLibrary.FunctionOfFunctionOfString },
      entries: [
        HostedEntry(820) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfFunctionOfString.self) { (object, reader) in
            let argument0: KitchenLibrary.FunctionOfString = try reader.read()
            try reader.finish()
            return try object.base(argument0.base)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `() -> Int`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionToInt: KotlinFunction {
    let base: @Sendable () throws -> Int32

    init(_ base: @escaping @Sendable () throws -> Int32) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = {
        defer { extendLifetime(object) }
        return try KotlinModule.call(821, Twins.f821, of: KitchenLibrary.module) {
          $0(object.kotlinHandle, $1)
        } write: {
          $0.write(object)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      2, "() -> Int", as: KitchenLibrary.FunctionToInt.self,
      cast: { $0 as? KitchenLibrary.FunctionToInt },
      entries: [
        HostedEntry(821, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionToInt.self) { (object, reader) in
            try reader.finish()
            return try object.base()
          }
        } twin: { object, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionToInt.self, function: 821, none: 0) {
            try $0.base()
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `() -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct Function: KotlinFunction {
    let base: @Sendable () throws -> Void

    init(_ base: @escaping @Sendable () throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = {
        defer { extendLifetime(object) }
        try KotlinModule.run(822, Twins.f822, of: KitchenLibrary.module) {
          $0(object.kotlinHandle, $1)
        } write: {
          $0.write(object)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      3, "() -> Unit", as: KitchenLibrary.Function.self,
      cast: { $0 as? KitchenLibrary.Function },
      entries: [
        HostedEntry(822, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.Function.self) { (object, reader) in
            try reader.finish()
            return try object.base()
          }
        } twin: { object, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.Function.self, function: 822, none: ()) {
            try $0.base()
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(Boolean) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfBoolean: KotlinFunction {
    let base: @Sendable (Bool) throws -> Void

    init(_ base: @escaping @Sendable (Bool) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        try KotlinModule.run(836, Twins.f836, of: KitchenLibrary.module) {
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
      4, "(Boolean) -> Unit", as: KitchenLibrary.FunctionOfBoolean.self,
      cast: { $0 as? KitchenLibrary.FunctionOfBoolean },
      entries: [
        HostedEntry(836, twin: (@convention(c) (UnsafeMutableRawPointer, Bool, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfBoolean.self) { (object, reader) in
            let argument0: Bool = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfBoolean.self, function: 836, none: ()) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(Char) -> Char`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfCharToChar: KotlinFunction {
    let base: @Sendable (UTF16.CodeUnit) throws -> UTF16.CodeUnit

    init(_ base: @escaping @Sendable (UTF16.CodeUnit) throws -> UTF16.CodeUnit) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KotlinModule.call(823, Twins.f823, of: KitchenLibrary.module) {
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
      5, "(Char) -> Char", as: KitchenLibrary.FunctionOfCharToChar.self,
      cast: { $0 as? KitchenLibrary.FunctionOfCharToChar },
      entries: [
        HostedEntry(823, twin: (@convention(c) (UnsafeMutableRawPointer, UInt16, UnsafeMutableRawPointer) -> UInt16).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfCharToChar.self) { (object, reader) in
            let argument0: UTF16.CodeUnit = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfCharToChar.self, function: 823, none: 0) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(Double) -> Double`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfDoubleToDouble: KotlinFunction {
    let base: @Sendable (Double) throws -> Double

    init(_ base: @escaping @Sendable (Double) throws -> Double) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KotlinModule.call(824, Twins.f824, of: KitchenLibrary.module) {
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
      6, "(Double) -> Double", as: KitchenLibrary.FunctionOfDoubleToDouble.self,
      cast: { $0 as? KitchenLibrary.FunctionOfDoubleToDouble },
      entries: [
        HostedEntry(824, twin: (@convention(c) (UnsafeMutableRawPointer, Double, UnsafeMutableRawPointer) -> Double).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfDoubleToDouble.self) { (object, reader) in
            let argument0: Double = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfDoubleToDouble.self, function: 824, none: 0) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(Int) -> (Int) -> Int`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfIntToFunctionOfIntToInt: KotlinFunction {
    let base: @Sendable (Int32) throws -> @Sendable (Int32) throws -> Int32

    init(_ base: @escaping @Sendable (Int32) throws -> @Sendable (Int32) throws -> Int32) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        let result: KitchenLibrary.FunctionOfIntToInt = try KitchenLibrary.module.call(825) {
          $0.write(object)
          $0.write(argument0)
        }
        return result.base
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      7, "(Int) -> (Int) -> Int", as: KitchenLibrary.FunctionOfIntToFunctionOfIntToInt.self,
      cast: { $0 as? KitchenLibrary.FunctionOfIntToFunctionOfIntToInt },
      entries: [
        HostedEntry(825) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfIntToFunctionOfIntToInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return KitchenLibrary.FunctionOfIntToInt(try object.base(argument0))
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(Int) -> Int`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfIntToInt: KotlinFunction {
    let base: @Sendable (Int32) throws -> Int32

    init(_ base: @escaping @Sendable (Int32) throws -> Int32) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KotlinModule.call(826, Twins.f826, of: KitchenLibrary.module) {
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
      8, "(Int) -> Int", as: KitchenLibrary.FunctionOfIntToInt.self,
      cast: { $0 as? KitchenLibrary.FunctionOfIntToInt },
      entries: [
        HostedEntry(826, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Int32).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfIntToInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfIntToInt.self, function: 826, none: 0) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(Int) -> Int?`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfIntToOptionalInt: KotlinFunction {
    let base: @Sendable (Int32) throws -> Int32?

    init(_ base: @escaping @Sendable (Int32) throws -> Int32?) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KitchenLibrary.module.call(827) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      9, "(Int) -> Int?", as: KitchenLibrary.FunctionOfIntToOptionalInt.self,
      cast: { $0 as? KitchenLibrary.FunctionOfIntToOptionalInt },
      entries: [
        HostedEntry(827) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfIntToOptionalInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(Int) -> String`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfIntToString: KotlinFunction {
    let base: @Sendable (Int32) throws -> String

    init(_ base: @escaping @Sendable (Int32) throws -> String) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KitchenLibrary.module.call(828) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      10, "(Int) -> String", as: KitchenLibrary.FunctionOfIntToString.self,
      cast: { $0 as? KitchenLibrary.FunctionOfIntToString },
      entries: [
        HostedEntry(828) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfIntToString.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(Int) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfInt: KotlinFunction {
    let base: @Sendable (Int32) throws -> Void

    init(_ base: @escaping @Sendable (Int32) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        try KotlinModule.run(829, Twins.f829, of: KitchenLibrary.module) {
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
      11, "(Int) -> Unit", as: KitchenLibrary.FunctionOfInt.self,
      cast: { $0 as? KitchenLibrary.FunctionOfInt },
      entries: [
        HostedEntry(829, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfInt.self, function: 829, none: ()) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(Long) -> Long`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfLongToLong: KotlinFunction {
    let base: @Sendable (Int64) throws -> Int64

    init(_ base: @escaping @Sendable (Int64) throws -> Int64) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KotlinModule.call(830, Twins.f830, of: KitchenLibrary.module) {
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
      12, "(Long) -> Long", as: KitchenLibrary.FunctionOfLongToLong.self,
      cast: { $0 as? KitchenLibrary.FunctionOfLongToLong },
      entries: [
        HostedEntry(830, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfLongToLong.self) { (object, reader) in
            let argument0: Int64 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfLongToLong.self, function: 830, none: 0) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(String) -> String`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfStringToString: KotlinFunction {
    let base: @Sendable (String) throws -> String

    init(_ base: @escaping @Sendable (String) throws -> String) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KitchenLibrary.module.call(831) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      13, "(String) -> String", as: KitchenLibrary.FunctionOfStringToString.self,
      cast: { $0 as? KitchenLibrary.FunctionOfStringToString },
      entries: [
        HostedEntry(831) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfStringToString.self) { (object, reader) in
            let argument0: String = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(String) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfString: KotlinFunction {
    let base: @Sendable (String) throws -> Void

    init(_ base: @escaping @Sendable (String) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        _ = try KitchenLibrary.module.call(837, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      14, "(String) -> Unit", as: KitchenLibrary.FunctionOfString.self,
      cast: { $0 as? KitchenLibrary.FunctionOfString },
      entries: [
        HostedEntry(837) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfString.self) { (object, reader) in
            let argument0: String = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(String, String) -> Boolean`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfStringAndStringToBoolean: KotlinFunction {
    let base: @Sendable (String, String) throws -> Bool

    init(_ base: @escaping @Sendable (String, String) throws -> Bool) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0, argument1) in
        defer { extendLifetime(object) }
        return try KitchenLibrary.module.call(832) {
          $0.write(object)
          $0.write(argument0)
          $0.write(argument1)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      15, "(String, String) -> Boolean", as: KitchenLibrary.FunctionOfStringAndStringToBoolean.self,
      cast: { $0 as? KitchenLibrary.FunctionOfStringAndStringToBoolean },
      entries: [
        HostedEntry(832) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfStringAndStringToBoolean.self) { (object, reader) in
            let argument0: String = try reader.read()
            let argument1: String = try reader.read()
            try reader.finish()
            return try object.base(argument0, argument1)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(UShort) -> UShort`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfUShortToUShort: KotlinFunction {
    let base: @Sendable (UInt16) throws -> UInt16

    init(_ base: @escaping @Sendable (UInt16) throws -> UInt16) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try KotlinModule.call(833, Twins.f833, of: KitchenLibrary.module) {
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
      16, "(UShort) -> UShort", as: KitchenLibrary.FunctionOfUShortToUShort.self,
      cast: { $0 as? KitchenLibrary.FunctionOfUShortToUShort },
      entries: [
        HostedEntry(833, twin: (@convention(c) (UnsafeMutableRawPointer, UInt16, UnsafeMutableRawPointer) -> UInt16).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfUShortToUShort.self) { (object, reader) in
            let argument0: UInt16 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfUShortToUShort.self, function: 833, none: 0) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(kitchen.Crew, Boolean) -> String`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfCrewAndBooleanToString: KotlinFunction {
    let base: @Sendable (Crew, Bool) throws -> String

    init(_ base: @escaping @Sendable (Crew, Bool) throws -> String) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0, argument1) in
        defer {
          extendLifetime(object)
          extendLifetime(argument0)
        }
        return try KitchenLibrary.module.call(834) {
          $0.write(object)
          $0.write(argument0)
          $0.write(argument1)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      17, "(kitchen.Crew, Boolean) -> String", as: KitchenLibrary.FunctionOfCrewAndBooleanToString.self,
      cast: { $0 as? KitchenLibrary.FunctionOfCrewAndBooleanToString },
      entries: [
        HostedEntry(834) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfCrewAndBooleanToString.self) { (object, reader) in
            let argument0: Crew = try reader.read()
            let argument1: Bool = try reader.read()
            try reader.finish()
            return try object.base(argument0, argument1)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `suspend (Int) -> String`: a closure of Swift's, or one that calls Kotlin.
  struct SuspendFunctionOfIntToString: KotlinFunction {
    let base: @Sendable (Int32) async throws -> String

    init(_ base: @escaping @Sendable (Int32) async throws -> String) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try await KitchenLibrary.module.callSuspending(835) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      45, "suspend (Int) -> String", as: KitchenLibrary.SuspendFunctionOfIntToString.self,
      cast: { $0 as? KitchenLibrary.SuspendFunctionOfIntToString },
      entries: [
        HostedEntry(835) { frame in
          KotlinHost.answerSuspending(frame, as: KitchenLibrary.SuspendFunctionOfIntToString.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return { () async throws -> String in try await object.base(argument0) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `suspend (String) -> Boolean`: a closure of Swift's, or one that calls Kotlin.
  struct SuspendFunctionOfStringToBoolean: KotlinFunction {
    let base: @Sendable (String) async throws -> Bool

    init(_ base: @escaping @Sendable (String) async throws -> Bool) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try await KitchenLibrary.module.callSuspending(838) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      46, "suspend (String) -> Boolean", as: KitchenLibrary.SuspendFunctionOfStringToBoolean.self,
      cast: { $0 as? KitchenLibrary.SuspendFunctionOfStringToBoolean },
      entries: [
        HostedEntry(838) { frame in
          KotlinHost.answerSuspending(frame, as: KitchenLibrary.SuspendFunctionOfStringToBoolean.self) { (object, reader) in
            let argument0: String = try reader.read()
            try reader.finish()
            return { () async throws -> Bool in try await object.base(argument0) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f821: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(821)
  static let f822: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(822)
  static let f836: (@convention(c) (UInt64, Bool, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(836)
  static let f823: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(823)
  static let f824: (@convention(c) (UInt64, Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(824)
  static let f826: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(826)
  static let f829: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(829)
  static let f830: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(830)
  static let f833: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(833)
}
