public import Foundation

/// A rectangle in a view's coordinates that constraints can be about.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  public internal(set) var owningView: UIView? {
    get { ownerReference?.view }
    set { ownerReference = newValue?.reference }
  }
  private var ownerReference: ItemReference?
  private var storedReference: ItemReference?
  /// A name that descriptions print.
  open var identifier = ""
  /// The constraints that the system keeps for the guide.
  var ownConstraints: [NSLayoutConstraint] = []
  let process: AppProcess

  /// A guide that belongs to no view yet.
  public override init() {
    process = AppProcess.current
    super.init()
  }

  deinit { storedReference?.end() }

  var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }

  /// The guide's rectangle as it was last solved, in points of the owning view.
  public var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    owningView.layoutIfNeeded()
    return owningView.liveSystem?.frame(of: self) ?? owningView.frame(ofOwnGuide: self) ?? .zero
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(UIView.nameOfClass(of: self)): \(process.console.address(of: self)) - \"\(identifier)\">"
    }
  }
}

/// The insets of one of the guides that every view has.
enum GuideKind: String {
  case margins = "UIViewLayoutMarginsGuide"
  case safeArea = "UIViewSafeAreaLayoutGuide"
  case readable = "UIViewReadableContentGuide"

  /// The start of the identifiers of the guide's constraints (Sources.md AL-2, "The message").
  func identifier(of edge: String) -> String {
    switch self {
    case .margins: "UIView-\(edge)Margin-guide-constraint"
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(edge)"
    case .readable: "UIViewReadableContentGuide-\(edge)"
    }
  }
}

extension UIView {
  /// A guide of the view's own, made when it is first read.
  fileprivate func guide(
    named name: String, _ path: ReferenceWritableKeyPath<LayoutState, UILayoutGuide?>
  ) -> UILayoutGuide {
    let state = stateOfLayout
    if let known = state[keyPath: path] { return known }
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.identifier = name
    state[keyPath: path] = guide
    return guide
  }

  private func guide(
    _ kind: GuideKind, _ path: ReferenceWritableKeyPath<LayoutState, UILayoutGuide?>
  ) -> UILayoutGuide {
    if let known = layoutState?[keyPath: path] { return known }
    let guide = guide(named: kind.rawValue, path)
    guide.ownConstraints = [
      (NSLayoutConstraint.Attribute.left, "left"), (.right, "right"), (.top, "top"),
      (.bottom, "bottom"),
    ].map { attribute, name in
      let constraint = NSLayoutConstraint(
        system: guide, attribute, to: self, attribute, constant: inset(kind, attribute))
      constraint.identifier = kind.identifier(of: name)
      constraint.holder = self
      return constraint
    }
    return guide
  }

  private func insets(_ kind: GuideKind) -> UIEdgeInsets {
    switch kind {
    case .margins: marginsInEffect
    case .safeArea: safeAreaInsets
    case .readable: readableInsets
    }
  }

  /// The rectangle of one of the guides that every view has, where no constraint is about it.
  func frame(ofOwnGuide guide: UILayoutGuide) -> CGRect? {
    guard let kind = ownGuides.first(where: { $0.guide === guide })?.kind else { return nil }
    let frame = bounds.inset(by: insets(kind))
    return CGRect(
      x: frame.origin.x, y: frame.origin.y, width: max(frame.size.width, 0),
      height: max(frame.size.height, 0))
  }

  /// The guides that every view has, as far as they were read.
  private var ownGuides: [(kind: GuideKind, guide: UILayoutGuide?)] {
    guard let state = layoutState else { return [] }
    return [(.margins, state.margins), (.safeArea, state.safeArea), (.readable, state.readable)]
  }

  private func inset(_ kind: GuideKind, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let insets = insets(kind)
    switch attribute {
    case .left: return insets.left
    case .right: return -insets.right
    case .top: return insets.top
    default: return -insets.bottom
    }
  }

  /// The rectangle inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins, \.margins) }
  /// The rectangle that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, \.safeArea) }
  /// The rectangle in which text is easy to read: that of the margins, or in its middle what is 672
  /// points wide (C-082).
  public var readableContentGuide: UILayoutGuide { guide(.readable, \.readable) }

  /// The guides that were added to the view, in order.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Takes a guide over.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    stateOfLayout.guides.append(layoutGuide)
  }

  /// Gives a guide away, and the constraints about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in sequence(first: self, next: { $0.superview }) {
      for constraint in view.layoutState?.constraints ?? []
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        view.uninstall(constraint)
      }
    }
    liveSystem?.forget(layoutGuide)
    layoutState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// Reads the insets of the guides again.
  func recordGuideChange() {
    for (kind, guide) in ownGuides {
      for constraint in guide?.ownConstraints ?? [] {
        constraint.constant = inset(kind, constraint.firstAttribute)
      }
    }
    if layoutState != nil { liveSystem?.marginsDidChange(of: self) }
  }
}

extension UIScrollView {
  /// The content: its size becomes ``contentSize``.
  public var contentLayoutGuide: UILayoutGuide {
    guide(named: "UIScrollViewContentLayoutGuide", \.content)
  }

  /// The view's own rectangle, which does not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    guide(named: "UIScrollViewFrameLayoutGuide", \.frameGuide)
  }
}
