/// What the generator has to say about one declaration of the library.
struct Remark: Codable, Hashable {
  let name: String
  let reason: String

  var line: String { "\(name): \(reason)" }
}
