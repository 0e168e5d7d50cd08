/// The descriptors with which a child process starts, besides stdin, stdout and stderr.
///
/// A library may close or use low numbers that it has not opened. So those after the first ones are
/// taken until `ChildChannel.open()`, and what this process itself opens before gets higher ones.
enum ChildDescriptor {
  /// The pipe of `ChildChannel`.
  static let messages: Int32 = 3
  /// The memory of `FlightRecorder`.
  static let flight: Int32 = 4
  /// The beats of `MachineProbe`.
  static let beats: Int32 = 5
  /// Those that are only taken.
  static let taken: Range<Int32> = 6..<64
  static let all = messages..<taken.upperBound
  /// The least number that is in no child's way.
  static let firstFree = taken.upperBound
}
