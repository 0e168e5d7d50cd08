/// Names in the order of their likeness to one that somebody has written, as text.
func nearest(_ names: [String], to name: String) -> String {
  if names.isEmpty { return "none" }
  let wanted = name.lowercased()
  let ranked = names.map { ($0, unlikeness(of: $0.lowercased(), to: wanted)) }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  let left = names.count > 20 ? ", and \(names.count - 20) more" : ""
  return ranked.prefix(20).map { "'\($0.0)'" }.joined(separator: ", ") + left
}

/// 0 for names one of which contains the other, such as a member without its class; else the count
/// of letters to insert, remove or replace.
private func unlikeness(of name: String, to wanted: String) -> Int {
  if name.contains(wanted) || wanted.contains(name) { return 0 }
  let letters = Array(name)
  var row = Array(0...letters.count)
  for (line, letter) in wanted.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in letters.indices {
      let replaced = diagonal + (letters[column] == letter ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[letters.count]
}
