/// Functions of a package, and the code in Swift that calls them and looks at what comes back.
///
/// Their names are nobody else's, so that the program in Swift knows them.
protocol Check {
  /// The declarations of the package.
  var kotlin: [String] { get }
  /// The simple names of those that are public.
  var names: [String] { get }
  /// A statement that counts what is wrong.
  var swift: String { get }
}
