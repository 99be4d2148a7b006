import Foundation
import Testing
import UIKitModel

/// API of older systems, and what an app does not write itself.
@MainActor struct LegacyTests {
  private final class Delegate: NSObject {
    var ends: [String] = []
    func didStop(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
      ends.append("\(id ?? "") \(finished)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `an animation without a block runs from begin to commit, and tells its delegate`() {
    let (view, delegate) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Delegate())
    window.addSubview(view)
    window.makeKeyAndVisible()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationDidStop(
      Selector("animationDidStop:finished:context:", Delegate.didStop(_:_:_:)))
    view.center.x = 105
    UIView.commitAnimations()
    MainLoop.run(for: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 1)
    #expect(delegate.ends.isEmpty)
    MainLoop.run(for: 0.6)
    #expect(delegate.ends == ["move 1"])
  }

  @Test func `the layout guides of a controller reach to the safe area`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.makeKeyAndVisible()
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 20)
    #expect(label.frame == CGRect(x: 0, y: 20, width: 10, height: 426))
  }

  @Test func `an activity copies, asks the source of its item, and tells its end`() {
    final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
        ""
      }
      func activityViewController(
        _ controller: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { activityType == .copyToPasteboard ? "copied" : nil }
    }
    let sheet = UIActivityViewController(activityItems: [Source()], applicationActivities: nil)
    var ends: [UIActivity.ActivityType?] = []
    sheet.completionWithItemsHandler = { type, isCompleted, _, _ in
      if isCompleted { ends.append(type) }
    }
    #expect(sheet.titles == ["Copy"])
    #expect(!sheet.choose("Print"))
    #expect(sheet.choose("Copy"))
    #expect(UIPasteboard.general.string == "copied")
    #expect(ends == [.copyToPasteboard])
    sheet.excludedActivityTypes = [.copyToPasteboard]
    #expect(sheet.titles.isEmpty)
  }

  @Test func `a view of a class that is known only at run time is made`() {
    final class Badge: UIView {
      var isMade = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isMade = true
      }
      required init?(coder: NSCoder) { nil }
    }
    func make<View: UIView>(_ type: View.Type) -> View {
      type.objectiveCInit(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    }
    #expect(make(Badge.self).isMade)
    #expect(make(Badge.self).bounds.height == 6)
  }

  @Test func `a registration for previews says that no preview comes`() {
    final class Previews: NSObject, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
      ) -> UIViewController? { nil }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
      ) {}
    }
    UIViewController().registerForPreviewing(with: Previews(), sourceView: window)
    #expect(ConsoleLog.messages.contains { $0.contains("no preview begins") })
  }

  @Test func `the application and the manager of a scene have one status bar`() {
    window.makeKeyAndVisible()
    let (application, manager) = (UIApplication.shared, window.windowScene?.statusBarManager)
    #expect(application.statusBarStyle == .default)
    application.statusBarStyle = .lightContent
    #expect(manager?.statusBarStyle == .lightContent)
    application.setStatusBarStyle(.darkContent, animated: true)
    #expect(application.statusBarStyle == .darkContent)
    #expect(!application.isStatusBarHidden)
    application.setStatusBarHidden(true, with: .slide)
    #expect(manager?.isStatusBarHidden == true)
    application.isStatusBarHidden = false
    #expect(manager?.isStatusBarHidden == false)
  }

  @Test func `a timer without a time never fires`() {
    let timer = Timer()
    timer.fire()
    RunLoop.main.add(timer, forMode: .common)
    MainLoop.run(for: 1)
    #expect(!timer.isValid)
    timer.invalidate()
    #expect(timer.timeInterval == 0 && timer.userInfo == nil)
  }
}
