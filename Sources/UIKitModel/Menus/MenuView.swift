import Foundation

/// A menu that is open: a list of its elements over a window. A finger beside it closes it.
package final class MenuView: UIView {
  /// Measures in points; the model's choice. UIKit puts a menu beside what it is opened from, here it
  /// is in the middle.
  private enum Measure {
    static let width: CGFloat = 220
    static let row: CGFloat = 44
    static let radius: CGFloat = 12
    static let titleSize: CGFloat = 17
  }

  private let card = UIView(frame: .zero)
  private let dimming = AlertDimmingView(frame: .zero)
  /// Performs what is chosen by its title; returns whether there was such an element.
  private let perform: @MainActor (String) -> Bool
  /// Called when a finger closes the menu.
  private let dismiss: @MainActor () -> Void
  private var elements: [UIMenuElement]

  /// The buttons of the elements, from the top.
  package private(set) var buttons: [UIButton] = []

  /// A list of a menu's elements.
  package init(
    _ menu: UIMenu, perform: @escaping @MainActor (String) -> Bool,
    dismiss: @escaping @MainActor () -> Void
  ) {
    elements = Self.shownElements(of: menu)
    self.perform = perform
    self.dismiss = dismiss
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.onTap = { [weak self] in self?.tapBeside() }
    card.layer.cornerRadius = Measure.radius
    card.backgroundColor = .systemBackground
    addSubview(dimming)
    addSubview(card)
    makeButtons()
  }

  /// Archives do not exist here; the menu is empty.
  package required init?(coder: NSCoder) {
    elements = []
    perform = { _ in false }
    dismiss = {}
    super.init(coder: coder)
  }

  /// The elements of a menu that are seen, with those of inline menus in their place.
  private static func shownElements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { child -> [UIMenuElement] in
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        return shownElements(of: inner)
      }
      return attributes(of: child).contains(.hidden) ? [] : [child]
    }
  }

  private static func attributes(of element: UIMenuElement) -> UIMenuElement.Attributes {
    (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = elements.map { element in
      let button = UIButton(type: .system)
      let attributes = Self.attributes(of: element)
      button.titleLabel?.font = .systemFont(ofSize: Measure.titleSize)
      button.setTitle(element.title, for: .normal)
      button.setTitleColor(attributes.contains(.destructive) ? .systemRed : .label, for: .normal)
      button.isEnabled = !attributes.contains(.disabled)
      button.addAction(
        UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
      card.addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  // MARK: Opening and closing

  /// Opens the menu over a window.
  package func open(in window: UIWindow) {
    process.openMenu?.close()
    frame = window.bounds
    window.addSubview(self)
    process.openMenu = self
  }

  /// Takes the menu away.
  package func close() {
    if process.openMenu === self { process.openMenu = nil }
    removeFromSuperview()
  }

  /// Chooses the element with a title, here or in a menu within; false if there is none, or it is
  /// disabled.
  package func choose(_ title: String) -> Bool { perform(title) }

  /// A finger beside the menu closes it.
  package func tapBeside() {
    dismiss()
    close()
  }

  /// A menu in the menu takes its place; anything else is performed.
  private func choose(_ element: UIMenuElement) {
    guard let menu = element as? UIMenu else {
      _ = perform(element.title)
      return
    }
    elements = Self.shownElements(of: menu)
    makeButtons()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    let height = CGFloat(buttons.count) * Measure.row
    let width = min(Measure.width, bounds.width)
    card.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 0, y: CGFloat(index) * Measure.row, width: width, height: Measure.row)
    }
  }
}

extension UIMenu {
  /// Opens the menu of a button over the button's window; nothing without one.
  func open(from view: UIView) {
    guard let window = view.window else { return }
    let process = view.process
    MenuView(self) { [self] title in
      guard perform(title) else { return false }
      process.openMenu?.close()
      return true
    } dismiss: {
      process.openMenu?.close()
    }.open(in: window)
  }
}
