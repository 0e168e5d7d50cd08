// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

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
        _ = try KitchenLibrary.module.call(1056, returning: KotlinUnit.self) {
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
        HostedEntry(1056) { frame in
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
        return try KotlinModule.call(1057, Twins.f1057, of: KitchenLibrary.module) {
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
        HostedEntry(1057, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionToInt.self) { (object, reader) in
            try reader.finish()
            return try object.base()
          }
        } twin: { object, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionToInt.self, function: 1057, none: 0) {
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
        try KotlinModule.run(1058, Twins.f1058, of: KitchenLibrary.module) {
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
        HostedEntry(1058, twin: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.Function.self) { (object, reader) in
            try reader.finish()
            return try object.base()
          }
        } twin: { object, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.Function.self, function: 1058, none: ()) {
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
        try KotlinModule.run(1075, Twins.f1075, of: KitchenLibrary.module) {
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
        HostedEntry(1075, twin: (@convention(c) (UnsafeMutableRawPointer, Bool, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfBoolean.self) { (object, reader) in
            let argument0: Bool = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfBoolean.self, function: 1075, none: ()) {
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
        return try KotlinModule.call(1059, Twins.f1059, of: KitchenLibrary.module) {
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
        HostedEntry(1059, twin: (@convention(c) (UnsafeMutableRawPointer, UInt16, UnsafeMutableRawPointer) -> UInt16).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfCharToChar.self) { (object, reader) in
            let argument0: UTF16.CodeUnit = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfCharToChar.self, function: 1059, none: 0) {
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
        return try KotlinModule.call(1060, Twins.f1060, of: KitchenLibrary.module) {
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
        HostedEntry(1060, twin: (@convention(c) (UnsafeMutableRawPointer, Double, UnsafeMutableRawPointer) -> Double).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfDoubleToDouble.self) { (object, reader) in
            let argument0: Double = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfDoubleToDouble.self, function: 1060, none: 0) {
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
        let result: KitchenLibrary.FunctionOfIntToInt = try KitchenLibrary.module.call(1061) {
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
        HostedEntry(1061) { frame in
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
        return try KotlinModule.call(1062, Twins.f1062, of: KitchenLibrary.module) {
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
        HostedEntry(1062, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Int32).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfIntToInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfIntToInt.self, function: 1062, none: 0) {
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
        return try KitchenLibrary.module.call(1063) {
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
        HostedEntry(1063) { frame in
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
        return try KitchenLibrary.module.call(1064) {
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
        HostedEntry(1064) { frame in
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
        try KotlinModule.run(1065, Twins.f1065, of: KitchenLibrary.module) {
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
        HostedEntry(1065, twin: (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Void).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfInt.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfInt.self, function: 1065, none: ()) {
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
        _ = try KitchenLibrary.module.call(1076, returning: KotlinUnit.self) {
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
        HostedEntry(1076) { frame in
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
        return try KotlinModule.call(1066, Twins.f1066, of: KitchenLibrary.module) {
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
        HostedEntry(1066, twin: (@convention(c) (UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer) -> Int64).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfLongToLong.self) { (object, reader) in
            let argument0: Int64 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfLongToLong.self, function: 1066, none: 0) {
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
        return try KitchenLibrary.module.call(1067) {
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
        HostedEntry(1067) { frame in
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
        _ = try KitchenLibrary.module.call(1077, returning: KotlinUnit.self) {
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
        HostedEntry(1077) { frame in
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
        return try KitchenLibrary.module.call(1068) {
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
        HostedEntry(1068) { frame in
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
        return try KotlinModule.call(1069, Twins.f1069, of: KitchenLibrary.module) {
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
        HostedEntry(1069, twin: (@convention(c) (UnsafeMutableRawPointer, UInt16, UnsafeMutableRawPointer) -> UInt16).self) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfUShortToUShort.self) { (object, reader) in
            let argument0: UInt16 = try reader.read()
            try reader.finish()
            return try object.base(argument0)
          }
        } twin: { object, argument0, caught in
          KotlinHost.answer(object, caught, as: KitchenLibrary.FunctionOfUShortToUShort.self, function: 1069, none: 0) {
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
        return try KitchenLibrary.module.call(1070) {
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
        HostedEntry(1070) { frame in
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
  /// Kotlin's `(kotlin.Throwable?) -> Unit`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfOptionalThrowable: KotlinFunction {
    let base: @Sendable (KotlinError?) throws -> Void

    init(_ base: @escaping @Sendable (KotlinError?) throws -> Void) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer {
          extendLifetime(object)
          extendLifetime(argument0)
        }
        _ = try KitchenLibrary.module.call(1071, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0.map(KitchenLibrary.Throwable.init))
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      19, "(kotlin.Throwable?) -> Unit", as: KitchenLibrary.FunctionOfOptionalThrowable.self,
      cast: { $0 as? KitchenLibrary.FunctionOfOptionalThrowable },
      entries: [
        HostedEntry(1071) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfOptionalThrowable.self) { (object, reader) in
            let argument0: KitchenLibrary.Throwable? = try reader.read()
            try reader.finish()
            return try object.base(argument0?.base)
          }
        }
      ])

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `(kotlinx.coroutines.flow.Flow<Int>) -> kotlinx.coroutines.flow.Flow<Int>`: a closure of Swift's, or one that calls Kotlin.
  struct FunctionOfFlowOfIntToFlowOfInt: KotlinFunction {
    let base: @Sendable (KotlinFlow<Int32>) throws -> KotlinFlow<Int32>

    init(_ base: @escaping @Sendable (KotlinFlow<Int32>) throws -> KotlinFlow<Int32>) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0) in
        defer {
          extendLifetime(object)
          extendLifetime(argument0)
        }
        let result: KitchenLibrary.FlowOfInt = try KitchenLibrary.module.call(1072) {
          $0.write(object)
          $0.write(KitchenLibrary.FlowOfInt(argument0))
        }
        return result.base
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      20, "(kotlinx.coroutines.flow.Flow<Int>) -> kotlinx.coroutines.flow.Flow<Int>", as: KitchenLibrary.FunctionOfFlowOfIntToFlowOfInt.self,
      cast: { $0 as? KitchenLibrary.FunctionOfFlowOfIntToFlowOfInt },
      entries: [
        HostedEntry(1072) { frame in
          KotlinHost.answer(frame, as: KitchenLibrary.FunctionOfFlowOfIntToFlowOfInt.self) { (object, reader) in
            let argument0: KitchenLibrary.FlowOfInt = try reader.read()
            try reader.finish()
            return KitchenLibrary.FlowOfInt(try object.base(argument0.base))
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
        try KotlinModule.run(1078, Twins.f1078, of: KitchenLibrary.module) {
          $0(object.kotlinHandle, $1)
        } write: {
          $0.write(object)
        }
      }
    }

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      21, "@MainActor () -> Unit", as: KitchenLibrary.MainActorFunction.self,
      cast: { $0 as? KitchenLibrary.MainActorFunction },
      entries: [
        HostedEntry(1078) { frame in
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
        _ = try KitchenLibrary.module.call(1079, returning: KotlinUnit.self) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      22, "@MainActor (String) -> Unit", as: KitchenLibrary.MainActorFunctionOfString.self,
      cast: { $0 as? KitchenLibrary.MainActorFunctionOfString },
      entries: [
        HostedEntry(1079) { frame in
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
  /// Kotlin's `kotlin.Exception`.
  struct Exception: KotlinBoxed {
    let base: KotlinError

    init(_ base: KotlinError) {
      self.base = base
    }

    static var kotlinName: String { "kotlin.Exception" }

    static let kotlinCalls = CoroutineCalls(make: 1133, raise: 1132)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlin.Throwable`.
  struct Throwable: KotlinBoxed {
    let base: KotlinError

    init(_ base: KotlinError) {
      self.base = base
    }

    static var kotlinName: String { "kotlin.Throwable" }

    static let kotlinCalls = CoroutineCalls(make: 1090, raise: 1089)

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

    static let kotlinCalls = CoroutineCalls(cancel: 1092, isActive: 1093, make: 1091)

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

    static let kotlinCalls = CoroutineCalls(await: 1097, cancel: 1094, isActive: 1096, join: 1095)

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

    static let kotlinCalls = CoroutineCalls(await: 1137, cancel: 1134, isActive: 1136, join: 1135)

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

    static let kotlinCalls = CoroutineCalls(await: 1101, cancel: 1098, isActive: 1100, join: 1099)

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

    static let kotlinCalls = CoroutineCalls(cancel: 1102, isActive: 1104, join: 1103)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.channels.Channel<Char>`.
  struct ChannelOfChar: KotlinBoxed {
    let base: KotlinChannel<UTF16.CodeUnit>

    init(_ base: KotlinChannel<UTF16.CodeUnit>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.channels.Channel<Char>" }

    static let kotlinCalls = CoroutineCalls(close: 1107, flow: 118, send: 1105, trySend: 1106)

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

    static let kotlinCalls = CoroutineCalls(close: 1110, flow: 119, send: 1108, trySend: 1109)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.channels.Channel<UShort>`.
  struct ChannelOfUShort: KotlinBoxed {
    let base: KotlinChannel<UInt16>

    init(_ base: KotlinChannel<UInt16>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.channels.Channel<UShort>" }

    static let kotlinCalls = CoroutineCalls(close: 1113, flow: 120, send: 1111, trySend: 1112)

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

    static let kotlinCalls = CoroutineCalls(close: 1140, send: 1138, trySend: 1139)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.channels.SendChannel<UShort>`.
  struct SendChannelOfUShort: KotlinBoxed {
    let base: KotlinSendChannel<UInt16>

    init(_ base: KotlinSendChannel<UInt16>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.channels.SendChannel<UShort>" }

    static let kotlinCalls = CoroutineCalls(close: 1116, send: 1114, trySend: 1115)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<Int>`.
  struct FlowOfInt: KotlinGivenFlow {
    let base: KotlinFlow<Int32>

    init(_ base: KotlinFlow<Int32>) {
      self.base = base
    }

    typealias Element = Int32

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      65, "kotlinx.coroutines.flow.Flow<Int>", as: SwiftFlow<Int32>.self,
      cast: { $0 as? SwiftFlow<Int32> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 121)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<List<Int>>`.
  struct FlowOfListOfInt: KotlinGivenFlow {
    let base: KotlinFlow<[Int32]>

    init(_ base: KotlinFlow<[Int32]>) {
      self.base = base
    }

    typealias Element = [Int32]

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      66, "kotlinx.coroutines.flow.Flow<List<Int>>", as: SwiftFlow<[Int32]>.self,
      cast: { $0 as? SwiftFlow<[Int32]> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 122)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<List<String>>`.
  struct FlowOfListOfString: KotlinGivenFlow {
    let base: KotlinFlow<[String]>

    init(_ base: KotlinFlow<[String]>) {
      self.base = base
    }

    typealias Element = [String]

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      67, "kotlinx.coroutines.flow.Flow<List<String>>", as: SwiftFlow<[String]>.self,
      cast: { $0 as? SwiftFlow<[String]> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 133)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<String>`.
  struct FlowOfString: KotlinGivenFlow {
    let base: KotlinFlow<String>

    init(_ base: KotlinFlow<String>) {
      self.base = base
    }

    typealias Element = String

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      68, "kotlinx.coroutines.flow.Flow<String>", as: SwiftFlow<String>.self,
      cast: { $0 as? SwiftFlow<String> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 134)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<String?>`.
  struct FlowOfOptionalString: KotlinGivenFlow {
    let base: KotlinFlow<String?>

    init(_ base: KotlinFlow<String?>) {
      self.base = base
    }

    typealias Element = String?

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      69, "kotlinx.coroutines.flow.Flow<String?>", as: SwiftFlow<String?>.self,
      cast: { $0 as? SwiftFlow<String?> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 123)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<kitchen.Animal>`.
  struct FlowOfAnimal: KotlinGivenFlow {
    let base: KotlinFlow<Animal>

    init(_ base: KotlinFlow<Animal>) {
      self.base = base
    }

    typealias Element = Animal

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      70, "kotlinx.coroutines.flow.Flow<kitchen.Animal>", as: SwiftFlow<Animal>.self,
      cast: { $0 as? SwiftFlow<Animal> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 124)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.Flow<kitchen.Product>`.
  struct FlowOfProduct: KotlinGivenFlow {
    let base: KotlinFlow<Product>

    init(_ base: KotlinFlow<Product>) {
      self.base = base
    }

    typealias Element = Product

    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      71, "kotlinx.coroutines.flow.Flow<kitchen.Product>", as: SwiftFlow<Product>.self,
      cast: { $0 as? SwiftFlow<Product> },
      entries: [])

    static let kotlinCalls = CoroutineCalls(flow: 135)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.MutableSharedFlow<Char>`.
  struct MutableSharedFlowOfChar: KotlinBoxed {
    let base: KotlinMutableSharedFlow<UTF16.CodeUnit>

    init(_ base: KotlinMutableSharedFlow<UTF16.CodeUnit>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.MutableSharedFlow<Char>" }

    static let kotlinCalls = CoroutineCalls(emit: 1117, flow: 125, make: 1119, tryEmit: 1118)

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

    static let kotlinCalls = CoroutineCalls(emit: 1120, flow: 126, make: 1122, tryEmit: 1121)

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

    static let kotlinCalls = CoroutineCalls(emit: 1141, flow: 136, make: 1143, tryEmit: 1142)

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

    static let kotlinCalls = CoroutineCalls(emit: 1123, flow: 127, make: 1125, tryEmit: 1124)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.MutableSharedFlow<UShort>`.
  struct MutableSharedFlowOfUShort: KotlinBoxed {
    let base: KotlinMutableSharedFlow<UInt16>

    init(_ base: KotlinMutableSharedFlow<UInt16>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.MutableSharedFlow<UShort>" }

    static let kotlinCalls = CoroutineCalls(emit: 1126, flow: 128, make: 1128, tryEmit: 1127)

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.MutableStateFlow<Char>`.
  struct MutableStateFlowOfChar: KotlinBoxed {
    let base: KotlinMutableStateFlow<UTF16.CodeUnit>

    init(_ base: KotlinMutableStateFlow<UTF16.CodeUnit>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.MutableStateFlow<Char>" }

    static let kotlinCalls = CoroutineCalls(flow: 129, make: 1129, traits: FlowTraits(.state))

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.MutableStateFlow<Int>`.
  struct MutableStateFlowOfInt: KotlinBoxed {
    let base: KotlinMutableStateFlow<Int32>

    init(_ base: KotlinMutableStateFlow<Int32>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.MutableStateFlow<Int>" }

    static let kotlinCalls = CoroutineCalls(flow: 130, make: 1130, traits: FlowTraits(.state))

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.MutableStateFlow<UShort>`.
  struct MutableStateFlowOfUShort: KotlinBoxed {
    let base: KotlinMutableStateFlow<UInt16>

    init(_ base: KotlinMutableStateFlow<UInt16>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.MutableStateFlow<UShort>" }

    static let kotlinCalls = CoroutineCalls(flow: 131, make: 1131, traits: FlowTraits(.state))

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.SharedFlow<Int>`.
  struct SharedFlowOfInt: KotlinBoxed {
    let base: KotlinFlow<Int32>

    init(_ base: KotlinFlow<Int32>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.SharedFlow<Int>" }

    static let kotlinCalls = CoroutineCalls(flow: 137, traits: FlowTraits(.shared))

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.StateFlow<Boolean>`.
  struct StateFlowOfBoolean: KotlinBoxed {
    let base: KotlinStateFlow<Bool>

    init(_ base: KotlinStateFlow<Bool>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.StateFlow<Boolean>" }

    static let kotlinCalls = CoroutineCalls(flow: 138, traits: FlowTraits(.state))

    static var kotlinModule: KotlinModule { KitchenLibrary.module }
  }
}

extension KitchenLibrary {
  /// Kotlin's `kotlinx.coroutines.flow.StateFlow<Int>`.
  struct StateFlowOfInt: KotlinBoxed {
    let base: KotlinStateFlow<Int32>

    init(_ base: KotlinStateFlow<Int32>) {
      self.base = base
    }

    static var kotlinName: String { "kotlinx.coroutines.flow.StateFlow<Int>" }

    static let kotlinCalls = CoroutineCalls(flow: 132, traits: FlowTraits(.state))

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
        return try await KitchenLibrary.module.callSuspending(1080) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      75, "suspend (Int) -> List<String>", as: KitchenLibrary.SuspendFunctionOfIntToListOfString.self,
      cast: { $0 as? KitchenLibrary.SuspendFunctionOfIntToListOfString },
      entries: [
        HostedEntry(1080) { frame in
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
        return try await KitchenLibrary.module.callSuspending(1073) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      76, "suspend (Int) -> String", as: KitchenLibrary.SuspendFunctionOfIntToString.self,
      cast: { $0 as? KitchenLibrary.SuspendFunctionOfIntToString },
      entries: [
        HostedEntry(1073) { frame in
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
  /// Kotlin's `suspend (Int, Int) -> kitchen.PagingResult<Int, kitchen.Product>`: a closure of Swift's, or one that calls Kotlin.
  struct SuspendFunctionOfIntAndIntToPagingResultOfIntAndProduct: KotlinFunction {
    let base: @Sendable (Int32, Int32) async throws -> PagingResultIntProduct

    init(_ base: @escaping @Sendable (Int32, Int32) async throws -> PagingResultIntProduct) {
      self.base = base
    }

    init(kotlin object: KotlinObject) {
      base = { (argument0, argument1) in
        defer { extendLifetime(object) }
        return try await KitchenLibrary.module.callSuspending(1074) {
          $0.write(object)
          $0.write(argument0)
          $0.write(argument1)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      77, "suspend (Int, Int) -> kitchen.PagingResult<Int, kitchen.Product>", as: KitchenLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndProduct.self,
      cast: { $0 as? KitchenLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndProduct },
      entries: [
        HostedEntry(1074) { frame in
          KotlinHost.answerSuspending(frame, as: KitchenLibrary.SuspendFunctionOfIntAndIntToPagingResultOfIntAndProduct.self) { (object, reader) in
            let argument0: Int32 = try reader.read()
            let argument1: Int32 = try reader.read()
            try reader.finish()
            return { () async throws -> PagingResultIntProduct in try await object.base(argument0, argument1) }
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
        return try await KitchenLibrary.module.callSuspending(1081) {
          $0.write(object)
          $0.write(argument0)
        }
      }
    }

    // swift-format-ignore
    /// What Kotlin calls.
    static let kotlinHosted = HostedInterface(
      78, "suspend (String) -> Boolean", as: KitchenLibrary.SuspendFunctionOfStringToBoolean.self,
      cast: { $0 as? KitchenLibrary.SuspendFunctionOfStringToBoolean },
      entries: [
        HostedEntry(1081) { frame in
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
  static let f1057: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1057)
  static let f1058: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(1058)
  static let f1075: (@convention(c) (UInt64, Bool, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(1075)
  static let f1059: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(1059)
  static let f1060: (@convention(c) (UInt64, Double, UnsafeMutableRawPointer) -> Double)? =
    KitchenLibrary.module.twin(1060)
  static let f1062: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Int32)? =
    KitchenLibrary.module.twin(1062)
  static let f1065: (@convention(c) (UInt64, Int32, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(1065)
  static let f1066: (@convention(c) (UInt64, Int64, UnsafeMutableRawPointer) -> Int64)? =
    KitchenLibrary.module.twin(1066)
  static let f1069: (@convention(c) (UInt64, UInt16, UnsafeMutableRawPointer) -> UInt16)? =
    KitchenLibrary.module.twin(1069)
  static let f1078: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    KitchenLibrary.module.twin(1078)
}

extension KitchenLibrary {
  /// Makes a Kotlin `MutableSharedFlow<Char>`. See Kotlin's function `MutableSharedFlow` for the parameters.
  /// In Swift, `MutableSharedFlow<UShort>` is the same type.
  public static func mutableSharedFlowOfChar(
    replay: Int = 0, extraBufferCapacity: Int = 0
  ) throws -> KotlinMutableSharedFlow<UTF16.CodeUnit> {
    try MutableSharedFlowOfChar.made(replay, extraBufferCapacity)
  }

  /// Makes a Kotlin `MutableSharedFlow`. See Kotlin's function `MutableSharedFlow` for the parameters.
  public static func mutableSharedFlow(
    of element: Int32.Type, replay: Int = 0, extraBufferCapacity: Int = 0
  ) throws -> KotlinMutableSharedFlow<Int32> {
    try MutableSharedFlowOfInt.made(replay, extraBufferCapacity)
  }

  /// Makes a Kotlin `MutableSharedFlow`. See Kotlin's function `MutableSharedFlow` for the parameters.
  public static func mutableSharedFlow(
    of element: [String].Type, replay: Int = 0, extraBufferCapacity: Int = 0
  ) throws -> KotlinMutableSharedFlow<[String]> {
    try MutableSharedFlowOfListOfString.made(replay, extraBufferCapacity)
  }

  /// Makes a Kotlin `MutableSharedFlow`. See Kotlin's function `MutableSharedFlow` for the parameters.
  public static func mutableSharedFlow(
    of element: String.Type, replay: Int = 0, extraBufferCapacity: Int = 0
  ) throws -> KotlinMutableSharedFlow<String> {
    try MutableSharedFlowOfString.made(replay, extraBufferCapacity)
  }

  /// Makes a Kotlin `MutableSharedFlow<UShort>`. See Kotlin's function `MutableSharedFlow` for the parameters.
  /// In Swift, `MutableSharedFlow<Char>` is the same type.
  public static func mutableSharedFlowOfUShort(
    replay: Int = 0, extraBufferCapacity: Int = 0
  ) throws -> KotlinMutableSharedFlow<UInt16> {
    try MutableSharedFlowOfUShort.made(replay, extraBufferCapacity)
  }

  /// Makes a Kotlin `MutableStateFlow<Char>` with this value. Throws if the value can't cross.
  /// In Swift, `MutableStateFlow<UShort>` is the same type.
  // swift-format-ignore
  public static func mutableStateFlowOfChar(_ value: UTF16.CodeUnit) throws -> KotlinMutableStateFlow<UTF16.CodeUnit> {
    try MutableStateFlowOfChar.made(value)
  }

  /// Makes a Kotlin `MutableStateFlow` with this value. Throws if the value can't cross.
  public static func mutableStateFlow(_ value: Int32) throws -> KotlinMutableStateFlow<Int32> {
    try MutableStateFlowOfInt.made(value)
  }

  /// Makes a Kotlin `MutableStateFlow<UShort>` with this value. Throws if the value can't cross.
  /// In Swift, `MutableStateFlow<Char>` is the same type.
  // swift-format-ignore
  public static func mutableStateFlowOfUShort(_ value: UInt16) throws -> KotlinMutableStateFlow<UInt16> {
    try MutableStateFlowOfUShort.made(value)
  }
}
