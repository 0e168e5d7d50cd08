public import Foundation

/// A type that decodes whole documents.
public protocol TopLevelDecoder<Input> {
  /// The type of the documents.
  associatedtype Input

  /// Makes a value of a document.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values as whole documents.
public protocol TopLevelEncoder<Output> {
  /// The type of the documents.
  associatedtype Output

  /// Makes a document of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListDecoder: TopLevelDecoder {}

extension PropertyListEncoder: TopLevelEncoder {}
