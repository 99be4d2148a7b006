import UIKit
import XCTest

@testable import Inbox

// Tests as they are written for UIKit, with XCTest.
final class InboxViewControllerTests: XCTestCase {
  private let delegate = Delegate()

  private class Delegate: NSObject, InboxViewControllerDelegate {
    var opened: [String] = []

    func inbox(_ inbox: InboxViewController, didOpen message: String) {
      opened.append(message)
    }
  }

  private func shown() -> InboxViewController {
    let controller = InboxViewController()
    controller.delegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
    return controller
  }

  func testPullingInsertsNewsAfterASecond() {
    let controller = shown()
    controller.refreshControl?.sendActions(for: .valueChanged)
    XCTAssertEqual(controller.messages.count, 2)
    let done = expectation(forNotification: .inboxDidChange, object: nil)
    wait(for: [done], timeout: 2)
    XCTAssertEqual(controller.messages, ["News", "Hello", "Lunch?"])
    XCTAssertEqual(controller.tableView(controller.tableView, numberOfRowsInSection: 0), 3)
    XCTAssertEqual(controller.countText, "3 messages")
  }

  func testTheUnreadCountIsObserved() {
    let controller = shown()
    var counts: [Int] = []
    let observation = controller.observe(\.unread, options: [.new]) { controller, _ in
      counts.append(controller.unread)
    }
    controller.refreshControl?.sendActions(for: .valueChanged)
    let done = expectation(description: "refreshed")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done.fulfill() }
    waitForExpectations(timeout: 2)
    XCTAssertEqual(counts, [3])
    observation.invalidate()
  }

  func testTheDelegateIsToldIfItImplementsTheMethod() {
    let controller = shown()
    controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    XCTAssertEqual(delegate.opened, ["Hello"])
  }
}
