// Comparisons of a demand with a number: unlimited is greater than every number, and equals none.
extension Subscribers.Demand {
  /// Unlimited equals no number.
  public static func == (left: Self, right: Int) -> Bool { left.max == right }

  /// Unlimited differs from every number.
  public static func != (left: Self, right: Int) -> Bool { left.max != right }

  /// Unlimited is greater than every number.
  public static func < (left: Self, right: Int) -> Bool { left.max ?? .max < right }

  /// Unlimited is greater than every number.
  public static func <= (left: Self, right: Int) -> Bool { left < right || left == right }

  /// Unlimited is greater than every number.
  public static func > (left: Self, right: Int) -> Bool { !(left <= right) }

  /// Unlimited is greater than every number.
  public static func >= (left: Self, right: Int) -> Bool { !(left < right) }

  /// Unlimited equals no number.
  public static func == (left: Int, right: Self) -> Bool { right == left }

  /// Unlimited differs from every number.
  public static func != (left: Int, right: Self) -> Bool { right != left }

  /// Unlimited is greater than every number.
  public static func < (left: Int, right: Self) -> Bool { right > left }

  /// Unlimited is greater than every number.
  public static func <= (left: Int, right: Self) -> Bool { right >= left }

  /// Unlimited is greater than every number.
  public static func > (left: Int, right: Self) -> Bool { right < left }

  /// Unlimited is greater than every number.
  public static func >= (left: Int, right: Self) -> Bool { right <= left }
}
