extension KotlinLibrary {
  /// The manifest as the library hands it out. For a library of Kotlin, not for one written in
  /// Swift.
  package func manifestBytes() throws(KotlinError) -> [UInt8] {
    try table.manifest()
  }
}
