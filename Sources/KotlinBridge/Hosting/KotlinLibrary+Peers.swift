extension KotlinLibrary {
  /// The names of the types of the Swift objects and errors that Kotlin holds, sorted.
  package var typesOfPeers: [String] { LibraryHost.known(table.address)?.heldTypes ?? [] }
}
