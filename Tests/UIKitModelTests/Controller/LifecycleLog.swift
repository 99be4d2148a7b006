import UIKitModel

/// What controllers were called with, in order; one test at a time writes it.
final class LifecycleLog: @unchecked Sendable {
  var calls: [String] = []
}

/// Logs its life under a name.
class LifecycleController: UIViewController {
  nonisolated let name: String
  nonisolated let log: LifecycleLog
  var onCall: ((String) -> Void)?

  init(_ name: String, _ log: LifecycleLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { log.calls.append("\(name) deinit") }

  private func note(_ call: String) {
    log.calls.append("\(name) \(call)")
    onCall?(call)
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewDidLayoutSubviews() { note("layout") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent != nil && parent === self.parent)")
  }
  override func didMove(toParent parent: UIViewController?) { note("didMove") }
}
