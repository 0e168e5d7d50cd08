import Foundation

// Prints the layers of the modules in the given folders, and fails if files of one use each other
// in a circle: `./build.sh layers`.

var circles = 0
for folder in CommandLine.arguments.dropFirst() {
  let module = try Module.read(folder)
  print(module.name)
  for (height, files) in module.layers().enumerated() {
    print("  \(height)  \(files.joined(separator: "  "))")
  }
  for circle in module.circles() {
    circles += 1
    print("  circle:")
    for line in circle { print("    \(line)") }
  }
}
if circles > 0 {
  FileHandle.standardError.write(
    Data("\(circles) circles: a file may use only the layers below it\n".utf8))
  exit(1)
}
