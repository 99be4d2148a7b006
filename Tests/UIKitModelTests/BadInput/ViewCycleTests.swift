import Foundation
import Testing
import UIKitModel

/// Views that would contain themselves.
@MainActor @Suite struct ViewCycleTests {
  @Test func `a view cannot be a subview of itself`() {
    let view = UIView()
    let exception = UIKitException.caught { view.addSubview(view) }
    #expect(exception?.reason == "Can't add self as subview" && view.subviews == [])
  }

  @Test func `a view cannot be a subview of what it contains`() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    let exception = UIKitException.caught { inner.addSubview(outer) }
    #expect(exception?.name == "CALayerInvalid")
    #expect(
      exception?.reason.hasPrefix("layer <CALayer: 0x") == true
        && exception?.reason.hasSuffix("> is a part of cycle in its layer tree") == true)
    #expect(inner.subviews == [] && outer.superview == nil)
  }

  private final class Climber: UIView {
    override func willMove(toSuperview newSuperview: UIView?) { newSuperview.map(addSubview) }
  }

  private final class Keeper: UIView {
    var added: UIView?

    override func willRemoveSubview(_ subview: UIView) { added.map(subview.addSubview) }
  }

  private final class WindowClimber: UIView {
    weak var outer: UIView?

    override func willMove(toWindow newWindow: UIWindow?) { outer.map(addSubview) }
  }

  @Test func `a view that takes its new superview in meanwhile is no subview of it`() {
    let (outer, climber) = (UIView(), Climber())
    let exception = UIKitException.caught { outer.addSubview(climber) }
    #expect(exception?.name == "CALayerInvalid")
    #expect(outer.superview === climber && climber.superview == nil && outer.subviews == [])
  }

  @Test func `a superview that moves the new one into what it loses keeps it`() {
    let (outer, keeper, view) = (UIView(), Keeper(), UIView())
    keeper.addSubview(view)
    keeper.added = outer
    let exception = UIKitException.caught { outer.addSubview(view) }
    #expect(exception?.name == "CALayerInvalid")
    #expect(outer.superview === view && view.superview === keeper && outer.subviews == [])
  }

  @Test func `a view that takes its new superview in as the window changes is no subview of it`() {
    let (window, outer, climber) = (UIWindow(), UIView(), WindowClimber())
    window.addSubview(outer)
    climber.outer = outer
    let exception = UIKitException.caught { outer.addSubview(climber) }
    #expect(exception?.name == "CALayerInvalid")
    #expect(outer.superview === climber && climber.superview == nil && outer.subviews == [])
  }
}
