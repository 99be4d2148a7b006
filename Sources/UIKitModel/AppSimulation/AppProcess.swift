import Foundation

/// What UIKit keeps once for a whole process: the main loop, the console, the screen, warnings
/// that are given only once.
///
/// Every task has one of its own, so that tests run in parallel and in any order without seeing
/// each other. A child task inherits what is bound with `$bound`; without a binding the process
/// belongs to the task that first used it. Views remember the process they were made in; what the
/// model calls of an app (run-loop passes, callbacks of controllers, actions) is bound to it.
package final class AppProcess: @unchecked Sendable {
  @TaskLocal package static var bound: AppProcess?

  package let loop = RunLoopModel()
  package let console = Console()
  let executor = ProcessExecutor()
  let mainOperations = MainOperations()
  var screen: UIScreen?
  /// Names of the warnings that were given and are given only once.
  var givenWarnings: Set<String> = []
  /// The presentations that came to nothing, since their presenter's view had no window.
  package internal(set) var lostPresentations: [LostPresentation] = []
  /// How many constraints were made: the number of the next one.
  var constraintsMade = 0
  /// How many layouts of view trees are within each other.
  var layoutDepth = 0
  /// How many layouts there were of views that were being laid out, since the outermost one began.
  var innerLayouts = 0
  /// How many systems of constraints were made: the number of the latest one.
  var layoutSystemsMade = 0
  /// The innermost `UIKitException.caught`, if one is running.
  var catchers: [ExceptionCatcher] = []
  /// The reasons of UIKit's exceptions that were raised and caught.
  package internal(set) var reasons: [String] = []
  /// What is being done, for the exceptions in it; the innermost last.
  var hints: [String] = []
  /// The app's code within itself.
  var nestedCalls = NestedCalls()
  /// The animation block that is running.
  var animation: AnimationGroup?
  /// The animations that were begun and not committed, the innermost last.
  var openAnimations: [OpenAnimation] = []
  /// The keyframe of it whose changes are being made.
  var keyframe = Keyframe.whole
  package var areAnimationsEnabled = true
  /// Whether something has overridden traits: until then all views have the same.
  var traitsVary = false
  /// The traits of a window without overrides, with the size of text that the user prefers.
  var baseTraits = TraitValues.phone
  /// How the screen is held.
  var interfaceOrientation = UIInterfaceOrientation.portrait
  /// How the device is held.
  var deviceOrientation = UIDeviceOrientation.portrait
  /// The screen of the device that is simulated, on its side or upright; nil for a plain one.
  package var screenShape: (@MainActor (_ isLandscape: Bool) -> ScreenShape)?
  /// The windows that were made and still exist, the oldest first.
  var windows: [WeakWindow] = []
  /// The URLs that the app has opened, in their order.
  package internal(set) var openedURLs: [URL] = []
  /// The window that was made key last.
  weak var keyWindow: UIWindow?
  /// The responder that gets the keyboard.
  package weak var firstResponder: UIResponder?
  let keyboard = Keyboard()
  @MainActor lazy var application = UIApplication()
  /// The scene of windows that the app gives no other.
  @MainActor lazy var scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
  @MainActor lazy var pasteboard = UIPasteboard()
  let ubiquitousStore = NSUbiquitousKeyValueStore()
  let notifyCenter = CFNotificationCenter()
  /// The appearance proxies of views.
  let appearances = AppearanceProxies()
  /// The appearance proxies of items of bars, by class.
  var itemAppearances: [ObjectIdentifier: AnyObject] = [:]
  /// Called when what is seen of the process may have changed.
  package var onVisibleChange: (@MainActor (VisibleChange) -> Void)? {
    didSet {
      guard let change = onVisibleChange else {
        loop.onTurnEnd = nil
        return
      }
      loop.onTurnEnd = { change(.pass) }
    }
  }
  /// The fingers on the screen, in the order they came down.
  package internal(set) var touches: [VisibleTouch] = []
  /// The calls by `perform(_:with:afterDelay:)` that wait for their time.
  @MainActor var delayedRequests: [DelayedRequests.Request] = []
  /// The gestures that are being made.
  @MainActor lazy var gestures = GestureArena()
  /// The menu that is open over a window.
  @MainActor package internal(set) weak var openMenu: MenuView?
  /// The menu of commands at a selection.
  @MainActor lazy var menuController = UIMenuController()
  /// The images that are being drawn, the innermost last.
  var imageContexts: [ImageContext] = []
  /// How many calls keep fingers from the views.
  var ignoredInteractions = 0
  /// The transactions of layers that are open, the innermost last.
  var transactions: [CATransaction.Values] = []
  /// Folders with resources besides those of bundles: that of a page of the book, for its cases.
  package var resourceFolders: [URL] = []
  /// Where classes that a nib names are looked for first: the name of the type around a case's code.
  package var nibScope: String?

  /// Whether the use of what was made in another process is noted; set once, before anything runs.
  nonisolated(unsafe) package static var notesStrangers = false
  /// The types of the objects that were used in the process and made in another one.
  package private(set) var strangers: Set<String> = []

  /// Notes that something made in this process is used, if the task is in another one.
  package func noteUse(of object: AnyObject) {
    guard Self.notesStrangers, let user = Self.bound, user !== self else { return }
    user.strangers.insert("\(type(of: object))")
  }

  /// The size of text that traits have; without, the one that the user prefers.
  func contentSizeCategory(in traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? baseTraits.contentSize : category
  }

  package init() {
    ProcessExecutor.hooks
    executor.begin(for: self)
  }

  package static var current: AppProcess {
    bound ?? TaskProcesses.shared.process(of: TaskProcesses.currentTask)
  }

  /// Runs the jobs of the process's tasks one after the other while `body` runs, from its call on.
  @MainActor package func orderingTasks<Result>(_ body: () async -> Result) async -> Result {
    executor.beginOrdering()
    defer { executor.endOrdering() }
    return await body()
  }

  /// Runs code of an app on behalf of the process: tasks that it makes belong to it too.
  package func bind<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard Self.bound !== self else { return try body() }
    return try Self.$bound.withValue(self, operation: body)
  }
}

/// A window that is not kept.
struct WeakWindow {
  weak var window: UIWindow?
}

/// The processes of tasks that bound none.
///
/// A process lives as long as anything made in it, and at least until many more tasks have come:
/// tests that run in parallel may all have begun before the first one goes on.
private final class TaskProcesses: @unchecked Sendable {
  static let shared = TaskProcesses()

  /// How many tasks keep their process though nothing else does; the oldest is let go first.
  ///
  /// Many: while one thread waits for its turn, another may run through hundreds of tests.
  private static let capacity = 8192

  private struct Known {
    weak var process: AppProcess?
  }

  private let lock = NSLock()
  private var known: [UInt64: Known] = [:]
  /// The latest processes in a ring, which keeps them.
  private var kept: [AppProcess] = []
  private var next = 0

  /// The identity of the running task; zero outside of any.
  static var currentTask: UInt64 {
    withUnsafeCurrentTask { task in
      guard let task else { return 0 }
      return taskIdentifier(unsafeBitCast(task, to: UnsafeRawPointer.self))
    }
  }

  func process(of task: UInt64) -> AppProcess {
    lock.withLock {
      if let process = known[task]?.process { return process }
      let process = AppProcess()
      known[task] = Known(process: process)
      keep(process)
      return process
    }
  }

  private func keep(_ process: AppProcess) {
    guard kept.count == Self.capacity else { return kept.append(process) }
    kept[next] = process
    next = (next + 1) % Self.capacity
    if next == 0 { known = known.filter { $0.value.process != nil } }
  }
}

/// The number the Swift runtime gives a task; never used twice, unlike its address.
@_silgen_name("swift_task_getJobTaskId")
private func taskIdentifier(_ task: UnsafeRawPointer) -> UInt64
