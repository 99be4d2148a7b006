import Foundation

/// The room that the keyboard takes; there is none, so it lies below the safe area (iOS 15).
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard; held.
  open var usesBottomSafeArea = true
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
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return guide
  }

  /// A view of the size of this one. Inert: there are no pixels to copy.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }
}
