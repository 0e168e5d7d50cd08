import KittenModels
import KotlinBridgePublisher
import SampleSupport
import Samples

@main
enum KittensCommand {
  static func main() async {
    await SampleCommand(
      "kittens",
      about: """
        Shows the addresses of kitten images until Ctrl-C. Press r to reload them.
        """
    ).run(run)
  }

  @MainActor private static func run(_ run: CommandRun) async throws {
    let server = try run.server(answer: KittenImages.answer)
    let view = try KittenViewProxy()
    let screen = KittenScreen(run)
    let holder = try KittenComponentHolder(source: KittenServer(address: server)) {
      screen.show($0)
    }
    let rendering = view.$model.sink { screen.show($0) }
    try holder.appear(view)
    let typing = Task { for await case .character("r") in run.keys { try view.refresh() } }
    await run.untilLastChange()
    typing.cancel()
    rendering.cancel()
    try holder.disappear()
  }
}

/// The images in a terminal, with the last label below them.
@MainActor
private final class KittenScreen {
  private let run: CommandRun
  private var model: KittenViewModel?
  private var message = ""

  init(_ run: CommandRun) { self.run = run }

  func show(_ model: KittenViewModel) {
    self.model = model
    if model.isLoading { message = "" }
    let count = model.imageUrls.count
    let images = count == 0 ? "no images" : "\(count) images, from \(model.imageUrls[0])"
    show(line: model.isLoading ? "loading" : model.isError ? "failed" : images)
  }

  func show(_ label: KittenLabel) {
    switch label {
    case .loadingFailed(let reason): message = reason
    }
    show(line: message)
  }

  private func show(line: String) {
    let state = model?.isLoading == true ? "loading …" : "r: reload   Ctrl-C: end"
    let lines =
      [Terminal.Line("Kittens", .bold)]
      + (model?.imageUrls ?? []).map { Terminal.Line("  " + $0) }
      + [Terminal.Line(message, .red), Terminal.Line(state, .dim)]
    run.show(line) { _ in lines }
  }
}
