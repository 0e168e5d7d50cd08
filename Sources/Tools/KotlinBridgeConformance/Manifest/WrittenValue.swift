import FoundationEssentials

/// A value as a user writes it, before its type is known: the parts of JSON, whose numbers and
/// Booleans are kept as text.
enum WrittenValue: Equatable, Sendable {
  case null
  case text(String)
  case list([WrittenValue])
  case fields([String: WrittenValue])

  /// Reads JSON. Throws `DecodingError`.
  init(json text: String) throws {
    self = try JSONDecoder().decode(WrittenValue.self, from: Data(text.utf8))
  }
}

extension WrittenValue: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .text("\(flag)")
    } else if let number = try? value.decode(Int64.self) {
      self = .text("\(number)")
    } else if let number = try? value.decode(UInt64.self) {
      self = .text("\(number)")
    } else if let number = try? value.decode(Double.self) {
      self = .text("\(number)")
    } else if let list = try? value.decode([WrittenValue].self) {
      self = .list(list)
    } else {
      self = .fields(try value.decode([String: WrittenValue].self))
    }
  }
}

extension WrittenValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .text(let text): "'\(text)'"
    case .list: "a list"
    case .fields: "an object"
    }
  }
}
