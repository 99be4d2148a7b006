import Testing

@testable import TableModel
@testable import UIKitModel

/// Turns of the device that an app requests.
@MainActor @Suite struct TurnRequestTests {
  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `a scene turns to an orientation that is requested`() throws {
    let window = window(UIViewController())
    let scene = try #require(window.windowScene)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in
      Issue.record("refused")
    }
    MainLoop.runUntilIdle()
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(window.bounds.size == CGSize(width: 568, height: 320))
    #expect(UIDevice.current.orientation == .landscapeLeft)
  }

  @Test func `a request that the controller does not support is refused with its reason`() throws {
    let window = window(Upright())
    let scene = try #require(window.windowScene)
    var text: String?
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
      text = $0.localizedDescription
      #expect(($0 as NSError).domain == "UISceneErrorDomain" && ($0 as NSError).code == 101)
    }
    #expect(
      text == "None of the requested orientations are supported by the view controller. Requested: "
        + "landscapeRight, landscapeLeft; Supported: portrait")
    #expect(window.bounds.size == CGSize(width: 320, height: 568))
  }

  @Test(arguments: [15, 16])
  func `the key of a device turns it until iOS 15`(version: Int) {
    SystemVersion.$current.withValue(.iOS(version)) {
      let window = window(UIViewController())
      let orientation = UIInterfaceOrientation.landscapeLeft
      UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
      MainLoop.runUntilIdle()
      #expect((window.bounds.width == 568) == (version < 16))
      let said = ConsoleLog.messages.contains { $0.contains("Setting UIDevice.orientation") }
      #expect(said == (version >= 16))
    }
  }

  @Test func `a second scene is refused`() throws {
    var error: (any Error)?
    UIApplication.shared.requestSceneSessionActivation(
      nil, userActivity: nil, options: nil, errorHandler: { error = $0 })
    #expect((error as? UISceneError)?.code == .multipleScenesNotSupported)
    #expect(!UIApplication.shared.supportsMultipleScenes)
  }
}
