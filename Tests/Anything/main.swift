import Foundation

// Random Kotlin declarations, for `./build.sh anything`:
//
//   Anything write <folder> <clone> <packages> <seed>   writes a project with one library of so many packages
//   Anything count <manifest> <report.json> <names> <dump>…
//                                                       fails unless each declaration is in the manifest or in the
//                                                       report: those of klibs, as Gradle dumps them, and of a
//                                                       file whose lines have the names of one each, with tabs between
//                                                       them, or `without` before one that has no line of its own

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "write" where arguments.count == 5:
    guard let packages = Int(arguments[3]), let seed = UInt64(arguments[4]) else { fallthrough }
    try Project(packages: packages, seed: seed).write(to: arguments[1], clone: arguments[2])
  case "count" where arguments.count > 4:
    let names = try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    let dump = try KlibDump(Array(arguments[4...]))
    let known = Set(dump.declared.map(\.[0]))
    let others = names.filter { $0[0] != "without" && !known.contains($0[0]) }
    let account = try Account(
      declared: dump.declared + others, manifest: arguments[1],
      report: arguments[2], without: names.filter { $0[0] == "without" }.map { $0[1] })
    print(account.summary)
    for name in account.lost { print("lost: \(name)") }
    if !account.lost.isEmpty { exit(1) }
  default:
    print(
      "usage: Anything write <folder> <clone> <packages> <seed> | count <manifest> <report.json> <names> <dump>…"
    )
    exit(2)
  }
} catch {
  print("Anything: \(error)")
  exit(1)
}
