import Testing

@testable import KotlinBridgeGenerator

/// The structs for data classes, value classes and objects.
struct RecordTests {
  @Test func aRecordIsAStructInAFileOfItsName() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Position", "kind": "record",
         "fields": [{"name": "latitude", "type": "Double", "documentation": "In degrees."},
           {"name": "label", "type": "String?"}],
         "documentation": "A place."}
        """#
      ])
    #expect(
      generated["Position"] == #"""
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) public import KotlinBridge

        /// A place.
        public struct Position: KotlinValue, Hashable, Codable {
          /// In degrees.
          public var latitude: Double
          public var label: String?

          public init(latitude: Double, label: String?) {
            self.latitude = latitude
            self.label = label
          }

          public static var kotlinType: KotlinType {
            .record(
              "space.Position", Self.self,
              ("latitude", Double.self),
              ("label", String?.self))
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            try reader.beginRecord()
            latitude = try reader.read()
            label = try reader.read()
            reader.endRecord()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginRecord() else { return }
            writer.write(latitude)
            writer.write(label)
            writer.endRecord()
          }
        }

        """#)
  }

  @Test func aRecordWithoutFieldsIsAStructWithoutFields() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Origin", "kind": "record", "fields": []}
        """#
      ])
    #expect(
      generated.declarations(of: "Origin") == #"""
        /// Kotlin's `space.Origin`.
        public struct Origin: KotlinValue, Hashable, Codable {
          public init() {}

          public static var kotlinType: KotlinType {
            .record("space.Origin", Self.self)
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            try reader.beginRecord()
            reader.endRecord()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginRecord() else { return }
            writer.endRecord()
          }
        }

        """#)
  }

  @Test func aRecordThatContainsItselfStoresThatElsewhere() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Tree", "kind": "record",
         "fields": [{"name": "twin", "type": "space.Tree?"}, {"name": "children",
           "type": "List<space.Tree>"}]}
        """#
      ])
    #expect(
      generated.declarations(of: "Tree") == #"""
        /// Kotlin's `space.Tree`.
        public struct Tree: KotlinValue, Hashable, Codable {
          @KotlinIndirect public var twin: Tree?
          public var children: [Tree]

          public init(twin: Tree?, children: [Tree]) {
            self.twin = twin
            self.children = children
          }

          public static var kotlinType: KotlinType {
            .record(
              "space.Tree", Self.self,
              ("twin", Tree?.self),
              ("children", [Tree].self))
          }

          public init(from reader: inout KotlinReader) throws(KotlinError) {
            try reader.beginRecord()
            twin = try reader.read()
            children = try reader.read()
            reader.endRecord()
          }

          public func write(to writer: inout KotlinWriter) {
            guard writer.beginRecord() else { return }
            writer.write(twin)
            writer.write(children)
            writer.endRecord()
          }
        }

        """#)
  }

  @Test func ofTwoRecordsThatContainEachOtherOneIsStoredElsewhere() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.A", "kind": "record", "fields": [{"name": "b", "type": "space.B?"}],
         "kotlin": {"file": "Pair"}}
        """#,
        #"""
        {"name": "space.B", "kind": "record", "fields": [{"name": "a", "type": "space.A?"}],
         "kotlin": {"file": "Pair"}}
        """#,
      ])
    #expect(
      generated.declarations(of: "Pair") == #"""
        /// Kotlin's `space.A`.
        public struct A: KotlinValue, Hashable, Codable {
          @KotlinIndirect public var b: B?

          public init(b: B?) {
            self.b = b
          }

          public static var kotlinType: KotlinType {
            .record(
              "space.A", Self.self,
              ("b", B?.self))
          }

          public init(from reader: inout KotlinReader) throws(KotlinError) {
            try reader.beginRecord()
            b = try reader.read()
            reader.endRecord()
          }

          public func write(to writer: inout KotlinWriter) {
            guard writer.beginRecord() else { return }
            writer.write(b)
            writer.endRecord()
          }
        }

        /// Kotlin's `space.B`.
        public struct B: KotlinValue, Hashable, Codable {
          public var a: A?

          public init(a: A?) {
            self.a = a
          }

          public static var kotlinType: KotlinType {
            .record(
              "space.B", Self.self,
              ("a", A?.self))
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            try reader.beginRecord()
            a = try reader.read()
            reader.endRecord()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginRecord() else { return }
            writer.write(a)
            writer.endRecord()
          }
        }

        """#)
  }

  @Test func aFieldMayHaveTheNameOfAKeywordOrOfAParameter() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Odd", "kind": "record",
         "fields": [{"name": "class", "type": "Int"}, {"name": "reader", "type": "Int"},
           {"name": "writer", "type": "Int"}, {"name": "hashValue", "type": "Int"}]}
        """#
      ])
    #expect(
      generated.declarations(of: "Odd") == #"""
        /// Kotlin's `space.Odd`.
        public struct Odd: KotlinValue, Hashable, Codable {
          public var `class`: Int32
          public var reader: Int32
          public var writer: Int32
          public var hashValue2: Int32

          public init(class: Int32, reader: Int32, writer: Int32, hashValue2: Int32) {
            self.`class` = `class`
            self.reader = reader
            self.writer = writer
            self.hashValue2 = hashValue2
          }

          public static var kotlinType: KotlinType {
            .record(
              "space.Odd", Self.self,
              ("class", Int32.self),
              ("reader", Int32.self),
              ("writer", Int32.self),
              ("hashValue", Int32.self))
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            try reader.beginRecord()
            `class` = try reader.read()
            self.reader = try reader.read()
            writer = try reader.read()
            hashValue2 = try reader.read()
            reader.endRecord()
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            guard writer.beginRecord() else { return }
            writer.write(`class`)
            writer.write(reader)
            writer.write(self.writer)
            writer.write(hashValue2)
            writer.endRecord()
          }
        }

        """#)
  }

  @Test func aNestedRecordStandsInAnExtensionOfItsOuterType() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Repository.Config", "kind": "record",
         "fields": [{"name": "limit", "type": "Int"}], "kotlin": {"file": "Repository"}}
        """#
      ])
    #expect(
      generated.declarations(of: "Repository") == #"""
        /// Kotlin's `space.Repository`.
        public enum Repository {}

        extension Repository {
          /// Kotlin's `space.Repository.Config`.
          public struct Config: KotlinValue, Hashable, Codable {
            public var limit: Int32

            public init(limit: Int32) {
              self.limit = limit
            }

            public static var kotlinType: KotlinType {
              .record(
                "space.Repository.Config", Self.self,
                ("limit", Int32.self))
            }

            @inlinable
            public init(from reader: inout KotlinReader) throws(KotlinError) {
              try reader.beginRecord()
              limit = try reader.read()
              reader.endRecord()
            }

            @inlinable
            public func write(to writer: inout KotlinWriter) {
              guard writer.beginRecord() else { return }
              writer.write(limit)
              writer.endRecord()
            }
          }
        }

        """#)
  }
}
