import TableModel

/// What controllers were called with, in order.
@MainActor final class AppearanceLog {
  var calls: [String] = []
}

/// The callbacks of an appearance and a disappearance.
enum AppearanceStep: CaseIterable, Sendable {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

/// Logs its life under a name.
final class LoggingController: UIViewController {
  private let name: String
  private let log: AppearanceLog
  var onLoad: (() -> Void)?
  var onStep: ((AppearanceStep) -> Void)?

  init(name: String, log: AppearanceLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String, _ step: AppearanceStep? = nil) {
    log.calls.append("\(name) \(call)")
    if let step { onStep?(step) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
    onLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear", .willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is appearing", .isAppearing)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("layout")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear", .didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear", .willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear", .didDisappear)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "will leave" : "will move")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "did leave" : "did move")
  }
}
