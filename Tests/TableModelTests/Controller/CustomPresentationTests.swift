import Foundation
import ScreenTesting
import TableModel
import Testing

/// Presentations of an app's own, of the style `custom`.
@MainActor @Suite struct CustomPresentationTests {
  /// A card at the bottom, above a view that dims the rest.
  private final class Card: UIPresentationController {
    let dimming = UIView()
    var height: CGFloat = 300
    var removesPresenter = false
    var log: [String] = []

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    override func presentationTransitionWillBegin() {
      log.append("will present")
      dimming.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(dimming, at: 0)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.append("did present \(completed)")
    }
    override func dismissalTransitionWillBegin() { log.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.append("did dismiss \(completed) \(dimming.window != nil)")
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
      dimming.frame = containerView?.bounds ?? .zero
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      height = container.preferredContentSize.height
      containerView?.setNeedsLayout()
    }
  }

  private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
    var removesPresenter = false
    var card: Card?
    var controllers: [UIViewController?] = []

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      controllers = [presented, presenting, source]
      let card = Card(presentedViewController: presented, presenting: presenting)
      card.removesPresenter = removesPresenter
      self.card = card
      return card
    }
  }

  private final class List: UITableViewController {
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("disappear")
    }
  }

  private let below = List(style: .plain)
  private let card = List(style: .plain)
  private let cards = Cards()

  private func present() -> Screen {
    let screen = Screen(below, in: .navigation, on: .iPhone8)
    below.calls = []
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = cards
    below.present(card, animated: true)
    MainLoop.runUntilIdle()
    return screen
  }

  @Test func `the view lies where the presentation has it, above the presenter`() {
    let screen = present()
    #expect(card.view.frame == CGRect(x: 0, y: 367, width: 375, height: 300))
    #expect(card.presentationController === cards.card)
    #expect(cards.card?.containerView?.superview === screen.window)
    #expect(card.view.superview === cards.card?.containerView)
    #expect(cards.card?.log == ["will present", "did present true"])
    #expect(cards.controllers == [card, below.navigationController, below])
    #expect(card.calls == ["appear"] && below.calls == [] && below.view.window != nil)
  }

  // IcaliaLabs/Presentr #143
  @Test func `its end is told, and the presenter does not appear again`() {
    let screen = present()
    card.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(cards.card?.log.suffix(2) == ["will dismiss", "did dismiss true true"])
    #expect(card.calls == ["appear", "disappear"] && below.calls == [])
    #expect(screen.window.subviews.count == 1 && below.presentedViewController == nil)
    #expect(card.presentationController !== cards.card)
  }

  @Test func `touches beside the view are the container's`() throws {
    let screen = present()
    let presentation = try #require(cards.card)
    screen.tap(at: CGPoint(x: 100, y: 200))
    #expect(below.tableView.indexPathForSelectedRow == nil)
    screen.tap(at: CGPoint(x: 100, y: 400))
    #expect(card.tableView.indexPathForSelectedRow != nil)
    presentation.dimming.removeFromSuperview()
    screen.tap(at: CGPoint(x: 100, y: 200))
    #expect(below.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `its container lays out when the screen turns, and when the presentation wants`() {
    let screen = present()
    screen.rotate(to: .landscapeLeft)
    #expect(card.view.frame == CGRect(x: 0, y: 75, width: 667, height: 300))
    card.preferredContentSize = CGSize(width: 0, height: 120)
    MainLoop.runUntilIdle()
    #expect(card.view.frame == CGRect(x: 0, y: 255, width: 667, height: 120))
  }

  @Test func `it may remove the presenter's view, which comes back`() {
    cards.removesPresenter = true
    let screen = present()
    #expect(below.view.window == nil && below.calls == ["disappear"])
    card.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(below.view.window === screen.window && below.calls == ["disappear", "appear"])
  }

  @Test func `without a presentation of its own the style fills the window`() {
    card.modalPresentationStyle = .custom
    let screen = Screen(below, on: .iPhone8)
    below.present(card, animated: false)
    MainLoop.runUntilIdle()
    #expect(card.view.frame == screen.window.bounds && card.view.superview === screen.window)
  }
}
