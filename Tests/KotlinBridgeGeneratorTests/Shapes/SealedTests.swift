import Testing

@testable import KotlinBridgeGenerator

/// The enums for sealed classes.
struct SealedTests {
  @Test func aSealedClassIsAnEnumWithTheFieldsOfItsCases() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Alarm", "kind": "sealed",
         "cases": ["space.Alarm.Calm", "space.Alarm.Storm"],
         "caseDocumentation": ["Nothing.", null]}
        """#,
        #"""
        {"name": "space.Alarm.Calm", "kind": "record", "fields": []}
        """#,
        #"""
        {"name": "space.Alarm.Storm", "kind": "record",
         "fields": [{"name": "speed", "type": "Double"}, {"name": "writer",
           "type": "String"}, {"name": "in", "type": "Int?"}]}
        """#,
      ])
    #expect(
      generated["Alarm"] == #"""
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) public import KotlinBridge

        /// Kotlin's `space.Alarm`.
        public enum Alarm: KotlinValue, Hashable, Codable {
          /// Nothing.
          case calm
          case storm(speed: Double, writer: String, in: Int32?)

          public static var kotlinType: KotlinType {
            .sealed(
              "space.Alarm", Self.self,
              .case("space.Alarm.Calm"),
              .case(
                "space.Alarm.Storm", ("speed", Double.self), ("writer", String.self), ("in", Int32?.self)
              ))
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            switch try reader.beginSealed(cases: 2) {
            case 0: self = .calm
            default:
              self = .storm(speed: try reader.read(), writer: try reader.read(), in: try reader.read())
            }
            reader.endSealed()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginSealed() else { return }
            switch self {
            case .calm: writer.write(ordinal: 0)
            case .storm(let speed, let writerValue, let `in`):
              writer.write(ordinal: 1)
              writer.write(speed)
              writer.write(writerValue)
              writer.write(`in`)
            }
            writer.endSealed()
          }
        }

        """#)
  }

  @Test func aSealedClassThatContainsItselfIsIndirect() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Expression", "kind": "sealed",
         "cases": ["space.Expression.One", "space.Expression.Sum"]}
        """#,
        #"""
        {"name": "space.Expression.One", "kind": "record", "fields": []}
        """#,
        #"""
        {"name": "space.Expression.Sum", "kind": "record",
         "fields": [{"name": "left", "type": "space.Expression"}, {"name": "right",
           "type": "space.Expression"}]}
        """#,
      ])
    #expect(
      generated.declarations(of: "Expression") == #"""
        /// Kotlin's `space.Expression`.
        public indirect enum Expression: KotlinValue, Hashable, Codable {
          case one
          case sum(left: Expression, right: Expression)

          public static var kotlinType: KotlinType {
            .sealed(
              "space.Expression", Self.self,
              .case("space.Expression.One"),
              .case("space.Expression.Sum", ("left", Expression.self), ("right", Expression.self)))
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            switch try reader.beginSealed(cases: 2) {
            case 0: self = .one
            default: self = .sum(left: try reader.read(), right: try reader.read())
            }
            reader.endSealed()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginSealed() else { return }
            switch self {
            case .one: writer.write(ordinal: 0)
            case .sum(let left, let right):
              writer.write(ordinal: 1)
              writer.write(left)
              writer.write(right)
            }
            writer.endSealed()
          }
        }

        """#)
  }

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

  @Test func manyFieldsStandOnLinesOfTheirOwn() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Report", "kind": "sealed", "cases": ["space.Report.Full"]}
        """#,
        #"""
        {"name": "space.Report.Full", "kind": "record",
         "fields": [{"name": "temperature", "type": "Double"}, {"name": "pressure",
           "type": "Double"}, {"name": "humidity", "type": "Double"}, {"name": "visibility",
           "type": "Double"}, {"name": "cloudiness", "type": "List<String>"}]}
        """#,
      ])
    #expect(
      generated.declarations(of: "Report") == #"""
        /// Kotlin's `space.Report`.
        public enum Report: KotlinValue, Hashable, Codable {
          case full(
            temperature: Double,
            pressure: Double,
            humidity: Double,
            visibility: Double,
            cloudiness: [String]
          )

          public static var kotlinType: KotlinType {
            .sealed(
              "space.Report", Self.self,
              .case(
                "space.Report.Full",
                ("temperature", Double.self),
                ("pressure", Double.self),
                ("humidity", Double.self),
                ("visibility", Double.self),
                ("cloudiness", [String].self)
              ))
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            switch try reader.beginSealed(cases: 1) {
            default:
              self = .full(
                temperature: try reader.read(),
                pressure: try reader.read(),
                humidity: try reader.read(),
                visibility: try reader.read(),
                cloudiness: try reader.read()
              )
            }
            reader.endSealed()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginSealed() else { return }
            switch self {
            case .full(let temperature, let pressure, let humidity, let visibility, let cloudiness):
              writer.write(ordinal: 0)
              writer.write(temperature)
              writer.write(pressure)
              writer.write(humidity)
              writer.write(visibility)
              writer.write(cloudiness)
            }
            writer.endSealed()
          }
        }

        """#)
  }

  @Test func theNamesOfWrittenFieldsAreTheirOwn() throws {
    let generated = try Generated(types: [
      #"{"name": "a.Shape", "kind": "sealed", "cases": ["a.Shape.Dot"]}"#,
      Declared.record("a.Shape.Dot", "writer: Int", "writerValue: Int"),
    ])
    #expect(generated["Shape"].contains("case .dot(let writerValue2, let writerValue):"))
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
