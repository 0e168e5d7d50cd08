// Comparisons of a demand with a number: unlimited is greater than every number, and equals none.
extension Subscribers.Demand {
  public static func == (left: Self, right: Int) -> Bool { left.max == right }

  public static func != (left: Self, right: Int) -> Bool { left.max != right }

  public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }

  public static func <= (left: Self, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }

  public static func > (left: Self, right: Int) -> Bool { !(left <= right) }

  public static func >= (left: Self, right: Int) -> Bool { !(left < right) }

  public static func == (left: Int, right: Self) -> Bool { right == left }

  public static func != (left: Int, right: Self) -> Bool { right != left }

  public static func < (left: Int, right: Self) -> Bool { right > left }

  public static func <= (left: Int, right: Self) -> Bool { right >= left }

  public static func > (left: Int, right: Self) -> Bool { right < left }

  public static func >= (left: Int, right: Self) -> Bool { right <= left }
}
