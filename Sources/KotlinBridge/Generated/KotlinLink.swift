import KotlinBridgeLocks

/// The library that a generated Swift module uses: the one that is linked to the program, unless
/// another one was given before the first use.
///
/// `lock` protects `state`.
@_spi(GeneratedCode)
public final class KotlinLink: @unchecked Sendable {
  private enum State {
    case unused
    /// Given in place of the linked library, and not used yet.
    case given(KotlinModule)
    case used(KotlinModule)
  }

  private let entry: @Sendable () -> UnsafeMutableRawPointer?
  package let manifest: GeneratedManifest
  private let lock = Lock()
  private var state = State.unused

  /// - Parameters:
  ///   - entry: the function that the linked library exports.
  ///   - manifest: the manifest that the code was generated from.
  public init(
    to entry: @escaping @Sendable () -> UnsafeMutableRawPointer?,
    generatedFrom manifest: GeneratedManifest
  ) {
    self.entry = entry
    self.manifest = manifest
  }

  /// Uses a library in place of the linked one. Throws `KotlinError`, code `misuse`, if it lacks
  /// what the code was generated from, or if a library is in use.
  public func use(_ library: KotlinLibrary) throws(KotlinError) {
    let given = try KotlinModule(of: library, generatedFrom: manifest)
    let isUsed = lock.withLock {
      if case .used = state { return true }
      state = .given(given)
      return false
    }
    if isUsed {
      throw .misuse(
        "use(_:) was called too late for the library \(library.name): call it before the first use "
          + "of the module")
    }
  }

  /// The library that is in use from now on. Throws `KotlinError`, code `misuse`, if it lacks
  /// what the code was generated from.
  public func module() throws(KotlinError) -> KotlinModule {
    if let module = used(else: nil) { return module }
    // Without the lock, for Kotlin code runs. Two threads that come here find the same library.
    let linked = try KotlinModule(
      of: KotlinLibrary(linked: entry, expecting: manifest), generatedFrom: manifest)
    return used(else: linked)!
  }

  /// Uses the library that is in use or was given, else this one; nil if there is none.
  private func used(else linked: KotlinModule?) -> KotlinModule? {
    lock.withLock {
      switch state {
      case .used(let module): return module
      case .given(let module): state = .used(module)
      case .unused: state = linked.map(State.used) ?? .unused
      }
      if case .used(let module) = state { return module }
      return nil
    }
  }

  /// As `module()`. Ends the process where that would throw.
  public func moduleOrStop() -> KotlinModule {
    do throws(KotlinError) {
      return try module()
    } catch {
      fatalError("\(error)")
    }
  }
}
