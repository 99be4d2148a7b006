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

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?

  /// Makes changes, as if animated.
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
}

/// What a sheet's height is worked out from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Told of a sheet; inert: no finger moves one.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

/// What a delegate without the method means.
extension UISheetPresentationControllerDelegate {
  /// What a delegate without the method answers.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// How the controller is presented; held.
  public var presentationController: UIPresentationController? {
    modalPresentationStyle == .popover
      ? popoverPresentationController : sheetPresentationController
  }
}

/// Asked how a controller comes and goes; inert: it is there at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

/// What a delegate without the method means.
extension UIViewControllerTransitioningDelegate {
  /// What a delegate without the method answers.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
