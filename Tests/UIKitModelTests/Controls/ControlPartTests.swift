import Foundation
import Testing
import UIKitModel

/// Parts of controls and menus that few apps use.
@MainActor struct ControlPartTests {
  private final class Menu: UIControl {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Own") })
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
    }
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      CGPoint(x: 1, y: 1)
    }
  }

  private final class Plain: UIButton {
    override var buttonType: UIButton.ButtonType { .custom }
  }

  @Test func `a control with a context menu is the delegate of its interaction`() {
    let control = Menu()
    #expect(control.contextMenuInteraction == nil)
    control.isContextMenuInteractionEnabled = true
    let interaction = control.contextMenuInteraction
    #expect(interaction != nil && interaction === control.contextMenuInteraction)
    #expect(interaction?.delegate === control)
    interaction?.updateVisibleMenu { $0 }
    interaction?.dismissMenu()
  }

  @Test func `leading and trailing are left and right in the direction of text`() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }

  @Test func `commands have alternates, and titles and images that can be set`() {
    let other = UICommandAlternate(title: "All", action: "all:", modifierFlags: .shift)
    let command = UIKeyCommand(
      title: "One", image: nil, action: "one:", input: "o", modifierFlags: .command,
      propertyList: nil, alternates: [other])
    command.title = "Single"
    command.image = UIImage()
    command.accessibilityIdentifier = "single"
    #expect(command.title == "Single" && command.alternates == [other] && command.image != nil)
    let items: [any UIAccessibilityIdentification] = [command, UIView(), UIImage()]
    #expect(items.map(\.accessibilityIdentifier) == ["single", nil, nil])
    #expect(UIMenu.Identifier.services.rawValue == "com.apple.menu.services")
  }

  @Test func `while events are ignored no finger reaches a view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UIControl(frame: window.bounds)
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(control)
    window.makeKeyAndVisible()
    func tap() {
      let touch = TouchSequence(in: window, at: CGPoint(x: 50, y: 50))
      touch.end()
    }
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    tap()
    #expect(taps == 0)
    UIApplication.shared.endIgnoringInteractionEvents()
    UIApplication.shared.endIgnoringInteractionEvents()
    tap()
    #expect(taps == 1 && !UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func `a window that is shown, hidden and key is told of`() {
    final class Log: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (window, other) = (Log(frame: .zero), UIWindow(frame: .zero))
    nonisolated(unsafe) var names: [String] = []
    let observers = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        names.append(name.rawValue)
      }
    }
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    other.makeKeyAndVisible()
    window.isHidden = true
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      names == [
        "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeVisibleNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
    #expect(window.calls == ["become", "resign"])
  }

  @Test func `an appearance is copied in its own class`() throws {
    final class Own: UINavigationBarAppearance {
      var isOwn = false
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Own)?.isOwn = isOwn
        return copy
      }
    }
    let own = Own()
    own.isOwn = true
    own.backgroundColor = .red
    own.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let copy = try #require(own.copy() as? Own)
    #expect(copy.isOwn && copy.backgroundColor == .red && copy !== own)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    let tabs = UITabBarAppearance(barAppearance: own)
    #expect(tabs.backgroundColor == .red && tabs.stackedItemPositioning == .automatic)
  }

  @Test func `what nothing acts on is held`() {
    let (label, item, style) = (UILabel(), UIBarButtonItem(), NSMutableParagraphStyle())
    label.lineBreakStrategy = .hangulWordPriority
    style.lineBreakStrategy = .pushOut
    item.largeContentSizeImage = UIImage()
    #expect(
      label.lineBreakStrategy == .hangulWordPriority && UILabel().lineBreakStrategy == .standard)
    #expect((style.copy() as? NSParagraphStyle)?.lineBreakStrategy == .pushOut)
    #expect(item.largeContentSizeImage != nil && Plain().buttonType == .custom)
    #expect(UIControl.State.application.rawValue == 0xFF0000)
    let motion = UIDynamicItemBehavior(items: [label])
    motion.addAngularVelocity(1, for: label)
    motion.addAngularVelocity(2, for: label)
    motion.addLinearVelocity(CGPoint(x: 3, y: 0), for: label)
    #expect(motion.angularVelocity(for: label) == 3)
    #expect(motion.linearVelocity(for: label) == CGPoint(x: 3, y: 0))
    #expect(UIDynamicAnimator().referenceView == nil && label.collisionBoundsType == .rectangle)
    #expect(UIFocusUpdateContext().nextFocusedView == nil && label.forFirstBaselineLayout === label)
    #expect(NSTextAttachment(data: nil, ofType: "public.text").fileType == "public.text")
    #expect(NSTextAttachment.character == 0xFFFC)
    #expect(
      UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "a"))
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIColorEffect(color: .red)
    background.shadowProperties.opacity = 0.5
    #expect(background != .clear() && background.shadowProperties.color == .black)
    os_signpost(.event, log: .default, name: "a")
    let poster = OSSignposter()
    let state = poster.beginInterval("b")
    poster.endInterval("b", state)
    #expect(poster.withIntervalSignpost("c") { 1 } == 1)
  }
}
