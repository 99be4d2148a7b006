import Foundation
import SystemVersions

// Where a presented controller is: over the whole window, or, where there is room for it, in a form
// sheet or a popover (Apple, `UIModalPresentationStyle`).

extension UIViewController {
  /// Numbers of presentations, in points.
  private enum Measure {
    /// A form sheet without a preferred size (540 by 620 since iOS 7; the model knows no other).
    static let formSheet = CGSize(width: 540, height: 620)
    /// A popover without a preferred size: the width of the narrowest phone, and its usual height
    /// (model's choice).
    static let popover = CGSize(width: 320, height: 480)
    /// How far below the safe area of a phone a sheet begins (C-263, C-264).
    static let roomAboveSheet: CGFloat = 10
    /// What is added on a phone without a home indicator (C-264, C-265).
    static let roomAboveSheetWithHomeButton: CGFloat = 10
  }

  /// The style in which the controller is shown: in a window that is compact across sheets and
  /// popovers fill the window, unless the delegate wants otherwise.
  var effectivePresentationStyle: UIModalPresentationStyle {
    let isSheet = systemVersion.behavior.presentsSheets
    let style = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    if modalPresentationStyle == .automatic, !isSheet { return .fullScreen }
    guard presentingTraits.horizontal != .regular else { return style }
    guard style == .popover || style == .formSheet || style == .pageSheet else { return style }
    let adapted = adaptedStyle(style)
    guard adapted == .automatic else { return adapted == .none ? style : adapted }
    return isSheet ? .pageSheet : .fullScreen
  }

  private func adaptedStyle(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    let presentation = style == .popover ? popoverPresentationController : nil
    guard let presentation, let delegate = presentation.delegate else { return .automatic }
    let traits = UITraitCollection(
      presentingTraits, displayScale: UIScreen.screen(of: process).scale)
    let adapted = delegate.adaptivePresentationStyle(for: presentation, traitCollection: traits)
    return adapted == .automatic ? delegate.adaptivePresentationStyle(for: presentation) : adapted
  }

  private var presentingTraits: TraitValues {
    presenter?.viewIfLoaded?.window?.knownTraits ?? process.baseTraits
  }

  /// Whether what is below the controller is not seen.
  var fillsWindow: Bool {
    switch effectivePresentationStyle {
    case .formSheet, .popover, .pageSheet: false
    default: true
    }
  }

  /// The place of the view in a window, in points.
  func presentedFrame(in window: UIWindow) -> CGRect {
    presentedFrame(in: window.bounds, safeArea: window.deviceSafeAreaInsets)
  }

  /// The place of the view in a window's bounds with a safe area, in points.
  func presentedFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    if let ownPresentation { return ownPresentation.frameOfPresentedViewInContainerView }
    if presenter != nil, let own = ownPresentedFrame(in: bounds) { return own }
    if isCard(in: bounds.size) {
      let room =
        Measure.roomAboveSheet + (safeArea.bottom > 0 ? 0 : Measure.roomAboveSheetWithHomeButton)
      return bounds.inset(by: UIEdgeInsets(top: safeArea.top + room, left: 0, bottom: 0, right: 0))
    }
    guard presenter != nil, presentingTraits.horizontal == .regular || isPopoverInCompact else {
      return bounds
    }
    switch effectivePresentationStyle {
    case .formSheet: return centered(preferredSize ?? Measure.formSheet, in: bounds)
    case .popover: return centered(preferredSize ?? Measure.popover, in: bounds)
    default: return bounds
    }
  }

  private var isPopoverInCompact: Bool {
    modalPresentationStyle == .popover && effectivePresentationStyle == .popover
  }

  private var preferredSize: CGSize? { preferredContentSize == .zero ? nil : preferredContentSize }

  /// In the middle, no larger than the bounds: where a popover's arrow would put it is not modeled.
  private func centered(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// The traits that a presentation gives what it shows: form sheets and popovers are compact across
  /// (Apple, `UITraitCollection`).
  var presentationTraits: TraitValues {
    guard presenter != nil, presentingTraits.horizontal == .regular else { return TraitValues() }
    switch effectivePresentationStyle {
    case .formSheet, .popover: return TraitValues(horizontal: .compact)
    default: return TraitValues()
    }
  }

  /// Whether a person can pull the controller down to dismiss it (iOS 13).
  private var isSheet: Bool {
    guard systemVersion.behavior.presentsSheets, !(self is UIAlertController) else { return false }
    switch effectivePresentationStyle {
    case .pageSheet, .formSheet: return true
    default: return false
    }
  }

  /// Whether the controller is a sheet on a phone that is upright, which leaves the top of the screen
  /// free; in a low window a sheet fills it (Apple, `prefersEdgeAttachedInCompactHeight`).
  func isCard(in size: CGSize) -> Bool {
    presenter != nil && !(self is UISearchController) && systemVersion.behavior.presentsSheets
      && process.baseTraits.idiom == .phone && effectivePresentationStyle == .pageSheet
      && !SystemMargin.isLow(size)
  }

  /// Whether the controller is a sheet whose top edge is below the status bar.
  var isSheetBelowStatusBar: Bool {
    guard presenter != nil, let view = viewIfLoaded, view.window != nil else { return false }
    switch effectivePresentationStyle {
    case .pageSheet, .formSheet: return view.center.y - view.bounds.height / 2 > 0
    default: return false
    }
  }

  /// Whether a finger beside the view reaches nothing behind it: a sheet dims that, unless its
  /// `largestUndimmedDetentIdentifier` is set (Apple).
  var keepsTouchesFromBehind: Bool {
    guard !(self is UIAlertController), !(self is UISearchController) else { return false }
    switch effectivePresentationStyle {
    case .pageSheet, .formSheet:
      return sheetPresentationController?.largestUndimmedDetentIdentifier == nil
    default: return false
    }
  }

  /// Lets a presented sheet be pulled down.
  func addSheetPull() {
    guard isSheet, let view = viewIfLoaded,
      view.gestureRecognizers?.contains(where: { $0 is SheetPullRecognizer }) != true
    else { return }
    view.addGestureRecognizer(SheetPullRecognizer(self))
  }

  /// The exception for an action sheet that nothing says where to point: in a window that is regular
  /// across it is a popover (iOS 8).
  func missingPlace(over presenter: UIViewController) -> UIKitException? {
    guard (self as? UIAlertController)?.preferredStyle == .actionSheet,
      presenter.viewIfLoaded?.window?.knownTraits.horizontal == .regular,
      presenter.traitCollection.userInterfaceIdiom == .pad,
      let popover = popoverPresentationController, !popover.hasPlace
    else { return nil }
    (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(popover)
    return popover.hasPlace ? nil : Message.noPlace(of: self, over: presenter)
  }
}

extension UIPopoverPresentationController {
  fileprivate var hasPlace: Bool {
    sourceView != nil || barButtonItem != nil || sourceItem != nil
  }
}
