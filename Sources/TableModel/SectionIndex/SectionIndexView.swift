import Foundation
@_spi(UIKitSubclassing) import UIKitModel

/// The titles at the trailing edge of a table; a finger on them scrolls to sections.
///
/// It takes touches at once and keeps them from scrolling, as the index of UIKit does.
final class SectionIndexView: UIView {
  /// Measures of the index, in points (forkingdog/UITableView-FDTemplateLayoutCell #231, of 2016).
  private enum Measure {
    static let leastWidth: CGFloat = 15
    /// What a title that is not narrower has besides its text.
    static let padding: CGFloat = 4
    static let fontSize: CGFloat = 11
    /// A title's height where there is room for all (model: 27 titles fit between the bars of a 4-inch
    /// phone).
    static let titleHeight: CGFloat = 16
  }

  let titles: [String]
  /// How wide the index is, in points: by the widest title.
  let width: CGFloat
  private weak var index: SectionIndex?
  /// The title under the finger.
  private var tracked: Int?

  init(_ titles: [String], of index: SectionIndex) {
    self.titles = titles
    self.index = index
    let font = UIFont.systemFont(ofSize: Measure.fontSize)
    let widest = titles.map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
    width = widest < Measure.leastWidth ? Measure.leastWidth : widest + Measure.padding
    super.init(frame: .zero)
  }

  /// Archives do not exist here; there are no titles.
  required init?(coder: NSCoder) {
    titles = []
    width = 0
    super.init(coder: coder)
  }

  override var keepsTouchesFromScrolling: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tracked = nil }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tracked = nil }

  /// Scrolls the table to each title that the finger reaches.
  private func track(_ touches: Set<UITouch>) {
    guard let y = touches.first?.location(in: self).y, let index = title(at: y), index != tracked
    else { return }
    tracked = index
    self.index?.scroll(toTitle: index, of: titles)
  }

  /// The height of each title, in points: they are close together in the middle (rdar 15067007), and
  /// lower where that is not high enough for all.
  var titleHeight: CGFloat { min(bounds.height / CGFloat(titles.count), Measure.titleHeight) }

  /// The title at a height; above the first and below the last it is those (BDKCollectionIndexView
  /// #14).
  private func title(at y: CGFloat) -> Int? {
    guard bounds.height > 0, !titles.isEmpty, y.isFinite else { return nil }
    let top = bounds.midY - titleHeight * CGFloat(titles.count) / 2
    return Int(min(max((y - top) / titleHeight, 0), CGFloat(titles.count - 1)))
  }
}
