import Foundation

/// The room that the keyboard takes; without one it lies below the safe area (iOS 15).
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area while there is no keyboard, as against the view's
  /// end (iOS 17).
  open var usesBottomSafeArea = true { didSet { follow() } }
  /// The guide begins below the safe area, or above the keyboard.
  fileprivate var tops: (safeArea: NSLayoutConstraint, keyboard: NSLayoutConstraint)?

  /// Goes to where the keyboard is now.
  func follow() {
    guard let view = owningView, let tops else { return }
    let overlap = view.keyboardOverlap
    let isAtSafeArea = overlap == 0 && usesBottomSafeArea
    tops.keyboard.constant = -overlap
    (isAtSafeArea ? tops.keyboard : tops.safeArea).isActive = false
    (isAtSafeArea ? tops.safeArea : tops.keyboard).isActive = true
  }
}

extension UIView {
  /// The room that the keyboard takes.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    return known ?? makeKeyboardLayoutGuide()
  }

  private func makeKeyboardLayoutGuide() -> UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    guide.tops = (
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.topAnchor.constraint(equalTo: bottomAnchor)
    )
    guide.follow()
    return guide
  }

  /// A view of the size of this one. Inert: there are no pixels to copy.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }
}
