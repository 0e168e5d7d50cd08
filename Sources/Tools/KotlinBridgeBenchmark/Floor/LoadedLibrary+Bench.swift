import KotlinBridgeTools

extension LoadedLibrary {
  /// An exported C function, whose type the caller names.
  func benchFunction<Function>(
    _ name: String, as type: Function.Type = Function.self
  ) throws(CommandError) -> Function {
    guard let function = function(name, as: type) else {
      throw CommandError("\(path) exports no \(name): it is from another version; run ./build.sh")
    }
    return function
  }
}
