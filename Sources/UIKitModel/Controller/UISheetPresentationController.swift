import Foundation

/// How far a sheet comes up; held, it is shown like anything else (iOS 15).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which the sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public var rawValue: String

      /// A height by its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A height by its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// All of the screen.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of one's own (iOS 16).
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver) }

    /// The height in a place, in points.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  /// The heights at which the sheet rests; held.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests; nil for the smallest; held.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is below is not dimmed; nil for none; held.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a grabber; held.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge makes the sheet larger; held.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the lower edge of a low window; held.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether a sheet at the lower edge is as wide as its content prefers; held.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners in points; nil for the default; held.
  open var preferredCornerRadius: CGFloat?

  /// The effect on what is behind the sheet (iOS 26.1); nil for the system's; held.
  open var backgroundEffect: UIVisualEffect?

  /// Makes changes, as if animated.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Computes the heights again (iOS 16). Inert: sheets have no heights here.
  open func invalidateDetents() {}
}

/// What a sheet's height is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Called when a sheet changes; inert: no finger moves one.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has changed the height. Inert: nothing calls it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UISheetPresentationControllerDelegate {
  /// Default implementation: does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// How the controller is presented: while a presentation of the app's own shows it, that one.
  public var presentationController: UIPresentationController? {
    ownPresentation
      ?? (modalPresentationStyle == .popover
        ? popoverPresentationController : sheetPresentationController)
  }
}
