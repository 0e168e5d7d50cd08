import Testing

@testable import KotlinBridgeGenerator

/// Cases of sealed classes that are types of their own.
struct SealedCaseTests {
  @Test func aCaseThatIsUsedByItselfIsAStructToo() throws {
    let generated = try Generated(
      #"""
      {"name": "last", "kind": "plain", "parameters": [], "result": "space.Alarm.Storm"}
      """#,
      types: [
        #"""
        {"name": "space.Alarm", "kind": "sealed", "cases": ["space.Alarm.Storm"],
         "kotlin": {"file": "Alarm"}}
        """#,
        #"""
        {"name": "space.Alarm.Storm", "kind": "record",
         "fields": [{"name": "speed", "type": "Double"}], "kotlin": {"file": "Alarm"}}
        """#,
      ])
    #expect(
      generated.declarations(of: "Alarm") == #"""
        /// Kotlin's `space.Alarm`.
        public enum Alarm: KotlinValue, Hashable, Codable {
          case storm(speed: Double)

          public static var kotlinType: KotlinType {
            .sealed(
              "space.Alarm", Self.self,
              .case("space.Alarm.Storm", ("speed", Double.self)))
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            switch try reader.beginSealed(cases: 1) {
            default: self = .storm(speed: try reader.read())
            }
            reader.endSealed()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginSealed() else { return }
            switch self {
            case .storm(let speed):
              writer.write(ordinal: 0)
              writer.write(speed)
            }
            writer.endSealed()
          }
        }

        extension Alarm {
          /// Kotlin's `space.Alarm.Storm`.
          public struct Storm: KotlinValue, Hashable, Codable {
            public var speed: Double

            public init(speed: Double) {
              self.speed = speed
            }

            public static var kotlinType: KotlinType {
              .record(
                "space.Alarm.Storm", Self.self,
                ("speed", Double.self))
            }

            @inlinable
            public init(from reader: inout KotlinReader) throws(KotlinError) {
              try reader.beginRecord()
              speed = try reader.read()
              reader.endRecord()
            }

            @inlinable
            public func write(to writer: inout KotlinWriter) {
              guard writer.beginRecord() else { return }
              writer.write(speed)
              writer.endRecord()
            }
          }
        }

        """#)
  }

  @Test func aCaseHoldsAnObjectOrAnEntry() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Order", "kind": "sealed",
         "cases": ["space.Order.Cooking", "space.Order.Level", "space.Order.Served"]}
        """#,
        Declared.object("space.Order.Cooking"),
        #"{"name": "space.Order.Level", "kind": "enum", "cases": ["LOW"]}"#,
        Declared.record("space.Order.Served", "plates: Int"),
      ])
    let order = generated["Order"]
    #expect(order.contains("public enum Order: KotlinValue, Hashable {"))
    #expect(
      order.contains(
        #"""
          case cooking(Order.Cooking)
          case level(Order.Level)
          case served(plates: Int32)

          public static var kotlinType: KotlinType {
            .sealed(
              "space.Order", Self.self,
              .case("space.Order.Cooking", ("", Order.Cooking.self)),
              .case("space.Order.Level", ("", Order.Level.self)),
              .case("space.Order.Served", ("plates", Int32.self)))
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            switch try reader.beginSealed(cases: 3) {
            case 0: self = .cooking(try reader.read())
            case 1: self = .level(try reader.read())
            default: self = .served(plates: try reader.read())
            }
            reader.endSealed()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginSealed() else { return }
            switch self {
            case .cooking(let cooking):
              writer.write(ordinal: 0)
              writer.write(cooking)
            case .level(let level):
              writer.write(ordinal: 1)
              writer.write(level)
            case .served(let plates):
              writer.write(ordinal: 2)
              writer.write(plates)
            }
            writer.endSealed()
          }
        """#))
    #expect(order.contains("public final class Cooking: KotlinObject, @unchecked Sendable {"))
    #expect(order.contains("public enum Level: String, KotlinValue, CaseIterable, Codable {"))
    #expect(!order.contains("struct Served"))
    #expect(generated.module.renamed.isEmpty)
  }

  @Test func anArgumentWithAnObjectInACaseIsKept() throws {
    let generated = try Generated(
      Declared.function("serve", ["order: space.Order"], result: "Unit"),
      types: [
        #"{"name": "space.Order", "kind": "sealed", "cases": ["space.Cooking"]}"#,
        Declared.object("space.Cooking"),
      ])
    #expect(generated.declarations().contains("defer { extendLifetime(order) }"))
  }

  @Test func aGenericHierarchyWithAGenericClassIsAnEnumForEachUse() throws {
    let generated = try Generated(
      types: [
        Declared.sealed(
          "space.Reply<Int>", of: "T", cases: "space.Later<Int> = space.Later<#0>",
          "space.Now<Int> = space.Now<#0>"),
        Declared.object("space.Later<Int>"),
        Declared.use("space.Now<Int>", of: "T", fields: "value: Int = #0"),
      ])
    let reply = generated["Reply"]
    #expect(reply.contains("public enum ReplyInt: KotlinValue, Hashable {"))
    #expect(reply.contains("case later(LaterInt)\n  case now(value: Int32)"))
    #expect(generated.module.leftOut.isEmpty)
  }
}
