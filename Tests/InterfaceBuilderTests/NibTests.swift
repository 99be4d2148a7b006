import Foundation
import TableModel
import Testing

@testable import InterfaceBuilder

@MainActor @Suite("A nib") struct NibTests {
  private static let ownView = """
    <view tag="9" id="v"><rect key="frame" width="100" height="50"/></view>
    """
  private static let connection = "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"

  @Test func `that is named gives a controller its view`() throws {
    _ = try NibFolder(["Named.xib": NibFolder.xib(Self.ownView, connections: Self.connection)])
    let controller = UIViewController(nibName: "Named", bundle: nil)
    #expect(controller.nibName == "Named")
    #expect(!controller.isViewLoaded)
    #expect(controller.view.tag == 9)
  }

  @Test(
    "is found by the name of the controller's class, with Controller or without",
    arguments: ["NibOwner", "NibOwnerController"])
  func byClass(_ name: String) throws {
    _ = try NibFolder(["\(name).xib": NibFolder.xib(Self.ownView, connections: Self.connection)])
    #expect(NibOwnerController().view.tag == 9)
  }

  @Test func `without a view outlet raises`() throws {
    _ = try NibFolder(["Empty.xib": NibFolder.xib(Self.ownView)])
    let exception = UIKitException.caught {
      UIViewController(nibName: "Empty", bundle: nil).loadViewIfNeeded()
    }
    #expect(
      exception?.reason.hasSuffix("loaded the \"Empty\" nib but the view outlet was not set.")
        == true)
  }

  @Test func `that does not exist raises, and names bundle and nib`() {
    let exception = UIKitException.caught {
      _ = Bundle.main.loadNibNamed("Nowhere", owner: nil, options: nil)
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason
        == "Could not load NIB in bundle: 'NSBundle </App.app> (loaded)' with name 'Nowhere'"
    )
  }

  @Test func `gives its top-level objects in order`() throws {
    _ = try NibFolder([
      "Two.xib": NibFolder.xib("<view tag=\"1\" id=\"a\"/><label tag=\"2\" id=\"b\"/>")
    ])
    let objects = try #require(Bundle.main.loadNibNamed("Two", owner: nil, options: nil))
    #expect(objects.compactMap { ($0 as? UIView)?.tag } == [1, 2])
  }

  @Test func `that loads itself raises instead of never ending`() throws {
    _ = try NibFolder(["Endless.xib": NibFolder.xib("<view customClass=\"EndlessView\" id=\"a\"/>")]
    )
    let exception = UIKitException.caught {
      _ = Bundle.main.loadNibNamed("Endless", owner: nil, options: nil)
    }
    #expect(exception?.reason.hasPrefix("Endless.xib:") == true)
    #expect(exception?.reason.contains("loads itself") == true)
  }

  @Test func `lists once what nothing acts on`() throws {
    let text = NibFolder.xib(
      "<view unknownThing=\"YES\" id=\"a\"><strangeElement/><rect key=\"frame\" width=\"1\" depth=\"3\"/></view>"
    )
    _ = try NibFolder(["Gaps.xib": text])
    ConsoleLog.removeAll()
    for _ in 0..<2 { _ = Bundle.main.loadNibNamed("Gaps", owner: nil, options: nil) }
    #expect(ConsoleLog.messages.count == 1)
    let message = try #require(ConsoleLog.messages.first)
    #expect(message.hasPrefix("Gaps.xib: not acted on: "))
    for each in ["unknownThing of <view> (line 8)", "<strangeElement>", "depth of <rect>"] {
      #expect(message.contains(each), "\(message)")
    }
  }
}

final class NibOwnerController: UIViewController {}

final class EndlessView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = Bundle.main.loadNibNamed("Endless", owner: self, options: nil)
  }
}
