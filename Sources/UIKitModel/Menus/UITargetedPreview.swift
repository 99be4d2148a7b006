import Foundation

/// A view shown in a preview; held, nothing is drawn.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters

  /// Where it is shown: without a place of its own where the view was when the preview was made.
  open var target: UIPreviewTarget { storedTarget }
  private let storedTarget: UIPreviewTarget

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// A preview of a view at a place; the view may be in no window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    storedTarget = target
    super.init()
  }

  /// The same at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// A preview of a view, which raises if the view is not in a window.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    if view.window == nil { view.process.raise(Message.previewWithoutWindow(of: view)) }
    storedTarget = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    super.init()
  }

  /// A preview of a view as it is, which raises if the view is not in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
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

@MainActor extension Message {
  /// Reports from 2022 on, without a version (AtB-AS/mittatb-app #2023, RichTextKit #236, whose
  /// newer text ends in another half-sentence and other arrows); Apple documents the condition.
  fileprivate static func previewWithoutWindow(of view: UIView) -> UIKitException {
    UIKitException(
      "This UITargetedPreview initializer requires that the view is in a window, but it is not. "
        + "Either fix that, or use the other initializer that takes a target. (view: "
        + superviews(from: view, separator: " => ") + ")")
  }
}
