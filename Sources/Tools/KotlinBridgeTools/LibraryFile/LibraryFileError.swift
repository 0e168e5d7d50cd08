/// Why a file can't be read as a shared library of this machine.
///
/// Its `description` is one line: the file, what is wrong with it, and what to do.
package struct LibraryFileError: Error, Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    case noSuchFile
    case isDirectory
    /// The file is a device, a pipe or a socket.
    case notRegular
    /// The system can't read it, for this reason.
    case unreadable(String)
    /// It looks like a file of this kind, if the kind is known.
    case notELF(looksLike: String?)
    /// It is a static library, which a linker reads.
    case isStatic
    case is32Bit
    case isBigEndian
    case otherMachine(String)
    /// It is this in place of a shared library.
    case notShared(String)
    /// This part is cut off or contradicts the rest.
    case damaged(String)
    case noDynamicSection
  }

  package let path: String
  package let reason: Reason
}

extension LibraryFileError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .noSuchFile:
      "there is no file \(path): build the library, or correct the path"
    case .isDirectory:
      "\(path) is a directory: name the library's file in it, lib<name>.so"
    case .notRegular:
      "\(path) is not a regular file: name the library's file, lib<name>.so"
    case .unreadable(let problem):
      "\(path) can't be read: \(problem)"
    case .notELF(let look?):
      "\(path) is \(look), not an ELF file: name the library's file, lib<name>.so"
    case .notELF(nil):
      "\(path) is not an ELF file: name the library's file, lib<name>.so"
    case .isStatic:
      "\(path) is a static library, which can't be loaded by itself: name a shared one, lib<name>.so, "
        + "which 'gradle bridgeLibrary' makes from Kotlin code"
    case .is32Bit:
      "\(path) is for a 32-bit machine: build it for \(ELFMachine.this)"
    case .isBigEndian:
      "\(path) is for a big-endian machine: build it for \(ELFMachine.this)"
    case .otherMachine(let machine):
      "\(path) is for \(machine), but this machine is \(ELFMachine.this): build it for \(ELFMachine.this), "
        + "or check it on \(machine)"
    case .notShared(let kind):
      "\(path) is \(kind), not a shared library: link it as one, in Gradle with sharedLib"
    case .damaged(let what):
      "\(path) is damaged or cut off: \(what); copy or build it again"
    case .noDynamicSection:
      "\(path) has no dynamic section, so it can't be loaded: name the library itself if this is "
        + "the file with its debug information, otherwise build it again"
    }
  }
}
