/// The default of a field in a manifest, where the sources of the library say the value itself.
/// docs/MANIFEST.md describes how it stands there.
package struct ManifestDefault: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case null, boolean, number, string, list, map, entry
  }

  package let kind: Kind
  /// A number in decimal digits, a text, the name of an entry, or `true` or `false`.
  package let text: String
  /// The elements of a list.
  package let elements: [ManifestDefault]

  package init(_ kind: Kind, _ text: String = "", elements: [ManifestDefault] = []) {
    self.kind = kind
    self.text = text
    self.elements = elements
  }
}

extension ManifestDefault: Decodable {
  private enum Key: String, CodingKey {
    case boolean, number, string, list, map, entry
  }

  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      guard text == "null" else { throw Self.unknown(decoder) }
      self.init(.null)
      return
    }
    let value = try decoder.container(keyedBy: Key.self)
    switch value.allKeys.first {
    case .boolean:
      self.init(.boolean, try value.decode(Bool.self, forKey: .boolean) ? "true" : "false")
    case .number: self.init(.number, try value.decode(String.self, forKey: .number))
    case .string: self.init(.string, try value.decode(String.self, forKey: .string))
    case .entry: self.init(.entry, try value.decode(String.self, forKey: .entry))
    case .list:
      self.init(.list, elements: try value.decode([ManifestDefault].self, forKey: .list))
    case .map: self.init(.map)
    case nil: throw Self.unknown(decoder)
    }
  }

  private static func unknown(_ decoder: any Decoder) -> DecodingError {
    DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "this can't be the value of a default"
      ))
  }
}
