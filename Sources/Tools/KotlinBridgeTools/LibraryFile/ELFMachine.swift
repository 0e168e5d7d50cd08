/// The machine that a program is compiled for, by its number in ELF.
struct ELFMachine: RawRepresentable, Equatable, CustomStringConvertible {
  let rawValue: UInt16

  #if arch(x86_64)
    static let this = ELFMachine(rawValue: 62)
  #elseif arch(arm64)
    static let this = ELFMachine(rawValue: 183)
  #elseif arch(riscv64)
    static let this = ELFMachine(rawValue: 243)
  #else
    #error("add this machine's number in ELF, e_machine")
  #endif

  private static let names: [UInt16: String] = [
    3: "i386", 8: "mips", 20: "powerpc", 21: "powerpc64", 22: "s390x", 40: "arm", 62: "x86_64",
    183: "aarch64", 243: "riscv", 258: "loongarch",
  ]

  var description: String { Self.names[rawValue] ?? "machine \(rawValue)" }
}
