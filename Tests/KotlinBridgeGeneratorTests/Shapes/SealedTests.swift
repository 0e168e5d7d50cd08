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
}
