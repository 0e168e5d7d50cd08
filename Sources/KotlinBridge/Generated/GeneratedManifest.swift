/// The classes of a module that extend others or are extended, by the numbers of their types in the
/// manifest. An interface has the class for any object of it.
@_spi(GeneratedCode)
public typealias GeneratedClasses = [UInt32: any KotlinValue.Type]

/// The manifest that a module was generated from.
@_spi(GeneratedCode)
public struct GeneratedManifest: Sendable {
  /// What a library is compared with that has another digest.
  package let json: StaticString
  let digest: UInt64
  let functionCount: Int
  let flowCount: Int
  let twinCount: Int
  let equals: UInt32?
  let hashCode: UInt32?
  let type: UInt32?
  let classes: @Sendable () -> GeneratedClasses
  let hosted: @Sendable () -> [HostedInterface]

  /// - Parameters:
  ///   - json: the manifest. It is only read if a library has another digest.
  ///   - digest: of the manifest's file.
  ///   - functions: the count of its functions.
  ///   - flows: the count of its flows.
  ///   - twins: the count of functions with a typed twin.
  ///   - equals: the number of `Any.equals`, if it has that.
  ///   - hashCode: the number of `Any.hashCode`.
  ///   - type: the number of `Any.type`.
  ///   - classes: those that extend others or are extended. It is only called once an object is
  ///     declared as one of them.
  ///   - hosted: the interfaces that Swift types may implement. It is called when a module takes a
  ///     library.
  public init(
    _ json: StaticString, digest: UInt64, functions: Int, flows: Int, twins: Int = 0,
    equals: UInt32? = nil, hashCode: UInt32? = nil, type: UInt32? = nil,
    classes: @escaping @Sendable () -> GeneratedClasses = { [:] },
    hosted: @escaping @Sendable () -> [HostedInterface] = { [] }
  ) {
    self.json = json
    self.digest = digest
    functionCount = functions
    flowCount = flows
    twinCount = twins
    self.equals = equals
    self.hashCode = hashCode
    self.type = type
    self.classes = classes
    self.hosted = hosted
  }

  func read() throws(KotlinError) -> Manifest {
    try Manifest(json: json.withUTF8Buffer { Array($0) }, origin: "the generated code")
  }
}
