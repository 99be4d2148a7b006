import GotchaVerdicts
import RunRecord

/// The table at one moment of a trace, drawn to scale: the viewport, the rows near it, their
/// heights known or estimated, their cells there or not, and the refresh control above them.
/// `player.js` draws the same for others.
struct TableDrawing {
  var scene: TraceScene

  /// The share of the viewport's height that is shown above and below it.
  static let margin = 0.12

  /// Whether there is anything to draw.
  var isPossible: Bool {
    [scene.width, scene.height, scene.offset, scene.contentHeight].allSatisfy(\.isFinite)
      && scene.width > 0 && scene.height > 0
  }

  var html: HTML {
    let margin = scene.height * Self.margin
    let box = [0, -margin, scene.width, scene.height + 2 * margin].map(number)
    return Tag.svg(
      .class("table-drawing"), .named("viewBox", box.joined(separator: " ")),
      .named("role", "img"), .label(Self.words(scene))
    ) {
      Tag.rect(.class("d-viewport"), .named("height", number(scene.height)))
      if let control = scene.refreshControl { refreshControl(control) }
      for item in visibleItems { row(item) }
      inset(at: 0, height: scene.insetTop)
      inset(at: scene.height - scene.insetBottom, height: scene.insetBottom)
      Tag.rect(.class("d-frame"), .named("height", number(scene.height)))
    }
  }

  static func words(_ scene: TraceScene) -> String {
    let cells = scene.items.count(where: \.hasCell)
    let measured = scene.items.count(where: \.isMeasured)
    return "The table: offset \(TraceText.number(scene.offset)), content height "
      + "\(TraceText.number(scene.contentHeight)), \(measured) heights known, \(cells) cells"
      + (scene.refreshControl?.isRefreshing == true ? ", refreshing" : "")
  }

  /// The rows that reach into what is shown.
  private var visibleItems: [TraceScene.Item] {
    let margin = scene.height * Self.margin
    return scene.items.filter { item in
      let y = item.y - scene.offset
      return y.isFinite && item.height.isFinite && item.height > 0
        && y < scene.height + margin && y + item.height > -margin
    }
  }

  @HTMLBuilder
  private func row(_ item: TraceScene.Item) -> HTML {
    let y = item.y - scene.offset
    let middle = Attribute.named("y", number(y + item.height / 2))
    Tag.rect(
      .class(
        item.hasCell ? "d-cell" : "d-empty", item.isMeasured ? "" : "d-estimated",
        item.path.count == 1 ? "d-header" : ""),
      .named("y", number(y + 1)), .named("height", number(max(item.height - 2, 1))))
    Tag.svgText(.named("x", "18"), middle) { item.path.map(String.init).joined(separator: "-") }
    Tag.svgText(.named("x", number(scene.width - 18)), middle) {
      (item.isMeasured ? "" : "≈ ") + TraceText.number(item.height)
    }
  }

  /// The control's place, and its spinner, which is whole only while it refreshes.
  @HTMLBuilder
  private func refreshControl(_ control: TraceScene.RefreshControl) -> HTML {
    let y = control.y - scene.offset
    if y.isFinite, control.height.isFinite, control.height > 0 {
      Tag.g(.class(control.isRefreshing ? "d-refresh d-refreshing" : "d-refresh")) {
        Tag.rect(.named("y", number(y)), .named("height", number(control.height)))
        Tag.circle(
          .named("cy", number(y + control.height / 2)), .named("r", number(control.height / 4)))
      }
    }
  }

  @HTMLBuilder
  private func inset(at y: Double, height: Double) -> HTML {
    if height > 0, height.isFinite {
      Tag.rect(.class("d-inset"), .named("y", number(y)), .named("height", number(height)))
    }
  }

  private func number(_ value: Double) -> String { TraceText.number(value) }
}
