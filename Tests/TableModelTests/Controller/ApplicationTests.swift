import Foundation
import TableModel
import Testing

/// The windows and scenes that code looks up in the application.
@MainActor @Suite struct ApplicationTests {
  private func shown() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  @Test func `the key window is the one that was made key last`() {
    let app = UIApplication.shared
    #expect(app.keyWindow == nil)
    let first = shown()
    #expect(app.keyWindow === first && first.isKeyWindow)
    let second = shown()
    #expect(app.keyWindow === second && !first.isKeyWindow)
    first.makeKey()
    #expect(app.keyWindow === first && !second.isKeyWindow)
  }

  @Test func `a view that an app adds to the key window covers the table and takes touches`() {
    let table = UITableViewController(style: .plain)
    let window = shown()
    window.rootViewController = table
    let cover = UIView(frame: window.bounds)
    UIApplication.shared.keyWindow?.addSubview(cover)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === cover)
  }

  @Test func `a shown window belongs to a scene, in which it is found`() {
    let window = shown()
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.flatMap(\.windows).first(where: \.isKeyWindow) === window)
    #expect(window.windowScene?.keyWindow === window)
  }

  @Test func `a window keeps the scene that it was made for`() {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    #expect(window.windowScene === scene)
    #expect(scene.windows.count == 1)
  }

  @Test func `windows that are gone are in no list`() {
    do { _ = shown() }
    MainLoop.runUntilIdle()
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test func `windows are in the order of their levels`() {
    let (alert, app) = (shown(), shown())
    alert.windowLevel = .alert + 1
    #expect(UIApplication.shared.windows.map { $0 === alert } == [false, true])
    #expect(UIApplication.shared.windows.first === app)
  }
}
