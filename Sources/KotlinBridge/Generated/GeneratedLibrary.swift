/// The library of a generated module, such as `PeopleLibrary`. Only generated code conforms.
public protocol GeneratedLibrary {
  /// Uses a library in place of the linked one. Call it before anything else of the module.
  static func use(_ library: KotlinLibrary) throws(KotlinError)

  /// The library in use.
  static var library: KotlinLibrary { get }

  @_spi(GeneratedCode) static var link: KotlinLink { get }
}

extension GeneratedLibrary {
  // A requirement that is not public needs an implementation.
  @_spi(GeneratedCode) public static var link: KotlinLink {
    preconditionFailure("\(Self.self) was not generated")
  }
}
