// Made by `kotlin-bridge generate` from the library samples. Do not edit: generate it again.

@_spi(GeneratedCode) public import KotlinBridge

/// Wires the store, a view and the data source. Its functions are called on the main thread.
///
/// A view may come and go many times; the state stays until `onDestroy`. What comes in another
/// order than that of a
/// lifecycle does nothing.
///
/// - `output`: gets what happens once.
public final class KittenComponent: KotlinObject, @unchecked Sendable {
  @_spi(GeneratedCode) override public class var kotlinName: String { "kittens.KittenComponent" }

  public convenience init(
    dataSource: any KittenDataSource, output: @escaping @Sendable (KittenLabel) throws -> Void
  ) throws {
    defer { extendLifetime(dataSource) }
    let handle: UInt64 = try SamplesLibrary.module.call(23) {
      $0.write(AnyKittenDataSource(dataSource))
      $0.write(SamplesLibrary.FunctionOfKittenLabel(output))
    }
    self.init(holding: handle, of: SamplesLibrary.module)
  }
}

extension KittenComponent {
  public func onViewCreated(view: any KittenView) throws {
    defer {
      extendLifetime(self)
      extendLifetime(view)
    }
    _ = try SamplesLibrary.module.call(24, returning: KotlinUnit.self) {
      $0.write(self)
      $0.write(AnyKittenView(view))
    }
  }

  /// Renders the state in the view from now on, and takes its events.
  public func onStart() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(25, Twins.f25, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func onStop() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(26, Twins.f26, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func onViewDestroyed() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(27, Twins.f27, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }

  public func onDestroy() throws {
    defer { extendLifetime(self) }
    try KotlinModule.run(28, Twins.f28, of: SamplesLibrary.module) {
      $0(kotlinHandle, $1)
    } write: {
      $0.write(self)
    }
  }
}

/// The functions of C for numbers and objects. A fake and a proxy have none.
private enum Twins {
  static let f25: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    SamplesLibrary.module.twin(25)
  static let f26: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    SamplesLibrary.module.twin(26)
  static let f27: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    SamplesLibrary.module.twin(27)
  static let f28: (@convention(c) (UInt64, UnsafeMutableRawPointer) -> Void)? =
    SamplesLibrary.module.twin(28)
}
