public import Foundation

/// What the form describes, when it is complete.
public struct Project: Hashable, Sendable {
  /// Where the server is.
  public var server: URL
  /// The name by which the server knows it.
  public var name: String
  /// The password that the server wants to see.
  public var password: String

  /// The address of the project's members, for which a server is asked to see whether it knows the
  /// project.
  public var members: URL { server.appendingPathComponent("members") }
}

/// Who runs the server of a project.
public enum Backend: String, CaseIterable, Sendable {
  /// The one server of everybody who has none. The form's address is not used.
  case hosted
  /// The server at the form's address.
  case own
}

/// How far the check of a project is.
public enum ValidationProgress: String, Sendable {
  /// The server has been asked.
  case inProgress = "in progress"
  /// The server knows the project.
  case success
  /// It does not, or there is no server.
  case failure
}
