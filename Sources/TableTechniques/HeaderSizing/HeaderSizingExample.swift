#if canImport(UIKit)
  public import UIKit
#else
  public import TableModel
#endif

/// A table whose header holds a view that is always there and one that comes and goes, with a
/// label that wraps: the smallest header on which every step of ``HeaderSizing`` matters.
///
/// The numbers are those of daveanderson/TableViewHeader (H-02, H-07 to H-13).
@MainActor public final class HeaderSizingExample: UITableViewController {
  /// The steps that are taken when the constraints are updated.
  public struct Steps: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The steps of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Workaround 1: the fitting height goes into the frame.
    public static let fittingHeight = Steps(rawValue: 1 << 0)
    /// Workaround 2: the mask constraints are off meanwhile.
    public static let noMaskConstraints = Steps(rawValue: 1 << 1)
    /// Workaround 3: a temporary width replaces the mask's.
    public static let temporaryWidth = Steps(rawValue: 1 << 2)
    /// All of them.
    public static let all: Steps = [.fittingHeight, .noMaskConstraints, .temporaryWidth]
  }

  /// Lengths of the example, in points (H-02, H-07 to H-13).
  private enum Length {
    static let storedHeight: CGFloat = 100
    static let permanentHeight: CGFloat = 50
    static let permanentMargin: CGFloat = 5
    static let temporaryMargin: CGFloat = 8
    static let labelMargin: CGFloat = 15
    static let gap: CGFloat = 5
    static let bottom: CGFloat = 15
    static let bottomWithoutTemporary: CGFloat = 20
  }

  /// The header itself, 100 points high as stored.
  public let header: UIView
  /// The view that is always there.
  public let permanentView = UIView()
  /// The view that is shown or hidden.
  public let temporaryView = UIView()
  /// The label inside of ``temporaryView``.
  public let label = UILabel()
  /// What ``updateViewConstraints()`` does.
  public var steps: Steps
  /// Whether ``temporaryView`` is shown; call `view.setNeedsUpdateConstraints()` after a change.
  public var showsTemporaryView = true
  /// What was done, in order.
  public private(set) var log: [String] = []
  /// The compressed size of the header as the last update found it, in points.
  public private(set) var compressedSize: CGSize?
  private var verticalLinks: [NSLayoutConstraint] = []

  /// An example of a table as wide as the screen that its controller is put on.
  public init(steps: Steps, width: CGFloat = 320) {
    self.steps = steps
    header = UIView(
      frame: CGRect(origin: .zero, size: CGSize(width: width, height: Length.storedHeight)))
    super.init(style: .plain)
  }

  /// Archives are not supported; the example takes all steps.
  public required init?(coder: NSCoder) {
    steps = .all
    header = UIView()
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    prepareLabel()
    for view in [permanentView, temporaryView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(view)
    }
    temporaryView.addSubview(label)
    constrainContent()
    tableView.tableHeaderView = header
  }

  private func prepareLabel() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "The quick brown fox jumped over the lazy dog."
    label.numberOfLines = 0
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(251), for: axis)
    }
    label.setContentCompressionResistancePriority(.required, for: .vertical)
  }

  /// The constraints that a storyboard would bring; the vertical links come at run time.
  private func constrainContent() {
    let margin = Length.permanentMargin
    let inset = Length.temporaryMargin
    NSLayoutConstraint.activate([
      permanentView.heightAnchor.constraint(equalToConstant: Length.permanentHeight),
      temporaryView.bottomAnchor.constraint(
        equalTo: label.bottomAnchor, constant: Length.labelMargin),
      label.topAnchor.constraint(equalTo: temporaryView.topAnchor, constant: Length.labelMargin),
      permanentView.topAnchor.constraint(equalTo: header.topAnchor, constant: margin),
      permanentView.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: margin),
      header.trailingAnchor.constraint(equalTo: permanentView.trailingAnchor, constant: margin),
      temporaryView.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: inset),
      header.trailingAnchor.constraint(equalTo: temporaryView.trailingAnchor, constant: inset),
      label.leadingAnchor.constraint(
        equalTo: temporaryView.leadingAnchor, constant: Length.labelMargin),
      temporaryView.trailingAnchor.constraint(
        equalTo: label.trailingAnchor, constant: Length.labelMargin),
    ])
  }

  // MARK: Updating

  /// Changes the vertical links and takes the steps: the entry point of the technique (H-33).
  public override func updateViewConstraints() {
    guard steps.contains(.noMaskConstraints) else {
      update()
      super.updateViewConstraints()
      return
    }
    log.append("mask off")
    HeaderSizing.withoutMaskConstraints(of: header) { updateWithoutMask() }
    log.append("mask on")
    super.updateViewConstraints()
  }

  private func updateWithoutMask() {
    guard steps.contains(.temporaryWidth) else { return update() }
    log.append("add width")
    HeaderSizing.withTemporaryWidth(header.bounds.width, of: header) { update() }
    log.append("remove width")
  }

  private func update() {
    log.append("change constraints")
    linkVertically()
    guard steps.contains(.fittingHeight) else { return }
    log.append("size to fit")
    HeaderSizing.takeFittingHeight(tableView)
    compressedSize = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func linkVertically() {
    NSLayoutConstraint.deactivate(verticalLinks)
    temporaryView.isHidden = !showsTemporaryView
    verticalLinks =
      showsTemporaryView
      ? [
        temporaryView.topAnchor.constraint(
          equalTo: permanentView.bottomAnchor, constant: Length.gap),
        header.bottomAnchor.constraint(
          equalTo: temporaryView.bottomAnchor, constant: Length.bottom),
      ]
      : [
        header.bottomAnchor.constraint(
          equalTo: permanentView.bottomAnchor, constant: Length.bottomWithoutTemporary)
      ]
    NSLayoutConstraint.activate(verticalLinks)
  }
}
