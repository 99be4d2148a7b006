import TableModel
import Testing

/// The safe area of views that were made before they had a window.
@MainActor struct SafeAreaTests {
  /// Pins a table below a bar, as most controllers do in `viewDidLoad`.
  private final class Controller: UIViewController {
    let table = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        table.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    return window
  }

  @Test func `a table pinned to the safe area begins below the navigation bar`() {
    let controller = Controller()
    let window = show(UINavigationController(rootViewController: controller))
    let top = controller.view.safeAreaInsets.top
    #expect(top > 0)
    #expect(controller.table.frame == CGRect(x: 0, y: top, width: 320, height: 568 - top))
    _ = window
  }

  @Test func `so does one whose controller is pushed later`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = show(navigation)
    let controller = Controller()
    controller.loadViewIfNeeded()
    navigation.pushViewController(controller, animated: true)
    MainLoop.runUntilIdle()
    #expect(controller.table.frame.minY == controller.view.safeAreaInsets.top)
    #expect(controller.table.frame.minY > 0)
    _ = window
  }
}
