/// A column of the table of results, in the text and on the page.
struct ResultColumn: Sendable {
  let head: String
  /// Whether it is aligned to the right.
  var isNumber = true
  let text: @Sendable (ResultRow) -> String

  /// The columns for rows. The one for instructions is there only if a row has them: few machines
  /// count them.
  static func all(for rows: [ResultRow]) -> [ResultColumn] {
    var columns = [
      ResultColumn(head: "row", isNumber: false) { $0.name },
      ResultColumn(head: "unit", isNumber: false) { $0.unit },
      ResultColumn(head: "ours") { humanNumber($0.ours) },
      ResultColumn(head: "usual") { humanNumber($0.usual) },
      ResultColumn(head: "floor") { humanNumber($0.floor) },
      ResultColumn(head: "x floor") { humanRatio($0.timesFloor) },
      ResultColumn(head: "faster") { humanRatio($0.timesFaster) },
      ResultColumn(head: "spread") { humanPercent($0.spread) },
      ResultColumn(head: "allocations") { humanNumber($0.allocations) },
    ]
    if rows.contains(where: { $0.instructions != nil }) {
      columns.append(ResultColumn(head: "instructions") { humanNumber($0.instructions) })
    }
    return columns
  }

  /// Explains the heads of the columns.
  static let legend = """
    ours: through the bridge; usual: as written by hand; floor: the same work without crossing. All \
    are medians; less is better. x floor: ours divided by the floor; faster: usual divided by ours; \
    spread: half the interquartile range of ours, divided by its median. Allocations and \
    instructions are those of one operation of ours.
    """
}

extension ResultRow {
  /// Why the figures of the row are not reliable; nil if they are.
  var warning: String? { isUncertain ? "spread too wide" : nil }
}
