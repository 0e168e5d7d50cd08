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
        _ = try KitchenLibrary.module.call(889, returning: KotlinUnit.self) {
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
        HostedEntry(889) { frame in
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
        return try KotlinModule.call(890, Twins.f890, of: KitchenLibrary.module) {
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
        HostedEntry(890, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionToInt.self) { (object, reader) in
            try reader.finish()
            return try object.base()
          }
        } twin: { object, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionToInt.self, function: 890, none: 0) {
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
        try KotlinModule.run(891, Twins.f891, of: KitchenLibrary.module) {
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
        HostedEntry(891, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.Function.self) { (object, reader) in
            try reader.finish()
            return try object.base()
          }
        } twin: { object, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.Function.self, function: 891, none: ()) {
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
        try KotlinModule.run(905, Twins.f905, of: KitchenLibrary.module) {
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
        HostedEntry(905, twin: (@convention(c) (UnsafeMutableRawPointer, Bool, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfBoolean.self) { (object, reader) in
            let argument0: Bool = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfBoolean.self, function: 905, none: ()) {
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
        return try KotlinModule.call(892, Twins.f892, of: KitchenLibrary.module) {
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
        HostedEntry(892, twin: (@convention(c) (UnsafeMutableRawPointer, UInt16, UnsafeMutableRawPointer) -> UInt16).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfCharToChar.self) { (object, reader) in
            let argument0: UTF16.CodeUnit = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfCharToChar.self, function: 892, none: 0) {
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
        return try KotlinModule.call(893, Twins.f893, of: KitchenLibrary.module) {
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
        HostedEntry(893, twin: (@convention(c) (UnsafeMutableRawPointer, Double, UnsafeMutableRawPointer) -> Double).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfDoubleToDouble.self) { (object, reader) in
            let argument0: Double = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfDoubleToDouble.self, function: 893, none: 0) {
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
        let result: KitchenLibrary.FunctionOfIntToInt = try KitchenLibrary.module.call(894) {
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
        HostedEntry(894) { frame in
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
        return try KotlinModule.call(895, Twins.f895, of: KitchenLibrary.module) {
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
        HostedEntry(895, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Int32).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfIntToInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfIntToInt.self, function: 895, none: 0) {
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
        return try KitchenLibrary.module.call(896) {
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
        HostedEntry(896) { frame in
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
        return try KitchenLibrary.module.call(897) {
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
        HostedEntry(897) { frame in
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
        try KotlinModule.run(898, Twins.f898, of: KitchenLibrary.module) {
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
        HostedEntry(898, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfInt.self, function: 898, none: ()) {
            try $0.base(argument0)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(List<String>) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfListOfString: KotlinFunction {
    let base: @Sendable ([String]) throws -> Void

    init(_ base: @escaping @Sendable ([String]) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        _ = try KitchenLibrary.module.call(906, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      12, "(List<String>) -> Unit", as: KitchenLibrary.FunctionOfListOfString.self,
      cast: { $0 as? KitchenLibrary.FunctionOfListOfString },
      entries: [
        HostedEntry(906) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfListOfString.self) { (object, reader) in
            let argument0: [String] = try reader.read()
            try reader.finish()
            return try object.base(argument0)
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
        return try KotlinModule.call(899, Twins.f899, of: KitchenLibrary.module) {
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
      13, "(Long) -> Long", as: KitchenLibrary.FunctionOfLongToLong.self,
      cast: { $0 as? KitchenLibrary.FunctionOfLongToLong },
      entries: [
        HostedEntry(899, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfLongToLong.self) { (object, reader) in
            let argument0: Int64 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfLongToLong.self, function: 899, none: 0) {
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
        return try KitchenLibrary.module.call(900) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      14, "(String) -> String", as: KitchenLibrary.FunctionOfStringToString.self,
      cast: { $0 as? KitchenLibrary.FunctionOfStringToString },
      entries: [
        HostedEntry(900) { frame in
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
        _ = try KitchenLibrary.module.call(907, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      15, "(String) -> Unit", as: KitchenLibrary.FunctionOfString.self,
      cast: { $0 as? KitchenLibrary.FunctionOfString },
      entries: [
        HostedEntry(907) { frame in
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
        return try KitchenLibrary.module.call(901) {
          $0.write(object)
          $0.write(argument0)
          $0.write(argument1)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      16, "(String, String) -> Boolean", as: KitchenLibrary.FunctionOfStringAndStringToBoolean.self,
      cast: { $0 as? KitchenLibrary.FunctionOfStringAndStringToBoolean },
      entries: [
        HostedEntry(901) { frame in
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
        return try KotlinModule.call(902, Twins.f902, of: KitchenLibrary.module) {
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
      17, "(UShort) -> UShort", as: KitchenLibrary.FunctionOfUShortToUShort.self,
      cast: { $0 as? KitchenLibrary.FunctionOfUShortToUShort },
      entries: [
        HostedEntry(902, twin: (@convention(c) (UnsafeMutableRawPointer, UInt16, UnsafeMutableRawPointer) -> UInt16).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfUShortToUShort.self) { (object, reader) in
            let argument0: UInt16 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfUShortToUShort.self, function: 902, none: 0) {
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
        return try KitchenLibrary.module.call(903) {
          $0.write(object)
          $0.write(argument0)
          $0.write(argument1)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      18, "(kitchen.Crew, Boolean) -> String", as: KitchenLibrary.FunctionOfCrewAndBooleanToString.self,
      cast: { $0 as? KitchenLibrary.FunctionOfCrewAndBooleanToString },
      entries: [
        HostedEntry(903) { frame in
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
  /// Kotlin's `@MainActor () -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct MainActorFunction: KotlinFunction {
    let base: @MainActor @Sendable () throws -> Void

    init(_ base: @escaping @MainActor @Sendable () throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = {
        defer { extendLifetime(object) }
        try KotlinModule.run(908, Twins.f908, of: KitchenLibrary.module) {
          $0(object.kotlinHandle, $1)
        } write: {
          $0.write(object)
        }
      }
    }

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      19, "@MainActor () -> Unit", as: KitchenLibrary.MainActorFunction.self,
      cast: { $0 as? KitchenLibrary.MainActorFunction },
      entries: [
        HostedEntry(908) { frame in
          KotlinHost.answerOnMain(frame, as: KitchenLibrary.MainActorFunction.self) { reader in
            try reader.finish()
            return { object in try object.base() }
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `@MainActor (String) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct MainActorFunctionOfString: KotlinFunction {
    let base: @MainActor @Sendable (String) throws -> Void

    init(_ base: @escaping @MainActor @Sendable (String) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        _ = try KitchenLibrary.module.call(909, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      20, "@MainActor (String) -> Unit", as: KitchenLibrary.MainActorFunctionOfString.self,
      cast: { $0 as? KitchenLibrary.MainActorFunctionOfString },
      entries: [
        HostedEntry(909) { frame in
          KotlinHost.answerOnMain(frame, as: KitchenLibrary.MainActorFunctionOfString.self) { reader in
            let argument0: String = try reader.read()
            try reader.finish()
            return { object in try object.base(argument0) }
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.CoroutineScope`.
  struct CoroutineScope: KotlinBoxed {
    let base: KotlinScope

    init(_ base: KotlinScope) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.CoroutineScope" }

    static let kotlinCalls = CoroutineCalls(cancel: 913, isActive: 914, make: 912)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.Deferred<Int>`.
  struct DeferredOfInt: KotlinBoxed {
    let base: KotlinDeferred<Int32>

    init(_ base: KotlinDeferred<Int32>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.Deferred<Int>" }

    static let kotlinCalls = CoroutineCalls(await: 918, cancel: 915, isActive: 917, join: 916)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.Deferred<String>`.
  struct DeferredOfString: KotlinBoxed {
    let base: KotlinDeferred<String>

    init(_ base: KotlinDeferred<String>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.Deferred<String>" }

    static let kotlinCalls = CoroutineCalls(await: 936, cancel: 933, isActive: 935, join: 934)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.Deferred<String?>`.
  struct DeferredOfOptionalString: KotlinBoxed {
    let base: KotlinDeferred<String?>

    init(_ base: KotlinDeferred<String?>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.Deferred<String?>" }

    static let kotlinCalls = CoroutineCalls(await: 922, cancel: 919, isActive: 921, join: 920)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.Job`.
  struct Job: KotlinBoxed {
    let base: KotlinJob

    init(_ base: KotlinJob) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.Job" }

    static let kotlinCalls = CoroutineCalls(cancel: 923, isActive: 925, join: 924)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.channels.Channel<String>`.
  struct ChannelOfString: KotlinBoxed {
    let base: KotlinChannel<String>

    init(_ base: KotlinChannel<String>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.channels.Channel<String>" }

    static let kotlinCalls = CoroutineCalls(close: 928, flow: 88, send: 926, trySend: 927)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.channels.SendChannel<Long>`.
  struct SendChannelOfLong: KotlinBoxed {
    let base: KotlinSendChannel<Int64>

    init(_ base: KotlinSendChannel<Int64>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.channels.SendChannel<Long>" }

    static let kotlinCalls = CoroutineCalls(close: 939, send: 937, trySend: 938)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.MutableSharedFlow<Int>`.
  struct MutableSharedFlowOfInt: KotlinBoxed {
    let base: KotlinMutableSharedFlow<Int32>

    init(_ base: KotlinMutableSharedFlow<Int32>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.MutableSharedFlow<Int>" }

    static let kotlinCalls = CoroutineCalls(emit: 929, flow: 89, tryEmit: 930)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.MutableSharedFlow<List<String>>`.
  struct MutableSharedFlowOfListOfString: KotlinBoxed {
    let base: KotlinMutableSharedFlow<[String]>

    init(_ base: KotlinMutableSharedFlow<[String]>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.MutableSharedFlow<List<String>>" }

    static let kotlinCalls = CoroutineCalls(emit: 940, flow: 91, tryEmit: 941)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.MutableSharedFlow<String>`.
  struct MutableSharedFlowOfString: KotlinBoxed {
    let base: KotlinMutableSharedFlow<String>

    init(_ base: KotlinMutableSharedFlow<String>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.MutableSharedFlow<String>" }

    static let kotlinCalls = CoroutineCalls(emit: 931, flow: 90, tryEmit: 932)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `suspend (Int) -> List<String>`: a closure of Swift's, or one that calls Kotlin.
  struct SuspendFunctionOfIntToListOfString: KotlinFunction {
    let base: @Sendable (Int32) async throws -> [String]

    init(_ base: @escaping @Sendable (Int32) async throws -> [String]) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer { extendLifetime(object) }
        return try await KitchenLibrary.module.callSuspending(910) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      53, "suspend (Int) -> List<String>", as: KitchenLibrary.SuspendFunctionOfIntToListOfString.self,
      cast: { $0 as? KitchenLibrary.SuspendFunctionOfIntToListOfString },
      entries: [
        HostedEntry(910) { frame in
          KotlinHost.answerSuspending(frame, as: KitchenLibrary.SuspendFunctionOfIntToListOfString.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return { () async throws -> [String] in try await object.base(argument0) }
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
        return try await KitchenLibrary.module.callSuspending(904) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      54, "suspend (Int) -> String", as: KitchenLibrary.SuspendFunctionOfIntToString.self,
      cast: { $0 as? KitchenLibrary.SuspendFunctionOfIntToString },
      entries: [
        HostedEntry(904) { frame in
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
        return try await KitchenLibrary.module.callSuspending(911) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      55, "suspend (String) -> Boolean", as: KitchenLibrary.SuspendFunctionOfStringToBoolean.self,
      cast: { $0 as? KitchenLibrary.SuspendFunctionOfStringToBoolean },
      entries: [
        HostedEntry(911) { frame in
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
  static let f890: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(890)
  static let f891: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(891)
  static let f905: (@convention(c) (UInt64, Bool, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(905)
  static let f892: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(892)
  static let f893: (@convention(c) (UInt64, Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(893)
  static let f895: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(895)
  static let f898: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(898)
  static let f899: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(899)
  static let f902: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(902)
  static let f908: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(908)
}
