import Foundation

/// Makes the controller that a context menu previews.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu out of what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A context menu and its preview (iOS 13).
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identity of the configuration.
  public let identifier: any NSCopying
  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// A menu that is made when it is requested.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Runs along with a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Runs with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview becomes what is shown.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// Runs along with the choice of a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// How the preview becomes what is shown.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What gives a view a context menu; inert: no menu is opened by a finger.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// The source of the menu; inert: no menu is opened by a finger.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// An interaction without a delegate.
  package override init() { super.init() }

  /// An interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view; nil when it is removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view; nil after it was removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Closes the menu. Inert: no touch opens one.
  open func dismissMenu() {}
}

/// Provides a view's context menu; inert: no menu is opened by a finger.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A view shown in a preview; held, nothing is drawn.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters

  /// A preview of a view, which raises if the view is not in a window.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
    if view.window == nil { view.process.raise(Message.previewWithoutWindow(of: view)) }
  }

  /// A preview of a view as it is, which raises if the view is not in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

@MainActor extension Message {
  /// Reports from 2022 on, without a version (AtB-AS/mittatb-app #2023, RichTextKit #236, whose
  /// newer text ends in another half-sentence and other arrows); Apple documents the condition.
  fileprivate static func previewWithoutWindow(of view: UIView) -> UIKitException {
    let chain = sequence(first: view) { $0.superview }
      .map { "<\(UIView.className(of: $0)): \($0.address)>" }
    return UIKitException(
      "This UITargetedPreview initializer requires that the view is in a window, but it is not. "
        + "Either fix that, or use the other initializer that takes a target. (view: "
        + chain.joined(separator: " => ") + ")")
  }
}

/// How a preview looks; held, nothing is drawn.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor! = .clear
  /// The part of the view that is shown, in its own coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow (iOS 14); nil for that of what is shown.
  open var shadowPath: UIBezierPath?

  /// The look of a view as it is.
  public override init() { super.init() }

  /// The look of lines of text, in the coordinates of the view.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) { path.append(UIBezierPath(rect: rect)) }
    visiblePath = path
  }
}
