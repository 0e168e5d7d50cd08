// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// What happens once: a dialog or a short message.
public enum KittenLabel: KotlinValue, Hashable, Codable {
  case loadingFailed(reason: String)

  public static var kotlinType: KotlinType {
    .sealed(
      "kittens.KittenLabel", Self.self,
      .case("kittens.KittenLabel.LoadingFailed", ("reason", String.self)))
  }

  @inlinable
  public init(from reader: inout KotlinReader) throws(KotlinError) {
    switch try reader.beginSealed(cases: 1) {
    default: self = .loadingFailed(reason: try reader.read())
    }
    reader.endSealed()
  }

  @inlinable
  public func write(to writer: inout KotlinWriter) {
    guard writer.beginSealed() else { return }
    switch self {
    case .loadingFailed(let reason):
      writer.write(ordinal: 0)
      writer.write(reason)
    }
    writer.endSealed()
  }
}
