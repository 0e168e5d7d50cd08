import Foundation

// Random Kotlin declarations, for `./build.sh anything`:
//
//   Anything write <folder> <clone> <packages> <seed>   writes a project with one library of so many packages
//   Anything count <folder> <report.json>               fails unless each declaration is in the library's manifest or
//                                                       in the report

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "write" where arguments.count == 5:
    guard let packages = Int(arguments[3]), let seed = UInt64(arguments[4]) else { fallthrough }
    try Project(packages: packages, seed: seed).write(to: arguments[1], clone: arguments[2])
  case "count" where arguments.count == 3:
    let account = try Account(folder: arguments[1], report: arguments[2])
    print(account.summary)
    for name in account.lost { print("lost: \(name)") }
    if !account.lost.isEmpty { exit(1) }
  default:
    print("usage: Anything write <folder> <clone> <packages> <seed> | count <folder> <report.json>")
    exit(2)
  }
} catch {
  print("Anything: \(error)")
  exit(1)
}
