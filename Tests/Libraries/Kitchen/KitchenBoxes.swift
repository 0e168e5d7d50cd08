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
        _ = try KitchenLibrary.module.call(905, returning: KotlinUnit.self) {
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
        HostedEntry(905) { frame in
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
        return try KotlinModule.call(906, Twins.f906, of: KitchenLibrary.module) {
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
        HostedEntry(906, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionToInt.self) { (object, reader) in
            try reader.finish()
            return try object.base()
          }
        } twin: { object, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionToInt.self, function: 906, none: 0) {
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
        try KotlinModule.run(907, Twins.f907, of: KitchenLibrary.module) {
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
        HostedEntry(907, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.Function.self) { (object, reader) in
            try reader.finish()
            return try object.base()
          }
        } twin: { object, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.Function.self, function: 907, none: ()) {
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
        try KotlinModule.run(921, Twins.f921, of: KitchenLibrary.module) {
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
        HostedEntry(921, twin: (@convention(c) (UnsafeMutableRawPointer, Bool, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfBoolean.self) { (object, reader) in
            let argument0: Bool = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfBoolean.self, function: 921, none: ()) {
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
        return try KotlinModule.call(908, Twins.f908, of: KitchenLibrary.module) {
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
        HostedEntry(908, twin: (@convention(c) (UnsafeMutableRawPointer, UInt16, UnsafeMutableRawPointer) -> UInt16).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfCharToChar.self) { (object, reader) in
            let argument0: UTF16.CodeUnit = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfCharToChar.self, function: 908, none: 0) {
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
        return try KotlinModule.call(909, Twins.f909, of: KitchenLibrary.module) {
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
        HostedEntry(909, twin: (@convention(c) (UnsafeMutableRawPointer, Double, UnsafeMutableRawPointer) -> Double).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfDoubleToDouble.self) { (object, reader) in
            let argument0: Double = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfDoubleToDouble.self, function: 909, none: 0) {
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
        let result: KitchenLibrary.FunctionOfIntToInt = try KitchenLibrary.module.call(910) {
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
        HostedEntry(910) { frame in
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
        return try KotlinModule.call(911, Twins.f911, of: KitchenLibrary.module) {
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
        HostedEntry(911, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Int32).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfIntToInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfIntToInt.self, function: 911, none: 0) {
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
        return try KitchenLibrary.module.call(912) {
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
        HostedEntry(912) { frame in
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
        return try KitchenLibrary.module.call(913) {
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
        HostedEntry(913) { frame in
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
        try KotlinModule.run(914, Twins.f914, of: KitchenLibrary.module) {
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
        HostedEntry(914, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfInt.self, function: 914, none: ()) {
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
        _ = try KitchenLibrary.module.call(922, returning: KotlinUnit.self) {
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
        HostedEntry(922) { frame in
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
        return try KotlinModule.call(915, Twins.f915, of: KitchenLibrary.module) {
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
        HostedEntry(915, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfLongToLong.self) { (object, reader) in
            let argument0: Int64 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfLongToLong.self, function: 915, none: 0) {
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
        return try KitchenLibrary.module.call(916) {
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
        HostedEntry(916) { frame in
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
        _ = try KitchenLibrary.module.call(923, returning: KotlinUnit.self) {
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
        HostedEntry(923) { frame in
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
        return try KitchenLibrary.module.call(917) {
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
        HostedEntry(917) { frame in
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
        return try KotlinModule.call(918, Twins.f918, of: KitchenLibrary.module) {
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
        HostedEntry(918, twin: (@convention(c) (UnsafeMutableRawPointer, UInt16, UnsafeMutableRawPointer) -> UInt16).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfUShortToUShort.self) { (object, reader) in
            let argument0: UInt16 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfUShortToUShort.self, function: 918, none: 0) {
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
        return try KitchenLibrary.module.call(919) {
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
        HostedEntry(919) { frame in
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
        try KotlinModule.run(924, Twins.f924, of: KitchenLibrary.module) {
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
        HostedEntry(924) { frame in
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
        _ = try KitchenLibrary.module.call(925, returning: KotlinUnit.self) {
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
        HostedEntry(925) { frame in
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

    static let kotlinCalls = CoroutineCalls(cancel: 929, isActive: 930, make: 928)

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

    static let kotlinCalls = CoroutineCalls(await: 934, cancel: 931, isActive: 933, join: 932)

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

    static let kotlinCalls = CoroutineCalls(await: 952, cancel: 949, isActive: 951, join: 950)

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

    static let kotlinCalls = CoroutineCalls(await: 938, cancel: 935, isActive: 937, join: 936)

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

    static let kotlinCalls = CoroutineCalls(cancel: 939, isActive: 941, join: 940)

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

    static let kotlinCalls = CoroutineCalls(close: 944, flow: 88, send: 942, trySend: 943)

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

    static let kotlinCalls = CoroutineCalls(close: 955, send: 953, trySend: 954)

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

    static let kotlinCalls = CoroutineCalls(emit: 945, flow: 89, tryEmit: 946)

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

    static let kotlinCalls = CoroutineCalls(emit: 956, flow: 91, tryEmit: 957)

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

    static let kotlinCalls = CoroutineCalls(emit: 947, flow: 90, tryEmit: 948)

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
        return try await KitchenLibrary.module.callSuspending(926) {
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
        HostedEntry(926) { frame in
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
        return try await KitchenLibrary.module.callSuspending(920) {
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
        HostedEntry(920) { frame in
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
        return try await KitchenLibrary.module.callSuspending(927) {
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
        HostedEntry(927) { frame in
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
  static let f906: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(906)
  static let f907: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(907)
  static let f921: (@convention(c) (UInt64, Bool, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(921)
  static let f908: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(908)
  static let f909: (@convention(c) (UInt64, Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(909)
  static let f911: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(911)
  static let f914: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(914)
  static let f915: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(915)
  static let f918: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(918)
  static let f924: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(924)
}
