import Foundation

/// The card of an alert or an action sheet: its texts, its fields, its actions.
package final class AlertView: UIView {
  /// Measures in points. The width and the rows of an alert are those of UIKit since iOS 7, as
  /// libraries draw alerts of their own after them (sberrevoets/SDCAlertView); the others are the
  /// model's choice.
  private enum Measure {
    static let alertWidth: CGFloat = 270
    static let row: CGFloat = 44
    static let edge: CGFloat = 8
    static let margin: CGFloat = 16
    static let top: CGFloat = 12
    static let gap: CGFloat = 4
    static let field: CGFloat = 30
    static let fieldRow: CGFloat = 36
    static let radius: CGFloat = 14
    static let titleSize: CGFloat = 17
    static let messageSize: CGFloat = 13
  }

  package let isSheet: Bool
  package let titleLabel = UILabel(frame: .zero)
  package let messageLabel = UILabel(frame: .zero)
  private(set) var buttons: [AlertButton] = []
  private var fields: [UITextField] = []
  private weak var content: UIViewController?
  private let dimming = AlertDimmingView(frame: .zero)

  init(isSheet: Bool) {
    self.isSheet = isSheet
    super.init(frame: .zero)
    layer.cornerRadius = Measure.radius
    titleLabel.font = .boldSystemFont(ofSize: Measure.titleSize)
    messageLabel.font = .systemFont(ofSize: Measure.messageSize)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  /// Archives do not exist here; the alert is empty.
  package required init?(coder: NSCoder) {
    isSheet = false
    super.init(coder: coder)
  }

  // MARK: Content

  /// Shows what an alert has.
  func show(_ alert: UIAlertController) {
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    if let title = alert.attributedTitle { titleLabel.attributedText = title }
    if let message = alert.attributedMessage { messageLabel.attributedText = message }
    content = alert.contentViewController
    if let view = content?.view, view.superview !== self { addSubview(view) }
    let actions = ordered(alert.actions)
    if buttons.map(\.action) != actions {
      for button in buttons { button.removeFromSuperview() }
      buttons = actions.map { action in
        AlertButton(action) { [weak alert, weak action] in
          if let action { alert?.choose(action) }
        }
      }
      for button in buttons { addSubview(button) }
    }
    for button in buttons { button.takeLooks() }
    fields = alert.textFields ?? []
    for field in fields where field.superview !== self {
      field.borderStyle = .roundedRect
      addSubview(field)
    }
    setNeedsLayout()
  }

  /// The way out is the last action, or the first of two beside each other (Apple, `UIAlertController`:
  /// the system puts the cancel action in its place).
  private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancels = actions.filter { $0.style == .cancel }
    return !isSheet && actions.count == 2 ? cancels + others : others + cancels
  }

  /// Whether two actions are beside each other: their titles have room for it.
  private var isRow: Bool {
    let room = Measure.alertWidth / 2 - Measure.edge * 2
    return !isSheet && buttons.count == 2
      && buttons.allSatisfy { ($0.titleLabel?.intrinsicContentSize.width ?? 0) <= room }
  }

  private func width(in bounds: CGRect) -> CGFloat {
    let room = max(bounds.width - Measure.edge * 2, 0)
    return isSheet ? room : min(Measure.alertWidth, room)
  }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    let room = CGSize(width: max(width - Measure.margin * 2, 0), height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height + Measure.gap
  }

  private var contentHeight: CGFloat { max(content?.preferredContentSize.height ?? 0, 0) }

  private var actionsHeight: CGFloat {
    CGFloat(isRow ? 1 : buttons.count) * Measure.row
  }

  /// Where the card is in a window's bounds, above what a keyboard covers.
  func place(in bounds: CGRect, keyboard: CGFloat) -> CGRect {
    let width = width(in: bounds)
    let texts = height(of: titleLabel, width: width) + height(of: messageLabel, width: width)
    let rows = CGFloat(fields.count) * Measure.fieldRow + actionsHeight
    let whole = Measure.top * 2 + texts + contentHeight + rows
    let room = bounds.height - keyboard
    let height = min(whole, max(room - Measure.edge * 2, 0))
    let y = isSheet ? bounds.minY + room - height - Measure.edge : bounds.minY + (room - height) / 2
    return CGRect(x: bounds.midX - width / 2, y: y, width: width, height: height)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let inner = max(bounds.width - Measure.margin * 2, 0)
    var y = Measure.top
    for label in [titleLabel, messageLabel] {
      let height = height(of: label, width: bounds.width)
      label.frame = CGRect(
        x: Measure.margin, y: y, width: inner, height: max(height - Measure.gap, 0))
      y += height
    }
    // Where the card has no room for all of it, the content is cut.
    let others = Measure.top + CGFloat(fields.count) * Measure.fieldRow + actionsHeight
    let contentHeight = min(contentHeight, max(bounds.height - y - others, 0))
    content?.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: contentHeight)
    y += contentHeight
    for field in fields {
      field.frame = CGRect(x: Measure.margin, y: y, width: inner, height: Measure.field)
      y += Measure.fieldRow
    }
    let top = bounds.height - actionsHeight
    let isRow = isRow
    for (index, button) in buttons.enumerated() {
      let width = isRow ? bounds.width / 2 : bounds.width
      button.frame = CGRect(
        x: isRow ? CGFloat(index) * width : 0,
        y: isRow ? top : top + CGFloat(index) * Measure.row, width: width, height: Measure.row)
    }
  }

  // MARK: What is behind

  /// Keeps touches from what is behind while the alert is in a window.
  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    dimming.removeFromSuperview()
    guard let superview else { return }
    dimming.front = self
    dimming.frame = superview.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(dimming, belowSubview: self)
  }
}
