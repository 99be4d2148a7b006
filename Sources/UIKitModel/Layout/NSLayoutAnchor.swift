public import Foundation

/// A place or length of a view or guide, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let anchored: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    anchored = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide.
  public var item: AnyObject? { anchored }

  /// A name of the anchor.
  public var name: String { attribute.printedName }

  /// The anchor as logs print it: `<Class:0xADDR "view.attribute">` (SnapKit/SnapKit#478).
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let console = AppProcess.current.console
      let item = "\(UIView.nameOfClass(of: anchored)):\(console.address(of: anchored))"
      return "<\(printedClass):\(console.address(of: self)) \"\(item).\(attribute.printedName)\">"
    }
  }

  private var printedClass: String {
    switch attribute.kind {
    case .width, .height: "NSLayoutDimension"
    case .vertical: "NSLayoutYAxisAnchor"
    case .horizontal, .none: "NSLayoutXAxisAnchor"
    }
  }

  func made(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: anchored, attribute: attribute, relatedBy: relation, toItem: other?.anchored,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// A constraint that puts this place `multiplier` standard distances behind another.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let made = made(relation, other, constant: StandardSpace.betweenViews * multiplier)
    made.standardSpace = .anchor
    return made
  }

  /// A constraint that makes this anchor as large as another.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.equal, anchor)
  }

  /// A constraint that makes this anchor as large as another and `c` points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, constant: c) }

  /// A constraint that makes this anchor at least as large as another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor)
  }

  /// A constraint that makes this anchor at least as large as another and `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, constant: c) }

  /// A constraint that makes this anchor at most as large as another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  {
    made(.lessThanOrEqual, anchor)
  }

  /// A constraint that makes this anchor at most as large as another and `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, constant: c) }
}
