#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// A table whose header comes from the storyboard, 100 points high as it was drawn there, and what
/// it takes to give it the height of its content.
final class HeaderViewController: UITableViewController {
  /// What is done about the height when constraints are updated.
  struct Workarounds: OptionSet {
    let rawValue: Int

    /// The fitting height goes into the header's frame.
    static let sizeToFit = Workarounds(rawValue: 1 << 0)
    /// The constraints of the header's autoresizing mask are off meanwhile.
    static let withoutMask = Workarounds(rawValue: 1 << 1)
    /// A temporary width takes the place of the mask's.
    static let temporaryWidth = Workarounds(rawValue: 1 << 2)
    static let all: Workarounds = [.sizeToFit, .withoutMask, .temporaryWidth]
  }

  var workarounds: Workarounds = .all
  /// The steps of the last update in their order.
  private(set) var steps: [String] = []
  /// The compressed size of the header as the last update found it.
  private(set) var fittingSize: CGSize?
  private var isTemporaryViewShown = true

  var header: UIView! { tableView.tableHeaderView }
  var permanentView: UIView! { header.viewWithTag(1) }
  var temporaryView: UIView! { header.viewWithTag(2) }
  var label: UILabel! { header.viewWithTag(3) as? UILabel }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.setNeedsUpdateConstraints()
  }

  /// Shows or hides the temporary view.
  func setTemporaryView(shown: Bool) {
    isTemporaryViewShown = shown
    view.setNeedsUpdateConstraints()
  }

  override func updateViewConstraints() {
    steps = []
    let translates = header.translatesAutoresizingMaskIntoConstraints
    if workarounds.contains(.withoutMask) {
      steps.append("1 mask off")
      header.translatesAutoresizingMaskIntoConstraints = false
    }
    var widthConstraints: [NSLayoutConstraint] = []
    if workarounds.contains(.temporaryWidth) {
      steps.append("1.5 width on")
      widthConstraints = NSLayoutConstraint.constraints(
        withVisualFormat: "[header(width)]", options: [],
        metrics: ["width": header.bounds.width], views: ["header": header as Any])
      header.addConstraints(widthConstraints)
    }
    steps.append("2 constraints")
    linkVertically()
    if workarounds.contains(.sizeToFit) {
      steps.append("3 size to fit")
      sizeHeaderToFit()
    }
    if workarounds.contains(.temporaryWidth) {
      steps.append("3.5 width off")
      header.removeConstraints(widthConstraints)
    }
    if workarounds.contains(.withoutMask) {
      steps.append("4 mask on")
      header.translatesAutoresizingMaskIntoConstraints = translates
    }
    super.updateViewConstraints()
  }

  /// Exchanges the vertical constraints for those with the temporary view, or without.
  private func linkVertically() {
    header.removeConstraints(header.constraints.filter { $0.identifier == "vertical" })
    temporaryView.isHidden = !isTemporaryViewShown
    let links =
      isTemporaryViewShown
      ? [
        temporaryView.topAnchor.constraint(equalTo: permanentView.bottomAnchor, constant: 5),
        header.bottomAnchor.constraint(equalTo: temporaryView.bottomAnchor, constant: 15),
      ] : [header.bottomAnchor.constraint(equalTo: permanentView.bottomAnchor, constant: 20)]
    links.forEach { $0.identifier = "vertical" }
    header.addConstraints(links)
  }

  private func sizeHeaderToFit() {
    header.setNeedsLayout()
    header.layoutIfNeeded()
    let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    fittingSize = size
    var frame = header.frame
    frame.size.height = size.height
    header.frame = frame
    tableView.tableHeaderView = header
  }
}
