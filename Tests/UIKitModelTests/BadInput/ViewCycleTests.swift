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
}
