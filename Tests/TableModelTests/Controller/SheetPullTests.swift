import Foundation
import ScreenTesting
import TableModel
import Testing

/// Sheets that are pulled down (iOS 13; iZettle/Presentation PR 43, DKImagePickerController #629).
@MainActor @Suite struct SheetPullTests {
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var may = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      calls.append("should")
      return may
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let root = UIViewController()
  private let delegate = Delegate()
  private let screen: Screen

  init() { screen = Screen(root) }

  private func present(_ sheet: UIViewController) {
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: true)
    MainLoop.runUntilIdle()
  }

  private func pull(from y: CGFloat = 30, by distance: CGFloat = 400) {
    let finger = Finger(on: screen.window, at: CGPoint(x: 160, y: y))
    finger.move(by: distance, duration: 1)
    finger.hold(for: 0.2)
    finger.lift()
    MainLoop.runUntilIdle()
  }

  @Test func `a sheet goes with a pull that is long enough`() {
    let sheet = UIViewController()
    present(sheet)
    pull(by: 60)
    #expect(sheet.viewIfLoaded?.window != nil && sheet.view.transform.isIdentity)
    #expect(delegate.calls == ["should", "will"])
    pull()
    #expect(sheet.viewIfLoaded?.window == nil && root.presentedViewController == nil)
    #expect(delegate.calls == ["should", "will", "should", "will", "did"])
  }

  @Test func `a sheet that must not be dismissed stays and says that someone tried`() {
    let sheet = UIViewController()
    present(sheet)
    delegate.may = false
    pull()
    #expect(root.presentedViewController === sheet && delegate.calls == ["should", "attempt"])
    delegate.calls = []
    sheet.isModalInPresentation = true
    pull()
    #expect(root.presentedViewController === sheet && delegate.calls == ["attempt"])
  }

  @Test func `a controller that fills the screen is no sheet`() {
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    present(page)
    pull()
    #expect(root.presentedViewController === page && delegate.calls == [])
  }

  @Test func `a table moves its sheet only from its top`() {
    let list = Rows(style: .plain)
    present(list)
    list.tableView.contentOffset.y = 300
    pull(from: 100, by: 200)
    #expect(root.presentedViewController === list && delegate.calls == [])
    list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top
    pull(from: 100)
    #expect(root.presentedViewController == nil)
  }
}

extension CGAffineTransform {
  fileprivate var isIdentity: Bool { self == .identity }
}
