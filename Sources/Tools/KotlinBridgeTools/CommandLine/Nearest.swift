/// The name that a user who typed `text` may have meant; nil if none is like it.
package func nearest(to text: String, among names: [String]) -> String? {
  let near = names.map { (name: $0, distance: distance(from: text, to: $0)) }
    .min { $0.distance < $1.distance }
  return near.flatMap { $0.distance <= max(1, $0.name.count / 3) ? $0.name : nil }
}

/// The count of characters to insert, remove or replace, whatever their case, to get from one text
/// to another.
private func distance(from start: String, to end: String) -> Int {
  let end = Array(end.lowercased())
  var row = Array(0...end.count)
  for (index, character) in start.lowercased().enumerated() {
    var next = [index + 1]
    for (column, other) in end.enumerated() {
      let replaced = row[column] + (character == other ? 0 : 1)
      next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
    }
    row = next
  }
  return row[end.count]
}
