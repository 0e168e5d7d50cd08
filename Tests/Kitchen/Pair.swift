// Made by `kotlin-bridge generate libkitchen.so --module Kitchen`. Do not edit: generate it again.

@_spi(Generated) public import KotlinBridge

/// Kotlin's `kotlin.Pair<Int, String>`.
public struct PairIntString: KotlinValue, Hashable, Codable {
  public var first: Int32
  public var second: String

  public init(first: Int32, second: String) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<Int, String>", Self.self,
      ("first", Int32.self),
      ("second", String.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    second = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(second)
    writer.endRecord()
  }
}

/// Kotlin's `kotlin.Pair<String, kitchen.Meters>`.
public struct PairStringMeters: KotlinValue, Hashable, Codable {
  public var first: String
  public var second: Meters

  public init(first: String, second: Meters) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<String, kitchen.Meters>", Self.self,
      ("first", String.self),
      ("second", Meters.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    second = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(second)
    writer.endRecord()
  }
}

/// Kotlin's `kotlin.Pair<UShort, List<Int>>`.
public struct PairUShortListInt: KotlinValue, Hashable, Codable {
  public var first: UTF16.CodeUnit
  public var second: Set<Int32>

  public init(first: UTF16.CodeUnit, second: Set<Int32>) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<UShort, List<Int>>", Self.self,
      ("first", UTF16.CodeUnit.self),
      ("second", Set<Int32>.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    second = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(second)
    writer.endRecord()
  }
}

/// Kotlin's `kotlin.Pair<kitchen.Tray<Int>, kitchen.Tray<Int>>`.
public struct PairTrayIntTrayInt: KotlinValue, Hashable {
  public var first: TrayInt
  public var second: TrayInt

  public init(first: TrayInt, second: TrayInt) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<kitchen.Tray<Int>, kitchen.Tray<Int>>", Self.self,
      ("first", TrayInt.self),
      ("second", TrayInt.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    second = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(second)
    writer.endRecord()
  }
}

/// Kotlin's `kotlin.Pair<kitchen.Tray<String>, kitchen.Tray<String>>`.
public struct PairTrayStringTrayString: KotlinValue, Hashable {
  public var first: TrayString
  public var second: TrayString

  public init(first: TrayString, second: TrayString) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<kitchen.Tray<String>, kitchen.Tray<String>>", Self.self,
      ("first", TrayString.self),
      ("second", TrayString.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    second = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(second)
    writer.endRecord()
  }
}

/// Kotlin's `kotlin.Pair<kitchen.Tray<kitchen.Crew>, kitchen.Tray<kitchen.Crew>>`.
public struct PairTrayCrewTrayCrew: KotlinValue, Hashable {
  public var first: TrayCrew
  public var second: TrayCrew

  public init(first: TrayCrew, second: TrayCrew) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<kitchen.Tray<kitchen.Crew>, kitchen.Tray<kitchen.Crew>>", Self.self,
      ("first", TrayCrew.self),
      ("second", TrayCrew.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    second = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(second)
    writer.endRecord()
  }
}

/// Kotlin's `kotlin.Pair<pantry.Jar, Long?>`.
public struct PairJarLong: KotlinValue, Hashable {
  public var first: Jar
  public var second: Int64?

  public init(first: Jar, second: Int64?) {
    self.first = first
    self.second = second
  }

  public static var kotlinType: KotlinType {
    .record(
      "kotlin.Pair<pantry.Jar, Long?>", Self.self,
      ("first", Jar.self),
      ("second", Int64?.self))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    try reader.beginRecord()
    first = try reader.read()
    second = try reader.read()
    reader.endRecord()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginRecord() else { return }
    writer.write(first)
    writer.write(second)
    writer.endRecord()
  }
}
