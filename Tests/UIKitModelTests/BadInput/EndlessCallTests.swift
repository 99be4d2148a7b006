import Foundation
import TestSupport
import Testing
import UIKitModel

/// Code that calls itself by way of the model: it comes to an end, with a reason.
@MainActor @Suite struct EndlessCallTests {
  @Test func `a view whose layout lays out its superview comes to an end`() {
    final class Inner: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let (outer, inner) = (UIView(frame: window.bounds), Inner(frame: window.bounds))
    outer.addSubview(inner)
    window.addSubview(outer)
    window.isHidden = false
    MainLoop.run(for: 0.1)
    #expect(ConsoleLog.messages.contains { $0.contains("calls itself without end") })
  }

  @Test func `a delegate that scrolls whenever it is called raises`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate()
    scroll.delegate = delegate
    let exception = UIKitException.caught { scroll.contentOffset.y = 1 }
    #expect(exception?.reason.contains("scrolls again each time") == true)
  }

  @Test(arguments: [true, false])
  func `a chain of views too long for any walk raises`(isFromTop: Bool) {
    let exception = UIKitException.caught {
      var last = UIView()
      var views = [last]
      for _ in 0..<5_000 {
        let next = UIView()
        if isFromTop { last.addSubview(next) } else { next.addSubview(last) }
        views.append(next)
        last = next
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      window.addSubview(isFromTop ? views[0] : last)
      window.isHidden = false
      MainLoop.runUntilIdle()
    }
    #expect(exception?.reason.contains("more than a thousand views") == true)
  }

  @Test func `the safe area of a view takes time that grows with the number of its ancestors`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let root = UIViewController()
    root.additionalSafeAreaInsets.top = 10
    window.rootViewController = root
    window.isHidden = false
    func chain(_ length: Int) -> UIView {
      var last = UIView(frame: window.bounds)
      root.view.addSubview(last)
      for _ in 1..<length {
        let next = UIView(frame: window.bounds)
        last.addSubview(next)
        last = next
      }
      return last
    }
    let ends = [100: chain(100), 800: chain(800)]
    let isLinear = growsLinearly(from: 100, to: 800) { length in
      for _ in 0..<10 { #expect(ends[length]?.safeAreaInsets.top == 10) }
    }
    #expect(isLinear)
  }

  @Test func `views that change places a thousand times are no chain`() {
    let (a, b) = (UIView(), UIView())
    let exception = UIKitException.caught {
      for _ in 0..<1_500 {
        a.addSubview(b)
        b.removeFromSuperview()
        b.addSubview(a)
        a.removeFromSuperview()
      }
    }
    #expect(exception == nil)
  }

  @Test(arguments: [-CGFloat.greatestFiniteMagnitude, 1e308, .infinity, -.infinity])
  func `wild geometry traps nowhere`(value: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.isHidden = false
    _ = UIKitException.caught {
      for rect in [
        CGRect(x: value, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: value, height: 10),
        CGRect(x: value, y: value, width: value, height: value),
      ] {
        view.frame = rect
        view.bounds = rect
        view.center = rect.origin
        view.transform = CGAffineTransform(scaleX: value, y: value)
        _ = view.frame
        view.frame = rect
        view.layer.anchorPoint = rect.origin
        _ = (view.frame, view.convert(rect, to: nil), window.hitTest(rect.origin, with: nil))
        view.contentSize = rect.size
        view.scrollRectToVisible(rect, animated: true)
        view.alpha = value
        MainLoop.run(for: 1)
        view.transform = .identity
        view.layer.anchorPoint = .zero
      }
    }
  }

  @Test func `a transform that is no number raises and changes nothing`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    let exception = UIKitException.caught { view.frame = CGRect(x: 1, y: 1, width: 5, height: 5) }
    #expect(exception?.name == "CALayerInvalidGeometry")
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }
}
