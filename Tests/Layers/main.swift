import Foundation

// Prints the layers of the modules in the given folders, and fails if files of one use each other
// in a circle, or if a file imports what it must not: `./build.sh layers`. Nor may folders of a
// module of Combine; the others have such circles still.

var circles = 0
for folder in CommandLine.arguments.dropFirst() {
  let module = try Module.read(folder)
  print(module.name)
  for (height, files) in module.layers().enumerated() {
    print("  \(height)  \(files.joined(separator: "  "))")
  }
  let ofFolders = folder.hasPrefix("Sources/Combine/") ? module.circlesOfFolders() : []
  for circle in module.circles() + ofFolders {
    circles += 1
    print("  circle:")
    for line in circle { print("    \(line)") }
  }
}
var problems = try ImportLimit.violations()
if circles > 0 { problems.append("\(circles) circles: a file may use only the layers below it") }
for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
if !problems.isEmpty { exit(1) }
