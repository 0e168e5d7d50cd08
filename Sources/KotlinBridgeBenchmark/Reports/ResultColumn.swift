/// A column of the table of results: of the text and of the page.
struct ResultColumn: Sendable {
  let head: String
  /// Else it is to the left.
  var isNumber = true
  let text: @Sendable (ResultRow) -> String

  /// The instructions only if any row has some: few machines count them.
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

  /// What the heads mean.
  static let legend = """
    ours: through the bridge; usual: as written by hand; floor: where nothing crosses; all medians, \
    less is better. x floor: ours to the floor; faster: usual to ours; spread: half the distance \
    between the quartiles of ours, to its median. Allocations and instructions: for each operation \
    of ours.
    """
}

extension ResultRow {
  /// Why not to rely on it.
  var warning: String? { isUncertain ? "spread too wide" : nil }
}
