import Foundation
import Testing
import UIKitModel

/// Members that the suites of other libraries and screens of apps were stopped by.
@Suite @MainActor struct PeerMemberTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  @Test func `an element that is no view has its place from its container, which counts it`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 10)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 30, height: 10))
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1)
  }

  @Test func `a subclass of a segmented control may have the initializer of the items`() {
    final class Scopes: UISegmentedControl {
      override init(items: [Any]?) {
        super.init(items: items)
        selectedSegmentIndex = 1
      }
      required init?(coder: NSCoder) { nil }
    }
    let scopes = Scopes(items: ["All", "Unread"])
    #expect(scopes.numberOfSegments == 2 && scopes.selectedSegmentIndex == 1)
    #expect(scopes.titleForSegment(at: 1) == "Unread")
  }

  @Test func `a layer's subclass takes its own values over from another`() {
    final class Ring: CALayer {
      nonisolated(unsafe) var part: CGFloat = 0
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        part = (layer as? Ring)?.part ?? 0
      }
      required init?(coder: NSCoder) { nil }
    }
    let ring = Ring()
    ring.part = 0.5
    #expect(Ring(layer: ring).part == 0.5)
  }

  @Test func `content goes from left to right unless it is forced not to`() {
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }

  @Test func `the screen has its points where its window has them`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.addSubview(view)
    let space = UIScreen.main.fixedCoordinateSpace
    #expect(space.convert(CGPoint(x: 15, y: 25), to: view) == CGPoint(x: 5, y: 5))
    #expect(view.convert(CGPoint(x: 5, y: 5), to: space) == CGPoint(x: 15, y: 25))
    #expect(space.convert(CGRect(x: 1, y: 1, width: 2, height: 2), from: view).minX == 11)
  }

  @Test func `a background's color goes through its transformer`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedBackgroundColor(for: .black) == .blue)
    let gray = UIConfigurationColorTransformer.grayscale
    #expect(gray == .grayscale && gray != background.backgroundColorTransformer)
  }

  @Test func `a path that is seen of a preview is its parameters' own`() {
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil)
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    let preview = UITargetedPreview(view: view, parameters: parameters)
    #expect(preview.parameters.visiblePath?.bounds.width == 10)
  }
}
