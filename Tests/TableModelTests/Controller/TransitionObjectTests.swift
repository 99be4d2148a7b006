import Foundation
import TableModel
import Testing

/// Objects that an app makes for presentations and activities.
@MainActor @Suite struct TransitionObjectTests {
  private final class Report: UIActivityItemProvider {
    override var item: Any { "report for \(activityType?.rawValue ?? "nobody")" }
  }

  @Test func `a presentation names its controllers and keeps neither`() {
    let presented = UIViewController()
    let presenter = UIViewController()
    let presentation = UIPresentationController(
      presentedViewController: presented, presenting: presenter)
    #expect(presentation.presentedViewController === presented)
    #expect(presentation.presentingViewController === presenter)
    #expect(presentation.presentedView === presented.view)
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      gone = controller
      #expect(controller.presentationController?.presentedViewController === controller)
    }
    #expect(gone == nil)
  }

  @Test func `an item provider makes its item for the activity`() {
    let report = Report(placeholderItem: "")
    let controller = UIActivityViewController(activityItems: [report], applicationActivities: nil)
    #expect(report.activityViewControllerPlaceholderItem(controller) as? String == "")
    let item = report.activityViewController(controller, itemForActivityType: .mail)
    #expect(item as? String == "report for com.apple.UIKit.activity.Mail")
  }

  @Test func `a driven transition keeps its part between none and all`() {
    let transition = UIPercentDrivenInteractiveTransition()
    transition.update(0.4)
    #expect(transition.percentComplete == 0.4)
    transition.update(7)
    #expect(transition.percentComplete == 1)
    transition.cancel()
    #expect(transition.percentComplete == 0)
  }

  @Test func `a spring of a mass is damped as physics has it`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let critical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: critical)
    animator.addAnimations { box.frame.origin.x = 100 }
    animator.startAnimation()
    #expect(animator.isRunning)
    MainLoop.run(for: 2)
    #expect(!animator.isRunning && box.frame.minX == 100)
  }

  @Test func `background tasks have numbers of their own`() {
    let first = UIApplication.shared.beginBackgroundTask()
    let second = UIApplication.shared.beginBackgroundTask(withName: "b")
    #expect(first != second && first != .invalid)
    UIApplication.shared.endBackgroundTask(first)
  }
}
