import Foundation
import TableModel
import Testing

@testable import InterfaceBuilder

@MainActor @Suite("A custom class of another kind") struct CustomClassTests {
  nonisolated static let elements: [(text: String, says: String)] = [
    (
      "<view customClass=\"FormController\" id=\"v\"/>",
      "the class FormController of <view> is a UIViewController, and a UIView is expected; the object "
        + "is a plain UIView."
    ),
    (
      "<button customClass=\"PlainObject\" id=\"v\"/>",
      "the class PlainObject of <button> is a NSObject, and a UIButton is expected; the object is a "
        + "plain UIButton."
    ),
    (
      "<view customClass=\"SwiftOnly\" id=\"v\"/>",
      "the class SwiftOnly of <view> is no NSObject, and a UIView is expected"
    ),
    (
      "<viewController customClass=\"LoggingView\" id=\"v\"/>",
      "the class LoggingView of <viewController> is a UIView, and a UIViewController is expected"
    ),
    (
      "<tableViewController customClass=\"FormController\" id=\"v\"/>",
      "is a UIViewController, and a UITableViewController is expected"
    ),
    (
      "<barButtonItem customClass=\"OutletCell\" id=\"v\"/>",
      "the class OutletCell of <barButtonItem> is a UITableViewCell, and a UIBarButtonItem is"
    ),
    (
      "<label customClass=\"LoggingView\" id=\"v\"/>",
      "is a UIView, and a UILabel is expected; what <label> has beyond a view is lost"
    ),
    (
      "<tableViewCell customClass=\"LoggingView\" id=\"v\"/>",
      "is a UIView, and a UITableViewCell is expected; what <tableViewCell> has beyond a view is lost"
    ),
  ]

  @Test("is named with what was expected", arguments: elements)
  func named(_ text: String, says: String) {
    ConsoleLog.removeAll()
    #expect(NibFolder.objects(text).count == 1)
    let messages = ConsoleLog.messages
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.hasPrefix("data:8: the class ") == true)
    #expect(messages.first?.contains(says) == true, "\(messages)")
  }

  @Test("is none where the element's class is above it", arguments: ["view", "tableViewCell"])
  func cell(_ element: String) {
    ConsoleLog.removeAll()
    #expect(
      NibFolder.objects("<\(element) customClass=\"OutletCell\" id=\"v\"/>").first is OutletCell)
    #expect(ConsoleLog.messages.isEmpty, "\(ConsoleLog.messages)")
  }

  @Test("gives way to one of the right kind that has the same name") func sameName() {
    ConsoleLog.removeAll()
    #expect(NibFolder.objects("<view customClass=\"Twin\" id=\"v\"/>").first is Views.Twin)
    #expect(
      NibFolder.objects("<viewController customClass=\"Twin\" id=\"v\"/>").first
        is Controllers.Twin)
    #expect(ConsoleLog.messages.isEmpty, "\(ConsoleLog.messages)")
  }

  @Test("is in the hint of what fails for it") func hint() {
    let exception = UIKitException.caught {
      _ = NibFolder.objects(
        """
        <view id="v" customClass="FormController"><connections>
        <outlet property="nameLabel" destination="v" id="o"/></connections></view>
        """)
    }
    #expect(
      exception?.hint?.hasSuffix("; the class FormController of <view> in line 8 is none for it")
        == true)
  }

  @Test("of a segue is named, too") func segue() throws {
    _ = try NibFolder([
      "Ways.storyboard": NibFolder.storyboard([
        """
        <viewController id="a" storyboardIdentifier="A"><view key="view" id="av"/><connections>
        <segue destination="b" kind="custom" customClass="FormController" identifier="go" id="s"/>
        </connections></viewController>
        """, "<viewController id=\"b\"/>",
      ])
    ])
    let controller = UIStoryboard(name: "Ways", bundle: nil)
      .instantiateViewController(withIdentifier: "A")
    ConsoleLog.removeAll()
    controller.performSegue(withIdentifier: "go", sender: nil)
    #expect(
      ConsoleLog.messages.first?.hasPrefix(
        "Ways.storyboard:5: the class FormController of <segue> is a UIViewController, and a "
          + "UIStoryboardSegue is expected") == true, "\(ConsoleLog.messages)")
  }
}

private enum Views {
  final class Twin: UIView {}
}

private enum Controllers {
  final class Twin: UIViewController {}
}

final class PlainObject: NSObject {}

private final class SwiftOnly {}
