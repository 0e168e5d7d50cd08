import Foundation
import Kitchen
import TestHelpers
import Testing

extension KitchenSuites {
  /// Generated types are `Codable`, each in Swift's own form.
  @Suite struct CodableValues {
    private func expectSame<Value: Arbitrary & Codable>(
      _ type: Value.Type, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      var seed = Seed()
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      for _ in 0..<20 {
        let comment = Comment(rawValue: "\(seed)")
        let value = Value.any(&seed)
        let read = try decoder.decode(type, from: encoder.encode(value))
        #expect(read == value, comment, sourceLocation: sourceLocation)
      }
    }

    @Test func valuesAreReadAsTheyAreWritten() throws {
      try expectSame(Color.self)
      try expectSame(Alarm.self)
      try expectSame(Expression.self)
      try expectSame(Chain.self)
      try expectSame(Keywords.self)
      try expectSame(Way.self)
    }

    @Test func anEnumIsItsNameInKotlin() throws {
      #expect(String(decoding: try JSONEncoder().encode([Color.red]), as: UTF8.self) == #"["RED"]"#)
    }
  }
}
