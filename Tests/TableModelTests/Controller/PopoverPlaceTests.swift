import Foundation
import ScreenTesting
import TableModel
import Testing

/// Action sheets on an iPad, which are popovers.
@MainActor @Suite struct PopoverPlaceTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    weak var source: UIView?
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      popover.sourceView = source
    }
  }

  private let root = UITableViewController(style: .plain)

  private func screen(_ device: Screen.Device = .iPadPro9_7) -> Screen {
    Screen(root, in: .navigation, on: device)
  }

  private func reason(_ shown: UIViewController) -> String? {
    UIKitException.caught {
      root.present(shown, animated: true)
      MainLoop.runUntilIdle()
    }?.reason
  }

  private var sheet: UIAlertController {
    UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  @Test func `an action sheet without a place raises, and names the presenter`() {
    let screen = screen()
    let text = reason(sheet)
    #expect(
      text?.contains(
        "of style UIAlertControllerStyleActionSheet from UINavigationController (<") == true)
    #expect(text?.hasSuffix("-prepareForPopoverPresentation.") == true)
    #expect(root.presentedViewController == nil && screen.alert == nil)
  }

  @Test func `one with a view to point at is shown, and so is an alert`() {
    let screen = screen()
    let placed = sheet
    placed.popoverPresentationController?.sourceView = root.tableView
    #expect(reason(placed) == nil && screen.alert === placed)
    root.dismiss(animated: false)
    MainLoop.runUntilIdle()
    #expect(reason(UIAlertController(title: "A", message: nil, preferredStyle: .alert)) == nil)
  }

  @Test func `the delegate may give the place at the last moment`() {
    let screen = screen()
    let (placed, delegate) = (sheet, Delegate())
    delegate.source = root.tableView
    placed.popoverPresentationController?.delegate = delegate
    #expect(reason(placed) == nil && screen.alert === placed)
  }

  @Test func `on a phone an action sheet needs no place`() {
    let screen = screen(.iPhone8)
    #expect(reason(sheet) == nil && screen.alert != nil)
  }

  @Test(arguments: [(11, false), (12, true)])
  func `from iOS 12 on the message names the presenter`(major: Int, names: Bool) {
    let root = SystemVersion.$current.withValue(.iOS(major)) { UIViewController() }
    let screen = Screen(root, on: .iPadPro9_7, system: .iOS(major))
    let alert = SystemVersion.$current.withValue(.iOS(major)) { sheet }
    let text = UIKitException.caught { root.present(alert, animated: true) }?.reason
    #expect(text?.contains("ActionSheet from UIViewController (<") == names && screen.alert == nil)
  }
}
