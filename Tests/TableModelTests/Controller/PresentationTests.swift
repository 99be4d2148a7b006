import TableModel
import TableProbe
import Testing

/// Controllers and values around a table that are held, and what of them acts.
@MainActor struct PresentationTests {
  @Test func `a sheet resolves its heights in a place`() {
    final class Place: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection.current
      let maximumDetentValue: CGFloat = 600
    }
    let detents: [UISheetPresentationController.Detent] = [
      .medium(), .large(), .custom { $0.maximumDetentValue * 0.25 },
    ]
    #expect(detents.map { $0.resolvedValue(in: Place()) } == [300, 600, 150])
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = detents
    #expect(controller.presentationController === controller.sheetPresentationController)
  }

  @Test func `content that is not there is said over the view, and its button acts`() {
    let controller = UITableViewController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No rows"
    configuration.button.title = "Add"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    controller.contentUnavailableConfiguration = configuration
    MainLoop.runUntilIdle()
    let shown = controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }
    #expect(shown.count == 1)
    #expect(shown.first?.frame == controller.view.bounds)
    var views = shown as [UIView]
    while let view = views.popLast() {
      (view as? UIButton)?.sendActions(for: .primaryActionTriggered)
      views += view.subviews
    }
    #expect(taps == 1)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.allSatisfy { !($0 is UIContentUnavailableView) })
  }

  @Test func `an update of it is made in the next turn`() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) { updates += 1 }
    }
    let controller = Controller()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == 0)
    MainLoop.runUntilIdle()
    #expect(controller.updates == 1)
  }

  @Test func `pages show one controller after the other`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.setViewControllers([second], direction: .forward, animated: false)
    #expect(first.parent == nil)
    #expect(first.view.superview == nil)
    #expect(second.view.superview === pages.view)
  }

  @Test func `an appearance proxy is one for each class`() {
    final class Label: UILabel {}
    Label.appearance().textColor = .red
    #expect(Label.appearance().textColor == .red)
    #expect(Label.appearance() !== UILabel.appearance())
  }

  @Test func `positions in a text field are counted in UTF-16`() throws {
    let field = UITextField()
    field.text = "añ🙂b"
    let end = field.endOfDocument
    #expect(field.offset(from: field.beginningOfDocument, to: end) == 5)
    let start = try #require(field.position(from: end, offset: -1))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "b")
    field.selectedTextRange = range
    field.insertText("c")
    #expect(field.text == "añ🙂c")
    #expect(field.position(from: end, offset: 1) == nil)
  }

  @Test func `the keyboard's room lies below the safe area, and there is one`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 30),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 170, width: 100, height: 30))
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }

  @Test func `a rectangle comes out of the value it went into`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }

  @Test func `a child of what is presented dismisses it, and knows its presenter`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let below = UIViewController()
    window.rootViewController = below
    window.makeKeyAndVisible()
    let form = UITableViewController(style: .grouped)
    let navigation = UINavigationController(rootViewController: form)
    below.present(navigation, animated: true)
    MainLoop.runUntilIdle()
    #expect(form.presentingViewController === below)
    #expect(!form.isBeingPresented)
    var isDone = false
    form.dismiss(animated: true) { isDone = true }
    MainLoop.runUntilIdle()
    #expect(isDone && below.presentedViewController == nil && form.viewIfLoaded?.window == nil)
  }

  @Test func `a child dismisses what its container presents`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let sheet = UIViewController()
    navigation.present(sheet, animated: true)
    MainLoop.runUntilIdle()
    #expect(child.presentedViewController === sheet)
    child.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(navigation.presentedViewController == nil && sheet.presentingViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .overFullScreen])
  func `the presenter's view is out of its window under what fills the screen`(
    _ style: UIModalPresentationStyle
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let (below, middle, top) = (UIViewController(), UIViewController(), UIViewController())
    window.rootViewController = below
    window.makeKeyAndVisible()
    let leaves = style != .overFullScreen
    for (presenter, shown) in [(below, middle), (middle, top)] {
      shown.modalPresentationStyle = style
      presenter.present(shown, animated: true)
      #expect(presenter.view.window === window)
      MainLoop.runUntilIdle()
      #expect((presenter.view.window == nil) == leaves)
    }
    window.frame.size = CGSize(width: 400, height: 300)
    middle.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(middle.view.window === window && middle.view.frame == window.bounds)
    below.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(below.view.window === window && below.view.frame == window.bounds)
    #expect(window.subviews.count == 1)
  }

  @Test func `a presenter that was out of its window appears once when it returns`() {
    final class Logged: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let (below, top) = (Logged(), UIViewController())
    window.rootViewController = below
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    below.log = []
    top.modalPresentationStyle = .fullScreen
    below.present(top, animated: true)
    MainLoop.runUntilIdle()
    below.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(below.log == ["will disappear", "did disappear", "will appear", "did appear"])
  }

  @Test func `a container presents for its children`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let sheet = UIViewController()
    child.present(sheet, animated: true)
    MainLoop.runUntilIdle()
    #expect(navigation.presentedViewController === sheet && child.presentedViewController === sheet)
    #expect(sheet.presentingViewController === navigation)
    child.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(navigation.presentedViewController == nil && sheet.viewIfLoaded?.window == nil)
    let over = UIViewController()
    over.modalPresentationStyle = .overCurrentContext
    child.definesPresentationContext = true
    child.present(over, animated: true)
    #expect(over.presentingViewController === child)
  }
}
