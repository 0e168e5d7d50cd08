import Glibc

/// A library that is loaded into this process, and the symbols that it exports.
///
/// It stays loaded until the process ends, and other libraries don't see its symbols
/// (`RTLD_LOCAL`).
package struct LoadedLibrary: @unchecked Sendable {
  package let path: String
  // The loader's handle, which any thread may use.
  private let handle: UnsafeMutableRawPointer

  /// Loads the library unless it is loaded already.
  package init(path: String) throws(CommandError) {
    self.path = path
    // Without a slash, dlopen would search the system's folders instead.
    guard let handle = dlopen(path.contains("/") ? path : "./" + path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw CommandError(
        "can't load \(path): \(reason); install what is missing or set LD_LIBRARY_PATH")
    }
    self.handle = handle
  }

  /// An exported function, whose type the caller names; nil where no symbol has that name.
  package func function<Function>(
    _ name: String, as type: Function.Type = Function.self
  ) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
