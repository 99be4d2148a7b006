import Foundation
import Testing
import UIKitModel

/// Names from before Swift 4.2 that code of that time uses.
@MainActor struct FormerNameTests {
  // What is called through a superclass gives no warning of former names.
  @MainActor private class Names {
    func layers() -> Bool { false }
    func texts() -> Bool { false }
    func others() -> Bool { false }
  }

  @MainActor private final class FormerNames: Names {
    @available(*, deprecated) override func layers() -> Bool {
      let layer = CAShapeLayer()
      layer.lineCap = kCALineCapRound
      layer.lineJoin = kCALineJoinBevel
      layer.fillRule = kCAFillRuleEvenOdd
      layer.fillMode = kCAFillModeForwards
      layer.contentsGravity = kCAGravityTopLeft
      let move = CAKeyframeAnimation(keyPath: "position")
      move.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
      move.calculationMode = kCAAnimationDiscrete
      let transition = CATransition()
      transition.type = kCATransitionPush
      transition.subtype = kCATransitionFromLeft
      return layer.lineCap == .round && layer.contentsGravity == .topLeft
        && move.timingFunction?.name == .easeInEaseOut && transition.subtype == .fromLeft
    }

    @available(*, deprecated) override func texts() -> Bool {
      let attributes: [NSAttributedStringKey: Any] = [
        NSFontAttributeName: UIFont.systemFont(ofSize: 12),
        .underlineStyle: NSUnderlineStyle.styleSingle.rawValue,
      ]
      let rect = CGRectFromString("{{1, 2}, {3, 4}}")
      return attributes.count == 2 && NSStringFromCGRect(rect) == "{{1, 2}, {3, 4}}"
        && CGPointFromString(NSStringFromCGPoint(rect.origin)) == rect.origin
        && NSUnderlineStyle.styleNone == []
    }

    @available(*, deprecated) override func others() -> Bool {
      let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
      spinner.activityIndicatorViewStyle = .whiteLarge
      let modes: [RunLoopMode] = [.commonModes, .defaultRunLoopMode]
      let info: [String: Any] = ["UIImagePickerControllerMediaType": "public.image"]
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [UIPageViewControllerOptionInterPageSpacingKey: 8])
      return modes == [.common, .default] && spinner.style == .whiteLarge
        && UIOffsetMake(1, 2).vertical == 2
        && info[UIImagePickerControllerMediaType] as? String == "public.image"
        && UIBackgroundTaskInvalid == .invalid && !pages.isViewLoaded
        && UIApplicationBackgroundFetchIntervalMinimum == 0
        && UIInterfaceOrientationIsPortrait(.portrait)
    }
  }

  @Test func `former names of constants, keys and functions mean what is meant today`() {
    let names: Names = FormerNames()
    #expect(names.layers())
    #expect(names.texts())
    #expect(names.others())
  }
}
