#if !canImport(UIKit)
  import ScreenPictures
  public import TableModel
  import TestReports
  public import Testing

  /// A controller on a screen, used as a person does.
  ///
  ///     let screen = Screen(ReadingListViewController(), in: .navigation)
  ///     screen.swipe(row: [0, 0], .left)
  ///     screen.tap(rowAction: "Delete")
  ///     #expect(screen.rows.count == 2)
  ///
  /// Each verb plays a touch and waits until the screen rests. What a person could not do (tap what
  /// is covered, type without a keyboard) and an exception of UIKit are issues of the test at the
  /// line of the verb, and the verb does nothing more.
  ///
  /// There is no wall clock: waiting takes no time, and the same touches give the same calls.
  @MainActor public final class Screen {
    /// What the controller is shown in.
    public enum Container: Sendable {
      /// In the window alone.
      case window
      /// At the bottom of a navigation controller's stack.
      case navigation
      /// In the only tab of a tab bar controller, at the bottom of a navigation controller's stack.
      case tabBar
    }

    /// The size of the first 4-inch phones, in points.
    public static let defaultSize = CGSize(width: 320, height: 568)

    /// The window.
    public let window: UIWindow
    /// The controller that was shown.
    public let controller: UIViewController
    /// The version of iOS that the screen has.
    public let system: SystemVersion
    let process: AppProcess
    /// What the screen is part of.
    let device: Device
    /// The menu that is open.
    var rowMenu: ContextMenu?
    /// Films the screen; nil where the whole test is filmed.
    var recorder: FilmRecorder?
    /// How many failures have attached a film.
    var attachedFilms = 0
    /// Whether a failure of its own is being recorded.
    var isFailing = false
    /// Where the screen was made.
    let origin: SourceLocation

    /// Shows a controller and waits until it rests.
    ///
    /// A controller that is made where it is passed is made in `system`; one that exists keeps the
    /// version it was made in. The size is in points; nothing of the screen is taken by a notch or
    /// a home indicator: for that, show the controller on a ``Device``.
    public convenience init(
      _ controller: @autoclosure () -> UIViewController, in container: Container = .window,
      size: CGSize = Screen.defaultSize, system: SystemVersion = .current,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.init(
        controller(), in: container, of: Device(plain: Self.usable(size, sourceLocation)),
        system: system, sourceLocation)
    }

    init(
      _ controller: @autoclosure () -> UIViewController, in container: Container,
      of device: Device, system: SystemVersion, _ sourceLocation: SourceLocation
    ) {
      let frame = CGRect(origin: .zero, size: device.size)
      self.device = device
      UIScreen.simulate(
        device.size, safeAreaInsets: device.safeAreaInsets, idiom: device.idiom)
      AppProcess.current.screenShape = { isLandscape in
        let held = isLandscape ? device.landscape : device.upright
        return ScreenShape(size: held.size, safeAreaInsets: held.safeAreaInsets)
      }
      let made = SystemVersion.$current.withValue(system) { (UIWindow(frame: frame), controller()) }
      (window, self.controller) = made
      self.system = system
      process = window.process
      origin = sourceLocation
      TestReport.noteRunner()
      reportOtherVersions(sourceLocation)
      film()
      perform(sourceLocation) {
        window.rootViewController = Self.contained(self.controller, in: container)
        window.makeKeyAndVisible()
      }
      reportLostPresentation(sourceLocation)
    }

    deinit {
      guard DispatchQueue.isMainHere else { return }
      MainActor.assumeIsolated {
        guard window.isMoving else { return }
        TestReport.record(
          """
          The screen was released while it moves; keep it until it rests, in a property of the \
          suite
          """, at: origin)
      }
    }

    private static func usable(_ size: CGSize, _ sourceLocation: SourceLocation) -> CGSize {
      let isUsable = size.width.isFinite && size.height.isFinite && min(size.width, size.height) > 0
      if isUsable { return size }
      TestReport.record(
        "No screen has a size of \(size.width) × \(size.height) points", at: sourceLocation)
      return defaultSize
    }

    private static func contained(
      _ controller: UIViewController, in container: Container
    ) -> UIViewController {
      switch container {
      case .window: return controller
      case .navigation: return UINavigationController(rootViewController: controller)
      case .tabBar:
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        return tabs
      }
    }

    /// A controller that was made before the screen keeps its version, and does not behave as one of
    /// the screen's.
    private func reportOtherVersions(_ sourceLocation: SourceLocation) {
      guard let other = controller.descendants.first(where: { $0.systemVersion != system }) else {
        return
      }
      let name = "\(Swift.type(of: other))"
      fail(
        "\(name) was made in \(other.systemVersion), and the screen has \(system): make it in the call, "
          + "Screen(\(name)(…), system: …), or in SystemVersion.$current.withValue(…) { \(name)(…) }",
        sourceLocation)
    }

    /// UIKit shows nothing over a view that has no window yet, and logs that.
    private func reportLostPresentation(_ sourceLocation: SourceLocation) {
      let controllers = window.rootViewController?.descendants ?? []
      for lost in process.lostPresentations {
        guard let presenter = lost.presenter, controllers.contains(presenter) else { continue }
        fail(
          "\(Swift.type(of: presenter)) presented \(lost.nameOfLost) before its view was in the window, "
            + "as in viewDidLoad: UIKit shows nothing then; present in viewDidAppear",
          sourceLocation)
      }
    }
  }

  // MARK: - Running

  extension Screen {
    /// Records an issue at a line of the test, or fails an XCTest there; what the console had of
    /// mistakes of storyboards and nibs is below it.
    func fail(_ message: String, _ sourceLocation: SourceLocation) {
      let causes = process.console.causes.map { "\nBefore, the console had: \($0)" }
      let message = message + causes.joined()
      let runner = TestReport.runner
      guard case .swiftTesting = runner else {
        let film = writtenFilm(message, sourceLocation).map { "\nWhat led there: \($0)" }
        return TestReport.record(message + (film ?? ""), at: sourceLocation, to: runner)
      }
      isFailing = true
      TestReport.record(message, at: sourceLocation, to: runner)
      isFailing = false
      attachFilm(message, sourceLocation)
    }

    /// Does what a person does and waits until the screen rests; an exception is an issue, unless
    /// the test catches it itself.
    ///
    /// What does not return within a minute, as code that waits for the main thread on the main
    /// thread, ends the process with the line of the verb and what it waits for (`ReturnWatch`).
    func perform(
      _ sourceLocation: SourceLocation, waits: Bool = true, _ body: () -> Void
    ) {
      let outer = recorder?.verb
      recorder?.verb = VerbMark(
        path: TestReport.path(of: sourceLocation), line: sourceLocation.line)
      defer { recorder?.verb = outer }
      inProcess {
        ReturnWatch.watching("\(sourceLocation): error: the verb of Screen at this line") {
          performCatching(sourceLocation, waits: waits, body)
        }
      }
    }

    private func performCatching(
      _ sourceLocation: SourceLocation, waits: Bool, _ body: () -> Void
    ) {
      guard !process.isCatching else { return play(sourceLocation, waits: waits, body) }
      let exception = UIKitException.caught(at: { "\(sourceLocation)" }) {
        play(sourceLocation, waits: waits, body)
      }
      if let exception {
        fail("UIKit raised \(exception.name): \(exception.explainedReason)", sourceLocation)
      }
    }

    private func play(_ sourceLocation: SourceLocation, waits: Bool, _ body: () -> Void) {
      body()
      guard waits, case .neverIdle(_, let cause) = MainLoop.outcomeOfIdling() else { return }
      fail(
        "The screen does not come to rest: it is busy with \(cause.rawValue)", sourceLocation)
    }

    /// Runs `body` as code of the app on the screen.
    func inProcess<Result>(_ body: () -> Result) -> Result {
      process.bind { SystemVersion.$current.withValue(system, operation: body) }
    }
  }

  extension UIWindow {
    /// Whether a view scrolls or an animation runs.
    fileprivate var isMoving: Bool {
      var views: [UIView] = [self]
      while let view = views.popLast() {
        if view.hasAnimations || (view as? UIScrollView)?.isAtRest == false { return true }
        views += view.subviews
      }
      return false
    }
  }

  extension UIViewController {
    /// The controller and all below it.
    fileprivate var descendants: [UIViewController] { [self] + children.flatMap(\.descendants) }
  }
#endif
