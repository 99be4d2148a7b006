import UIKit
import XCTest

@testable import Inbox

// Tests on the main actor: a class of them, and a method that overrides one.
@MainActor class InboxMainActorTests: XCTestCase {
  private(set) var inbox: InboxViewController?

  override func setUp() {
    super.setUp()
    inbox = InboxViewController()
    inbox?.loadViewIfNeeded()
  }

  override func tearDown() {
    inbox = nil
    super.tearDown()
  }

  func testMessages() throws {
    MainActor.assertIsolated()
    XCTAssertEqual(try XCTUnwrap(inbox).messages, ["Hello", "Lunch?"])
  }

  func testMessagesAreThereLater() async {
    await Task.yield()
    XCTAssertEqual(inbox?.messages, ["Hello", "Lunch?"])
  }
}

final class TitledInboxTests: InboxMainActorTests {
  override func setUp() {
    super.setUp()
    inbox?.title = "Work"
  }

  override func testMessages() throws {
    try super.testMessages()
    XCTAssertEqual(inbox?.title, "Work")
  }
}
