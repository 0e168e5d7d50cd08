import Glibc

/// What this machine has of what the bridge needs.
package enum MachineFacts {
  /// All facts, in the order of the work: to use prebuilt libraries, to build Kotlin code, to link it.
  package static func all() -> [MachineFact] {
    [
      system,
      .version(
        of: "glibc", libraryOfC, least: "2.34", otherwise: .partly,
        "the prebuilt libraries need it; './build.sh source' builds them for this machine"),
      .version(
        of: "Swift", output(of: "swift", "--version"), least: "6.3", otherwise: .missing,
        "install it from https://www.swift.org/install/linux"),
      .version(
        of: "Java", output(of: "java", "-version"), least: "17", otherwise: .partly,
        "Kotlin code is built with a JDK 17 or newer: apt-get install openjdk-17-jdk-headless"),
      .version(
        of: "Gradle", output(of: "gradle", "--version"), least: "8.5", otherwise: .partly,
        "Kotlin code is built with Gradle 8.5 or newer: https://gradle.org/install"),
      bundleTools,
      .room(
        of: "memory", memory, least: 7,
        "linking a Kotlin library takes 3 GB besides other programs"),
      .room(
        of: "free disk here", freeDisk, least: 5,
        "Kotlin's compiler, Gradle's caches and a build take that much"),
    ]
  }

  private static var system: MachineFact {
    var name = utsname()
    uname(&name)
    let system = text(of: &name.sysname)
    let machine = text(of: &name.machine)
    if system == "Linux", machine == "x86_64" { return MachineFact(.fits, "Linux on x86-64") }
    return MachineFact(.missing, "\(system) on \(machine): the bridge is built for Linux on x86-64")
  }

  private static func text<Field>(of field: inout Field) -> String {
    withUnsafeBytes(of: &field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// `glibc 2.36`.
  private static var libraryOfC: String? {
    let name = Int32(_CS_GNU_LIBC_VERSION)
    let size = confstr(name, nil, 0)
    guard size > 0 else { return nil }
    return String(unsafeUninitializedCapacity: size) {
      max(0, confstr(name, $0.baseAddress, size) - 1)
    }
  }

  /// `bridgeBundle` looks for the same names.
  private static var bundleTools: MachineFact {
    let folders = [path(of: "swift").map { folder(of: $0) }].compactMap(\.self)
    let missing = [["ld.lld", "ld"], ["llvm-objcopy", "objcopy"], ["llvm-ar", "ar"]].filter {
      names in
      !names.contains { path(of: $0, in: folders) != nil }
    }
    if missing.isEmpty { return MachineFact(.fits, "linker, objcopy and ar, for bundles") }
    let names = missing.map { $0.joined(separator: " or ") }.joined(separator: ", ")
    return MachineFact(
      .partly, "no \(names): 'gradle bridgeBundle' needs binutils: apt-get install binutils")
  }

  private static var memory: UInt64 {
    UInt64(sysconf(Int32(_SC_PHYS_PAGES))) * UInt64(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static var freeDisk: UInt64 {
    var disk = statvfs()
    return statvfs(".", &disk) == 0 ? UInt64(disk.f_bavail) * UInt64(disk.f_frsize) : 0
  }

  /// What a program prints of its version; nil if it is not on PATH or does not run.
  private static func output(of program: String, _ argument: String) -> String? {
    guard let path = path(of: program) else { return nil }
    let ending = ChildProcess(executable: path, arguments: [argument], timeout: .seconds(60)).run()
    let printed = ending.output + ending.errors
    return printed.isEmpty ? nil : printed
  }

  private static func path(of program: String, in more: [String] = []) -> String? {
    let folders =
      getenv("PATH").map { String(cString: $0).split(separator: ":").map(String.init) } ?? []
    return (folders + more).map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  /// The folder of a program, where a link to it leads.
  private static func folder(of path: String) -> String {
    let real = realpath(path, nil)
    defer { free(real) }
    let name = real.map { String(cString: $0) } ?? path
    return String(name[..<(name.lastIndex(of: "/") ?? name.startIndex)])
  }
}
