import Foundation
@_spi(UIKitSubclassing) import UIKitModel

// How high a cell has to be for its content.

extension UITableViewCell {
  /// The height that the content needs in a cell of a width, in points: that of the configuration, or
  /// of the cell's own labels and at least the standard height.
  func heightThatFits(width: CGFloat) -> CGFloat {
    let beside = roomBesideContent
    let room = CGSize(width: max(width - beside.left - beside.right, 0), height: 0)
    let view = contentViewIfMade
    let content =
      view is any UIContentView
      ? view?.sizeThatFits(room).height ?? 0 : labelLayout(within: room).height
    let isContent = systemVersion.behavior.sizeThatFitsExcludesSeparator
    let least =
      (view as? any SelfLimitingContent)?.leastContentHeight
      ?? systemVersion.behavior.standardCellHeight - separatorHeight
    return max(content, least) + (isContent ? 0 : separatorHeight)
  }

  /// The content view, if its constraints say how large it is; nil where ``sizeThatFits(_:)`` does.
  func contentViewToBeMeasured() -> UIView? {
    contentViewIfMade?.marginsMayHaveChanged()
    // A cell may make its content's constraints only now.
    updateConstraintsIfNeeded()
    guard let view = contentViewIfMade, !(view is any SelfLimitingContent),
      view.hasConstraintsInside || view.isContentHeldBySuperview
    else { return nil }
    return view
  }

  /// The height of the content view by ``sizeThatFits(_:)``, in points.
  var contentHeightThatFits: CGFloat {
    let whole = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    let isContent = systemVersion.behavior.sizeThatFitsExcludesSeparator
    return isContent ? whole : whole - separatorHeight
  }
}
