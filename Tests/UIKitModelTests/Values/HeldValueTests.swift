import Foundation
import Testing
import UIKitModel

@MainActor
@Suite("Values that are kept beside a responder")
struct HeldValueTests {
  @Test("Each has its default until it is set, in each object")
  func values() {
    let (view, other) = (UIView(), UIView())
    #expect(view.accessibilityLanguage == nil && view.clearsContextBeforeDrawing)
    view.accessibilityLanguage = "de"
    view.clearsContextBeforeDrawing = false
    view.largeContentTitle = "Edit"
    #expect(view.accessibilityLanguage == "de" && view.largeContentTitle == "Edit")
    #expect(!view.clearsContextBeforeDrawing)
    #expect(other.largeContentTitle == nil && other.clearsContextBeforeDrawing)
    view.accessibilityLanguage = nil
    #expect(view.accessibilityLanguage == nil && view.largeContentTitle == "Edit")
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    view.addMotionEffect(tilt)
    #expect(view.motionEffects == [tilt] && other.motionEffects == [])
    view.removeMotionEffect(tilt)
    #expect(view.motionEffects == [])
  }

  @Test("An element is where its view is on the screen, unless an app says otherwise")
  func place() {
    final class Dot: UIView {
      override var accessibilityActivationPoint: CGPoint {
        get { CGPoint(x: 1, y: 1) }
        set {}
      }
    }
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 15, y: 25, width: 20, height: 10))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 25, y: 30))
    inner.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
    #expect(Dot().accessibilityActivationPoint == CGPoint(x: 1, y: 1))
  }

  @Test("Traits are changed by a closure")
  func traits() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    let phone = UITraitCollection.current
    let large = phone.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(large.preferredContentSizeCategory == .extraLarge)
    #expect(large.userInterfaceStyle == phone.userInterfaceStyle)
    #expect(large.displayScale == phone.displayScale && large != phone)
  }

  @Test("A command that is added to a controller is performed, and not after it was removed")
  func keyCommands() {
    final class Editor: UIViewController {
      var saved = 0
      func save() { saved += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    }
    let (editor, window) = (Editor(), UIWindow())
    window.rootViewController = editor
    window.makeKeyAndVisible()
    let command = UIKeyCommand(
      input: "s", modifierFlags: .command, action: Selector("save", Editor.save))
    editor.addKeyCommand(command)
    #expect(UIApplication.shared.press("s", .command) && editor.saved == 1)
    editor.removeKeyCommand(command)
    #expect(!UIApplication.shared.press("s", .command) && editor.saved == 1)
  }

  @Test("The view above the keyboard of a search bar is that of its field")
  func accessory() {
    let (bar, view) = (UISearchBar(), UIView())
    bar.inputAccessoryView = view
    #expect(bar.searchTextField.inputAccessoryView === view)
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled)
  }

  @Test("A segment does what its action does")
  func segments() {
    let control = UISegmentedControl(items: ["A"])
    control.insertSegment(action: UIAction(title: "B") { _ in }, at: 1, animated: false)
    #expect(control.titleForSegment(at: 1) == "B" && control.actionForSegment(at: 1) != nil)
    #expect(control.actionForSegment(at: 0) == nil && control.actionForSegment(at: 9) == nil)
    control.setAction(UIAction(title: "C") { _ in }, forSegmentAt: 0)
    control.setWidth(40, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "C" && control.widthForSegment(at: 0) == 40)
  }
}
