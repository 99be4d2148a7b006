import Foundation
import TableModel
import Testing

/// Constraints that make no sense, and what UIKit says of them (sources at `ConstraintFault`).
@MainActor @Suite struct ConstraintFaultTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()
  private let stranger = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  /// What a body raises, addresses aside.
  private func raised(_ body: () -> Void) -> (name: String, reason: String) {
    let exception = UIKitException.caught(body)
    let reason = exception?.reason ?? ""
    return (exception?.name ?? "", reason.replacing(/0x[0-9a-f]+/, with: "0x"))
  }

  private static let method =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
    + "multiplier:constant:]: "

  @Test func `items without a common ancestor are named, from iOS 10 by their anchors`() {
    let new = raised {
      view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
    }
    #expect(new.name == "NSGenericException")
    #expect(
      new.reason == "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x "
        + "\"UIView:0x.leading\"> and <NSLayoutXAxisAnchor:0x \"UIView:0x.leading\"> because they "
        + "have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.")
    SystemVersion.$current.withValue(.iOS(9)) {
      let (one, other) = (UIView(), UIView())
      let old = raised { one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
      #expect(old.reason.hasPrefix("Unable to activate constraint with items <UIView: 0x;"))
      #expect(old.reason.hasSuffix("in different view hierarchies?  That's illegal."))
    }
    #expect(parent.constraints.isEmpty)
  }

  @Test func `numbers that are not finite are refused, and so when they are set later`() {
    let new = raised { _ = view.widthAnchor.constraint(equalToConstant: .nan) }
    #expect(new.name == "NSInternalInconsistencyException")
    #expect(
      new.reason == "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan "
        + "firstAnchor:<NSLayoutDimension:0x \"UIView:0x.width\"> secondAnchor:(null)")
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    let later = raised { constraint.constant = -.infinity }
    #expect(later.reason.contains("constant:-inf "))
    #expect(constraint.constant == 5)
    let multiplier = raised {
      _ = view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: .nan)
    }
    #expect(multiplier.reason == "Multiplier is not finite!  That's illegal.  multiplier:nan")
    SystemVersion.$current.withValue(.iOS(9)) {
      let old = raised { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
      #expect(old.reason == "Constant is not finite!  That's illegal.  constant:nan")
    }
  }

  private func leftOfNothing(_ view: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
  }

  @Test func `a place alone is no constraint`() {
    let words =
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
      + "creates an illegal constraint of a location equal to a constant. Location attributes must "
      + "be specified in pairs"
    let new = raised { _ = leftOfNothing(view) }
    #expect(new.name == "NSInvalidArgumentException")
    #expect(new.reason == "NSLayoutConstraint for <UIView: 0x; frame = (0 0; 0 0)>: \(words).")
    SystemVersion.$current.withValue(.iOS(8)) {
      let old = raised { _ = leftOfNothing(UIView()) }
      #expect(old.reason == Self.method + words)
    }
  }

  @Test func `left and leading do not go together`() {
    SystemVersion.$current.withValue(.iOS(8)) {
      let (one, other) = (UIView(), UIView())
      let fault = raised { _ = one.leadingAnchor.constraint(equalTo: other.leftAnchor) }
      #expect(
        fault.reason == Self.method
          + "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    }
  }

  @Test func `a width is not compared with a place`() {
    let fault = raised {
      _ = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: parent, attribute: .left,
        multiplier: 1, constant: 0)
    }
    #expect(fault.reason.hasSuffix("Invalid pairing of layout attributes"))
  }

  @Test func `what is no view is no item`() {
    let fault = raised {
      _ = NSLayoutConstraint(
        item: "view", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    }
    #expect(fault.reason == Self.method + "Constraint must contain a first layout item")
  }

  @Test func `priorities have bounds, and do not change from or to required while installed`() {
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    for number in [-1, 0, 1001] as [Float] {
      let fault = raised { width.priority = UILayoutPriority(number) }
      #expect(
        fault.reason == "It's illegal to set priority:\(Int(number)).  Priorities must be greater "
          + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }
    width.isActive = true
    let fault = raised { width.priority = .defaultLow }
    #expect(fault.name == "NSInternalInconsistencyException")
    #expect(
      fault.reason == "Mutating a priority from required to not on an installed constraint (or "
        + "vice-versa) is not supported.  You passed priority 250 and the existing priority was "
        + "1000.")
    #expect(width.priority == .required)
  }

  @Test func `a constraint is not installed on a view beside its items`() {
    let fault = raised {
      parent.addConstraint(stranger.widthAnchor.constraint(equalToConstant: 5))
    }
    #expect(fault.name == "NSGenericException")
    #expect(
      fault.reason.hasPrefix(
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x "))
    #expect(parent.constraints.isEmpty)
  }
}
