#!/usr/bin/env python3
"""Plays the first hour of an app's owner: a screen with `#selector` and an observer, in a package
elsewhere, gets its tests, with each wall that somebody met on the way as a step.

What the package builds is kept from run to run in .build/app-hour:

usage: app_hour.py
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from story import REPOSITORY

SCRATCH = REPOSITORY / ".build/app-hour"
GUIDE = REPOSITORY / "Sources/ScreenTesting/ScreenTesting.docc/TestYourOwnController.md"

# The screen as it lies in the app: nothing of it knows the package.
SCREEN = """import UIKit

class ContactsViewController: UITableViewController {
  var names = ["Ada", "Grace"]
  var onSelect: (UITableView) -> Void = { _ in }
  let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 40))
  private(set) var keyboardHeight: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    field.placeholder = "Name"
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    header.addSubview(field)
    tableView.tableHeaderView = header
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: self, action: #selector(add))
    navigationItem.rightBarButtonItem?.isEnabled = false
    field.addTarget(self, action: #selector(textChanged), for: .editingChanged)
    // What the observers are is left unused, as most apps do.
    NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { [weak self] _ in MainActor.assumeIsolated { self?.forget() } }
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let height = frame?.cgRectValue.height ?? 0
      MainActor.assumeIsolated { self?.keyboardHeight = height }
    }
  }

  @objc private func textChanged() {
    navigationItem.rightBarButtonItem?.isEnabled = field.text?.isEmpty == false
  }

  private func forget() {
    names.removeLast()
    tableView.reloadData()
  }

  @objc private func add() {
    names.append(field.text ?? "")
    tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(tableView)
  }
}

final class ContactCell: UITableViewCell {}
"""

HEAD = """import ScreenTesting
import TableModel
import Testing

@testable import App

@MainActor struct ContactsTests {
  let screen = Screen(ContactsViewController(), in: .navigation)
  var controller: ContactsViewController? { screen.topController as? ContactsViewController }

"""

GREEN = """  @Test func `the button adds what was typed`() {
    screen.type("Alan", into: "Name")
    screen.tap(barButton: "Add")
    #expect(controller?.names == ["Ada", "Grace", "Alan"])
  }

  @Test func `the observer hears of the keyboard`() {
    screen.tap(controller?.field)
    #expect((controller?.keyboardHeight ?? 0) > 0)
  }

  @Test func `what an observer reloads is on the screen`() {
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    #expect(screen.rows == [["Ada"]])
  }

  @Test func `a conflict of constraints is printed once`() {
    let view = UIView()
    controller?.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    screen.wait(for: 1)
    screen.scroll(by: 10)
    let conflicts = ConsoleLog.messages.filter { $0.contains("Unable to simultaneously") }
    #expect(conflicts.count == 1)
  }

  @Test func `a row without actions is expected to have none`() {
    #expect(screen.swipeActions(ofRow: [0, 0], .left) == [])
  }

  @Test func `a button has the name that the picture prints`() {
    controller?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: nil, action: nil)
    screen.tap(barButton: "Refresh")
    #expect("\\(screen.picture())".contains("button \\"Refresh\\""))
  }
"""

# The same screen under XCTest, as Xcode writes such tests and as the compiler's notes advise; nothing
# imports Testing.
XCTESTS = """import ScreenTesting
import UIKit
import XCTest

@testable import App

final class ContactsXCTests: XCTestCase {
  @MainActor func testTheButtonAddsWhatWasTyped() throws {
    let screen = Screen(ContactsViewController(), in: .navigation)
    screen.type("Alan", into: "Name")
    screen.tap(barButton: "Add")
    let controller = try XCTUnwrap(screen.topController as? ContactsViewController)
    XCTAssertEqual(controller.names, ["Ada", "Grace", "Alan"])
  }
}

@MainActor final class MainActorXCTests: XCTestCase {
  private var screen: Screen?

  override func setUp() {
    super.setUp()
    screen = Screen(ContactsViewController(), in: .navigation)
  }

  func testRows() {
    XCTAssertEqual(screen?.rows, [["Ada"], ["Grace"]])
  }

  func testRowsLater() async {
    await screen?.settle()
    XCTAssertEqual(screen?.rows, [["Ada"], ["Grace"]])
  }
}
"""

# Verbs fail an XCTest, too, and so does an exception of UIKit: rows without a reload.
RED_XCTESTS = """
final class RedXCTests: XCTestCase {
  @MainActor func testAButtonThatIsNotThere() {
    Screen(ContactsViewController(), in: .navigation).tap(barButton: "Save")
  }

  @MainActor func testAnException() async {
    let controller = ContactsViewController()
    let screen = Screen(controller, in: .navigation)
    controller.names.append("Alan")
    screen.type("Barbara", into: "Name")
    screen.tap(barButton: "Add")
  }
}
"""

# Each of these fails, and says what there is.
RED = """  @Test func `a button that is not there`() { screen.tap(barButton: "Save") }

  @Test func `a button that is disabled`() { screen.tap(barButton: "Add") }

  @Test func `a text that is not there`() { screen.tap("Nowhere") }

  @Test func `a row that is not there`() { screen.tap(row: [0, 9]) }

  @Test func `a field that is not there`() { screen.type("Ada", into: "City") }

  @Test func `a controller of another version`() {
    let early = ContactsViewController()
    _ = Screen(early, in: .navigation, system: .iOS(13))
  }
"""

# This one ends the process: the cell of another identifier is not the app's.
TRAP = """  @Test func `a cell that nobody registered`() {
    screen.tap("Ada")
    controller?.onSelect = { table in
      _ = table.dequeueReusableCell(withIdentifier: "Contact", for: [0, 0]) as! ContactCell
    }
    screen.tap("Grace")
  }
"""

# What the messages of the red tests have.
SAID = [
    ("a button that is not there names those that are",
     "No bar button “Save” is on the screen; there are: Add"),
    ("a button that is disabled says so", "The bar button “Add” is disabled"),
    ("a text that is not there lists what is",
     "“Nowhere” is not on the screen; there are: Contacts, Add, Name, Ada, Grace"),
    ("a field that is not there lists the placeholder of the one that is",
     "“City” is not on the screen; there are: Contacts, Add, Name"),
    ("a row that is not there is named", "The table has no row 0-9"),
    ("a controller that was made too early says where to make it",
     "ContactsViewController was made in iOS 26, and the screen has iOS 13: make it in the call"),
]


def blocks(text):
    """The blocks of the guide with a text."""
    return [each for each in re.findall(r"```swift\n(.*?)```", GUIDE.read_text(), re.DOTALL)
            if text in each]


def manifest():
    """The manifest that the guide shows, with its targets: the app's, that of its tests, and one for
    XCTest."""
    targets = "".join(blocks(".testTarget("))
    return blocks("let package")[0].replace("../table-view-gotchas", str(REPOSITORY)).replace(
        "// The targets below.\n", targets)


class Hour:
    def __init__(self, folder):
        self.package = folder / "our-app"
        self.problems = 0

    def write(self, path, text):
        file = self.package / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def check(self, what, holds, output=""):
        print(f"{'ok ' if holds else 'NO '} {what}", flush=True)
        if not holds:
            self.problems += 1
            print(output, flush=True)

    def test(self, *options):
        words = ["swift", "test", "--scratch-path", SCRATCH, *options]
        ran = subprocess.run(
            words + os.environ.get("SWIFT_FLAGS", "").split(), cwd=self.package, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            timeout=3000)
        return ran.returncode, ran.stdout


def main():
    with tempfile.TemporaryDirectory() as name:
        hour = Hour(Path(name).resolve())
        hour.write("Package.swift", manifest())
        hour.write("App/Linux/Sources.swift", "")
        hour.write("App/ContactsViewController.swift", SCREEN)
        tests = "Tests/AppTests/ContactsTests.swift"
        hour.write(tests, HEAD + GREEN + "}\n")
        first = blocks("@testable import App")[0]
        hour.write("Tests/AppTests/FirstTests.swift", first)
        xctests = "AppXCTests/ContactsXCTests.swift"
        hour.write("AppXCTests/Linux/Sources.swift", "")
        hour.write(xctests, XCTESTS)
        code, output = hour.test()
        hour.check("the screen compiles as it lies there, and its tests are green", code == 0, output)
        for name in re.findall(r"@Test func `(.*?)`", first + GREEN):
            hour.check(name, f'Test "{name}" passed' in output or f"Test {name}() passed" in output
                       or f"Test `{name}`() passed" in output)
        hour.check("methods and a class of XCTest on the main actor run, without import Testing",
                   "Executed 3 tests, with 0 failures" in output, output)

        hour.write(tests, HEAD + GREEN + RED + "}\n")
        hour.write(xctests, XCTESTS + RED_XCTESTS)
        films = hour.package.parent / "films"
        films.mkdir()
        code, output = hour.test("--attachments-path", films)
        hour.check("a wrong test is red", code == 1, output)
        hour.check("its film is in the folder of attachments, which exists as the guide has it",
                   (films / "screen-1.html").exists() and "mkdir -p" in GUIDE.read_text(), output)
        for what, text in SAID:
            hour.check(what, text in output, output)
        line = (XCTESTS + RED_XCTESTS).split('tap(barButton: "Save")')[0].count("\n") + 1
        hour.check("a verb fails an XCTest at its line",
                   f"{hour.package}/{xctests}:{line}: error: RedXCTests.testAButtonThatIsNotThere : "
                   "failed - No bar button “Save” is on the screen; there are: Add" in output, output)
        hour.check("an exception of UIKit fails an XCTest",
                   "RedXCTests.testAnException : failed - UIKit raised "
                   "NSInternalInconsistencyException" in output, output)
        pages = [Path(each).read_text() for each in re.findall(r"What led there: (\S+\.html)", output)]
        hour.check("what led there is in a file, its steps named by the lines of the test",
                   any("s · screen.tap(barButton:" in page for page in pages), output)
        hour.write(xctests, XCTESTS)

        hour.write(tests, HEAD + TRAP + "}\n")
        code, output = hour.test()
        hour.check("a cast behind an exception ends with UIKit's text at the line of the verb",
                   code != 0 and re.search(
                       r"ContactsTests\.swift:\d+:\d+: error: before this trap UIKit raised "
                       r"NSInternalInconsistencyException: unable to dequeue a cell with identifier "
                       r"Contact", output), output)

        broken = SCREEN.replace('title = "Contacts"', "title = 1")
        hour.write("App/ContactsViewController.swift", broken)
        line = broken.split("title = 1")[0].count("\n") + 1
        code, output = hour.test()
        hour.check("the line below an error has the number that the error names",
                   f"ContactsViewController.swift:{line}:" in output
                   and re.search(rf"^ *{line} \|     title = 1$", output, re.MULTILINE), output)

        for name, broken, text in [
                ("nothing", SCREEN.replace("#selector(add)", "#selector(missing)"),
                 "type 'ContactsViewController' has no member 'missing'"),
                ("a method without @objc", SCREEN.replace("@objc private func add", "private func add"),
                 "add() of ContactsViewController is not exposed to Objective-C, so that no selector "
                 "can name it: write @objc in front of its declaration")]:
            hour.write("App/ContactsViewController.swift", broken)
            code, output = hour.test()
            before = broken[:re.search(r"#selector\((add|missing)", broken).start(1)]
            line, column = before.count("\n") + 1, len(before) - before.rindex("\n")
            error = f"App/ContactsViewController.swift:{line}:{column}: error: {text}"
            hour.check(f"a selector of {name} is an error at its name in the app",
                       code != 0 and error in output, output)
    if hour.problems:
        sys.exit(f"{hour.problems} steps of the hour are walls")
    print("The hour of an app's owner has no wall")


if __name__ == "__main__":
    main()
