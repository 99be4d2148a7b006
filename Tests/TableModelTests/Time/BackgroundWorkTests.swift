import Foundation
import TableModel
import Testing

/// Work on other queues and in tasks, and what it does to the main loop.
@MainActor @Suite struct BackgroundWorkTests {
  private final class Log: @unchecked Sendable {
    var names: [String] = []
  }

  /// Loads in a task, as controllers do.
  private final class Loading: UIViewController {
    let log: Log

    init(log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      Task {
        log.names.append("task")
        DispatchQueue.main.async { [log] in
          log.names.append("queue")
          Task { @MainActor in
            await Task.yield()
            log.names.append("inner")
          }
        }
      }
    }
  }

  @Test func `the loop waits for work on other queues, and for what it gives to the main queue`() {
    let log = Log()
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.02)
      DispatchQueue.main.async { log.names.append("shown") }
    }
    MainLoop.runUntilIdle()
    #expect(log.names == ["shown"])
  }

  @Test(arguments: 0..<5)
  func `what queues give to the main queue comes in the order of submission`(round: Int) {
    let log = Log()
    for number in 0..<8 {
      DispatchQueue(label: "queue \(number)").async {
        Thread.sleep(forTimeInterval: Double((number * 5 + round) % 8) / 1000)
        DispatchQueue.main.async { log.names.append("\(number)a") }
        DispatchQueue.global().async {
          DispatchQueue.main.async { log.names.append("\(number)b") }
        }
        DispatchQueue.main.async { log.names.append("\(number)c") }
      }
    }
    MainLoop.runUntilIdle()
    #expect(log.names == (0..<8).flatMap { ["\($0)a", "\($0)b", "\($0)c"] })
  }

  @Test func `delays on other queues are those of the virtual clock`() {
    let log = Log()
    let start = MainLoop.now
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) {
      DispatchQueue.main.async { log.names.append("late") }
    }
    MainLoop.run(for: 30)
    #expect(log.names.isEmpty)
    MainLoop.runUntilIdle()
    #expect(log.names == ["late"] && abs(MainLoop.now - start - 60) < 0.1)
  }

  @Test func `settling runs tasks of the main actor and the loop by turns`() async {
    let log = Log()
    let controller = Loading(log: log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    #expect(log.names.isEmpty)
    await MainLoop.settle()
    #expect(log.names == ["task", "queue", "inner"])
  }

  @Test func `settling until something holds waits for other executors`() async {
    let log = Log()
    Task { @MainActor in
      let value = await Task.detached { () -> String in
        try? await Task.sleep(for: .milliseconds(50))
        return "loaded"
      }.value
      log.names.append(value)
    }
    #expect(await MainLoop.settle { log.names == ["loaded"] })
  }
}
