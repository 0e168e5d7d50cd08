import KotlinBridgeTools

extension BenchRun {
  /// Lets another process find the figure and print it.
  func figureApart(of row: Row, _ side: Side, _ library: BenchLibrary) throws -> Double {
    let arguments =
      ["bench-one", row.name, side.rawValue, library.path] + (options.isQuick ? ["--quick"] : [])
    let child = ChildProcess(
      executable: executable, arguments: arguments, timeout: .seconds(300))
    let ending = child.run()
    guard ending.reason == .exited(0),
      let figure = Double(ending.output.split(whereSeparator: \.isWhitespace).last ?? "")
    else {
      throw CommandError(
        "its own process \(ending.trouble(timeout: child.timeout) ?? "printed no figure"): "
          + ending.errors.split(separator: "\n").joined(separator: " "))
    }
    return figure
  }

  /// Finds the figure in that process.
  package static func figure(arguments: [String]) async throws -> Double {
    guard arguments.count >= 3, let side = Side(rawValue: arguments[1]) else {
      throw CommandError("internal subcommand of bench: run kotlin-bridge bench")
    }
    // If the opening of the library is what the row measures, the row itself opens it.
    let rows =
      try arguments[0] == "start-up"
      ? Row.library(path: arguments[2])
      : Row.all(of: BenchLibrary(path: arguments[2]), isQuick: arguments.contains("--quick"))
    guard let row = rows.first(where: { $0.name == arguments[0] }),
      case .figureApart(let find) = row.work(of: side)
    else { throw CommandError("no row '\(arguments[0])' has such a figure") }
    return try await find()
  }
}
