// Made by `kotlin-bridge generate` from the library kitchen. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Something is missing that the whole crew needs.
public struct Emergency: KotlinException {
  public let missing: [String: Int32]

  public let alarm: Alarm

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["kitchen.Emergency"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(
    missing: [String: Int32], alarm: Alarm, message: String = "", cause: KotlinError? = nil
  ) {
    self.missing = missing
    self.alarm = alarm
    kotlinError = KotlinError(thrownAs: "kitchen.Emergency", message: message, cause: cause) {
      $0.write(missing)
      $0.write(alarm)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.missing = try reader.read()
    self.alarm = try reader.read()
    kotlinError = error
  }
}

/// What goes wrong in a kitchen.
public struct Mishap: KotlinException {
  /// Whether it can be mended.
  public let isMendable: Bool

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["kitchen.Mishap", "kitchen.Mishap.Burnt", "kitchen.Mishap.Spilt"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(isMendable: Bool, message: String = "", cause: KotlinError? = nil) {
    self.isMendable = isMendable
    kotlinError = KotlinError(thrownAs: "kitchen.Mishap", message: message, cause: cause) {
      $0.write(isMendable)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.isMendable = try reader.read()
    kotlinError = error
  }
}

extension Mishap {
  /// A dish that was too long in the oven.
  public struct Burnt: KotlinException {
    /// Whether it can be mended.
    public let isMendable: Bool

    public let dish: String

    /// How long it was in there.
    public let minutes: Int32?

    public let kotlinError: KotlinError

    /// Nil unless the error stands for such an exception.
    public init?(_ error: any Error) {
      let names = ["kitchen.Mishap.Burnt"]
      guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
      self = read
    }

    /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
    public init(
      isMendable: Bool,
      dish: String,
      minutes: Int32?,
      message: String = "",
      cause: KotlinError? = nil
    ) {
      self.isMendable = isMendable
      self.dish = dish
      self.minutes = minutes
      kotlinError = KotlinError(thrownAs: "kitchen.Mishap.Burnt", message: message, cause: cause) {
        $0.write(isMendable)
        $0.write(dish)
        $0.write(minutes)
      }
    }

    private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
      self.isMendable = try reader.read()
      self.dish = try reader.read()
      self.minutes = try reader.read()
      kotlinError = error
    }
  }
}

extension Mishap {
  /// Kotlin's `kitchen.Mishap.Spilt`.
  public struct Spilt: KotlinException {
    /// Whether it can be mended.
    public let isMendable: Bool

    public let kotlinError: KotlinError

    /// Nil unless the error stands for such an exception.
    public init?(_ error: any Error) {
      let names = ["kitchen.Mishap.Spilt"]
      guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
      self = read
    }

    /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
    public init(isMendable: Bool, message: String = "", cause: KotlinError? = nil) {
      self.isMendable = isMendable
      kotlinError = KotlinError(thrownAs: "kitchen.Mishap.Spilt", message: message, cause: cause) {
        $0.write(isMendable)
      }
    }

    private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
      self.isMendable = try reader.read()
      kotlinError = error
    }
  }
}

/// Something is missing.
public struct Shortage: KotlinException {
  public let missing: [String: Int32]

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["kitchen.Shortage", "kitchen.Emergency"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(missing: [String: Int32], message: String = "", cause: KotlinError? = nil) {
    self.missing = missing
    kotlinError = KotlinError(thrownAs: "kitchen.Shortage", message: message, cause: cause) {
      $0.write(missing)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.missing = try reader.read()
    kotlinError = error
  }
}

/// Reading its property throws.
public struct Unreadable: KotlinException {
  public let reason: String

  public let kotlinError: KotlinError

  /// Nil unless the error stands for such an exception.
  public init?(_ error: any Error) {
    let names = ["kitchen.Unreadable"]
    guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }
    self = read
  }

  /// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch.
  public init(reason: String, message: String = "", cause: KotlinError? = nil) {
    self.reason = reason
    kotlinError = KotlinError(thrownAs: "kitchen.Unreadable", message: message, cause: cause) {
      $0.write(reason)
    }
  }

  private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError) {
    self.reason = try reader.read()
    kotlinError = error
  }
}

/// Cooks, and fails in one way or another.
///
/// - Throws: `Mishap` for "toast", "soup" and "surprise"
public func cook(dish: String) throws -> String {
  do {
    return try KitchenLibrary.module.call(400) { $0.write(dish) }
  } catch {
    throw KotlinError.thrown(error, declared: [Mishap.self])
  }
}

/// May throw each of two classes of which one extends the other.
///
/// - Throws: `kitchen.Shortage`, `kitchen.Emergency`
nonisolated(nonsending) public func shop(
  missing: [String: Int32], isUrgent: Bool
) async throws -> Int32 {
  do {
    return try await KitchenLibrary.module.callSuspending(401) {
      $0.write(missing)
      $0.write(isUrgent)
    }
  } catch {
    throw KotlinError.thrown(error, declared: [Emergency.self, Shortage.self])
  }
}
