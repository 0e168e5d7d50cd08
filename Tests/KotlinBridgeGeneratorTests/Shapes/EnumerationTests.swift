import Testing

@testable import KotlinBridgeGenerator

/// The enums for enum classes.
struct EnumerationTests {
  @Test func anEnumHasKotlinsNamesAsRawValuesAndItsOrderAsNumbers() throws {
    let generated = try Generated(
      types: [
        #"""
        {"name": "space.Craft", "kind": "enum",
         "cases": ["ISS", "DEEP_SPACE", "none", "default"], "documentation": "What flies.",
         "caseDocumentation": ["The station.", null, null, null]}
        """#
      ])
    #expect(
      generated["Craft"] == #"""
        // Made by `kotlin-bridge generate` from the library space. Do not edit: generate it again.

        @_spi(GeneratedCode) public import KotlinBridge

        /// What flies.
        public enum Craft: String, KotlinValue, CaseIterable, Codable {
          /// The station.
          case iss = "ISS"
          case deepSpace = "DEEP_SPACE"
          case none
          case `default`

          public static var kotlinType: KotlinType {
            .enumeration("space.Craft", Self.self)
          }

          @inlinable
          public init(from reader: inout KotlinReader) throws(KotlinError) {
            switch try reader.readOrdinal(below: 4) {
            case 0: self = .iss
            case 1: self = .deepSpace
            case 2: self = .none
            default: self = .`default`
            }
          }

          @inlinable
          public func write(to writer: inout KotlinWriter) {
            switch self {
            case .iss: writer.write(ordinal: 0)
            case .deepSpace: writer.write(ordinal: 1)
            case .none: writer.write(ordinal: 2)
            case .`default`: writer.write(ordinal: 3)
            }
          }
        }

        """#)
  }
}
