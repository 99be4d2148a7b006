import TableModel
import TableTechniques

/// A cell whose content has a given height, and a tenth of its width more.
final class SizedCell: UITableViewCell, FrameLayoutEnforcing {
  static let identifier = "sized"

  var enforcesFrameLayout = false
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height + size.width / 10)
  }
}
