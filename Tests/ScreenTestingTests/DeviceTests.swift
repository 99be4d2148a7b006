import ScreenTesting
import TableModel
import Testing

/// Controllers on the screens of phones.
@MainActor struct DeviceTests {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
  }

  @Test func `a phone's name stands for its screen`() {
    let list = SystemVersion.$current.withValue(.iOS(17)) { List(style: .plain) }
    let screen = Screen(list, in: .navigation, on: .iPhone15Pro, system: .iOS(17))
    #expect(screen.window.bounds.size == Screen.Device.iPhone15Pro.size)
    #expect(UIScreen.main.scale == 3)
    let bar = UIApplication.shared.statusBarFrame.height
    #expect(list.tableView.adjustedContentInset.top == bar + 44)
    #expect(list.tableView.adjustedContentInset.bottom == 34)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    list.tableView.tableHeaderView = field
    screen.tap(field)
    #expect(list.tableView.adjustedContentInset.bottom == 335)
    screen.dismissKeyboard()
    #expect(list.tableView.adjustedContentInset.bottom == 34)
  }

  @Test func `on its side it has the notch there, and no status bar`() {
    let root = SystemVersion.$current.withValue(.iOS(17)) { UIViewController() }
    let screen = Screen(root, in: .navigation, on: .iPhone13.landscape, system: .iOS(17))
    #expect(
      screen.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(root.view.safeAreaInsets.top == 32)
    #expect(UIApplication.shared.statusBarFrame.height == 0)
    #expect(Screen.Device.iPhone8.landscape.safeAreaInsets == .zero)
  }

  /// A label of each text at each place, and one that is aligned with it.
  @Test(arguments: [Screen.Device.iPhone8, .iPhone15Pro])
  func `layout comes to rest on pixels that are no fractions of two`(device: Screen.Device) {
    final class Labels: UIViewController {
      let label = UILabel()
      let leading: CGFloat
      var layouts = 0
      init(leading: CGFloat) {
        self.leading = leading
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        let second = UILabel()
        second.text = "second"
        for view in [label, second] {
          view.translatesAutoresizingMaskIntoConstraints = false
          self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: leading),
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100.4),
          second.centerXAnchor.constraint(equalTo: label.centerXAnchor),
          second.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 7),
        ])
      }
      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    for leading in stride(from: 16.0, to: 48, by: 1.7) {
      let labels = SystemVersion.$current.withValue(.iOS(17)) { Labels(leading: leading) }
      let screen = Screen(labels, on: device, system: .iOS(17))
      for text in ["n", "nn", "n", "A longer text", "i"] {
        labels.layouts = 0
        labels.label.text = text
        screen.wait(for: 1)
        #expect(labels.layouts < 10, "“\(text)” at \(leading)")
      }
    }
  }

  @Test func `a size of text that is chosen reaches what is shown`() {
    let root = UIViewController()
    let screen = Screen(root)
    screen.choose(textSize: .accessibilityLarge)
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func `each is named once, and a plain screen has nothing of the one before`() {
    #expect(Set(Screen.Device.all.map(\.name)).count == Screen.Device.all.count)
    _ = Screen(UIViewController(), on: .iPhoneX)
    let screen = Screen(UIViewController())
    #expect(screen.window.safeAreaInsets == .zero)
  }
}
