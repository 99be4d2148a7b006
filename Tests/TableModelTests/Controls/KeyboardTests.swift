import Foundation
import TableModel
import TableProbe
import Testing

/// The keyboard: when it comes and goes, what it posts, and what makes room for it.
@MainActor struct KeyboardTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  /// Table with a field in each row.
  private final class Form: UITableViewController {
    var callsSuper = true

    override func viewWillAppear(_ animated: Bool) {
      if callsSuper { super.viewWillAppear(animated) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
      return cell
    }

    func field(_ row: Int) -> UITextField? {
      tableView.cellForRow(at: [0, row])?.contentView.subviews.last as? UITextField
    }
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
  }

  private func field(in view: UIView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.addSubview(field)
    return field
  }

  /// The notifications while `body` runs and until all rests: name, where the keyboard ends, and
  /// when.
  private func posted(_ body: () -> Void) -> [String] {
    var posted: [String] = []
    let names = ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
    let start = MainLoop.now
    let observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: Notification.Name("UIKeyboard\(name)Notification"), object: nil, queue: nil
      ) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          posted.append("\(name) \(frame?.minY ?? -1) after \(MainLoop.now - start)")
        }
      }
    }
    body()
    MainLoop.runUntilIdle()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return posted
  }

  @Test func `it comes and goes with the first responder, in the order on record`() {
    show(UIViewController())
    let field = field(in: window)
    #expect(
      posted { field.becomeFirstResponder() } == [
        "WillChangeFrame 407.0 after 0.0", "WillShow 407.0 after 0.0",
        "DidChangeFrame 407.0 after 0.25", "DidShow 407.0 after 0.25",
      ])
    #expect(
      posted { window.endEditing(true) } == [
        "WillChangeFrame 667.0 after 0.0", "WillHide 667.0 after 0.0",
        "DidChangeFrame 667.0 after 0.25", "DidHide 667.0 after 0.25",
      ])
  }

  @Test func `what it posts can be read as code reads it`() {
    let field = field(in: window)
    // The closure is called on the main thread, while the field gets the focus.
    nonisolated(unsafe) var info: [AnyHashable: Any] = [:]
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { info = $0.userInfo ?? [:] }
    field.becomeFirstResponder()
    NotificationCenter.default.removeObserver(observer)
    let begin = info[UIResponder.keyboardFrameBeginUserInfoKey]
    #expect((begin as? NSValue)?.cgRectValue == CGRect(x: 0, y: 667, width: 375, height: 260))
    #expect(begin as? CGRect == CGRect(x: 0, y: 667, width: 375, height: 260))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  @Test(arguments: [
    (320, 480, 0, 253), (375, 667, 0, 260), (414, 736, 0, 271), (375, 812, 34, 335),
    (414, 896, 34, 346), (568, 320, 0, 162),
  ])
  func `its height is that of the screen`(width: Int, height: Int, indicator: Int, expected: Int) {
    window.frame.size = CGSize(width: width, height: height)
    window.deviceSafeAreaInsets.bottom = CGFloat(indicator)
    let field = field(in: window)
    let posted = posted { field.becomeFirstResponder() }
    #expect(posted.first == "WillChangeFrame \(Double(height - expected)) after 0.0")
  }

  @Test func `another kind of keyboard, and views of the field's own, have their height`() {
    show(UIViewController())
    let (letters, digits) = (field(in: window), field(in: window))
    digits.keyboardType = .numberPad
    letters.becomeFirstResponder()
    #expect(posted { digits.becomeFirstResponder() }.first == "WillChangeFrame 451.0 after 0.0")
    digits.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    #expect(posted { digits.reloadInputViews() }.first == "WillChangeFrame 407.0 after 0.0")
    digits.inputView = UIPickerView()
    digits.inputView?.frame.size.height = 100
    #expect(posted { digits.reloadInputViews() }.first == "WillChangeFrame 523.0 after 0.0")
    #expect(posted { digits.reloadInputViews() } == [])
  }

  @Test(
    arguments: [
      { $0.isSecureTextEntry = true }, { $0.autocorrectionType = .no },
      { $0.keyboardType = .phonePad },
    ] as [@MainActor @Sendable (UITextField) -> Void])
  func `one without predictions is lower`(change: @MainActor (UITextField) -> Void) {
    let field = field(in: window)
    change(field)
    #expect(posted { field.becomeFirstResponder() }.first == "WillChangeFrame 451.0 after 0.0")
  }

  @Test func `a view above it counts, and the home indicator below a view in its place`() {
    window.frame.size = CGSize(width: 812, height: 375)
    window.deviceSafeAreaInsets.bottom = 21
    let field = field(in: window)
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    #expect(posted { field.becomeFirstResponder() }.first == "WillChangeFrame 148.0 after 0.0")
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    #expect(posted { field.reloadInputViews() }.first == "WillChangeFrame 210.0 after 0.0")
  }

  @Test func `without animations it is there at once, and its frame is that on the screen`() {
    window.frame.origin.y = 100
    let field = field(in: window)
    let posted = posted {
      UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
    }
    #expect(posted.last == "DidShow 507.0 after 0.0")
  }

  @Test
  func `nothing is posted without a window, for what takes no text, and when a field refuses`() {
    let field = UITextField()
    #expect(posted { field.becomeFirstResponder() } == [])
    let text = UITextView()
    text.isEditable = false
    window.addSubview(text)
    #expect(posted { text.becomeFirstResponder() } == [])
  }

  @Test func `a controller whose view leaves takes the keyboard along`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    let field = field(in: first.view)
    field.becomeFirstResponder()
    let posted = posted { navigation.pushViewController(second, animated: true) }
    #expect(posted.contains { $0.hasPrefix("DidHide") } && !field.isEditing)
  }

  @Test func `a search bar has it too`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    window.addSubview(bar)
    #expect(posted { bar.becomeFirstResponder() }.count == 4)
    #expect(posted { bar.resignFirstResponder() }.count == 4)
  }

  @Test func `a window that is turned turns it, and says so`() {
    let controller = UIViewController()
    show(controller)
    let field = field(in: controller.view)
    field.becomeFirstResponder()
    let posted = posted { window.frame.size = CGSize(width: 667, height: 375) }
    #expect(posted.first == "WillChangeFrame 213.0 after 0.0" && posted.count == 4)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 213)
    #expect(self.posted { window.deviceSafeAreaInsets.left = 44 } == [])
  }

  // MARK: Room

  @Test(arguments: [true, false])
  func `a table controller makes room for it and shows what is edited`(callsSuper: Bool) throws {
    let form = Form(style: .plain)
    form.callsSuper = callsSuper
    window.deviceSafeAreaInsets.bottom = 34
    show(form)
    let table = try #require(form.tableView)
    let field = try #require(form.field(11))
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(table.adjustedContentInset.bottom == (callsSuper ? 335 : 34))
    #expect(table.contentInset == .zero && table.verticalScrollIndicatorInsets == .zero)
    let bottom = field.convert(field.bounds, to: window).maxY
    #expect((bottom <= 667 - 335) == callsSuper)
    table.contentInsetAdjustmentBehavior = .never
    table.layoutIfNeeded()
    #expect(table.adjustedContentInset.bottom == (callsSuper ? 335 : 0))
    field.resignFirstResponder()
    #expect(table.adjustedContentInset.bottom == 0)
  }

  // Stack Overflow 51548265, iOS 11.4; rdar 13836932, up to iOS 8
  @Test(arguments: [(10, 253, 253), (11, 0, 253), (18, 0, 253)] as [(Int, CGFloat, CGFloat)])
  func `the room is part of the table's own inset up to iOS 10`(
    major: Int, own: CGFloat, whole: CGFloat
  ) throws {
    try SystemVersion.$current.withValue(.iOS(major)) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      let form = Form(style: .plain)
      window.rootViewController = form
      window.makeKeyAndVisible()
      MainLoop.runUntilIdle()
      let table = try #require(form.tableView)
      table.contentInset.bottom = 7
      try #require(form.field(8)).becomeFirstResponder()
      MainLoop.runUntilIdle()
      #expect(table.contentInset.bottom == own + 7 && table.scrollIndicatorInsets.bottom == own)
      #expect(table.adjustedContentInset.bottom == whole + 7)
      table.contentInset = table.contentInset
      #expect(table.adjustedContentInset.bottom == whole + 7)
      table.endEditing(true)
      MainLoop.runUntilIdle()
      #expect(table.contentInset.bottom == 7 && table.scrollIndicatorInsets.bottom == 0)
    }
  }

  @Test func `a table controller shows the next field too, which has the same keyboard`() throws {
    let form = Form(style: .plain)
    show(form)
    let (field, next) = (try #require(form.field(0)), try #require(form.field(11)))
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(posted { next.becomeFirstResponder() } == [])
    #expect(next.convert(next.bounds, to: window).maxY == 407)
  }

  @Test func `a table controller makes room for one that is turned, and none when it has gone`() {
    let form = Form(style: .plain)
    let navigation = UINavigationController(rootViewController: form)
    show(navigation)
    let field = field(in: window)
    field.becomeFirstResponder()
    window.frame.size = CGSize(width: 667, height: 375)
    MainLoop.runUntilIdle()
    #expect(form.tableView.adjustedContentInset.bottom == 162)
    navigation.pushViewController(UIViewController(), animated: false)
    MainLoop.runUntilIdle()
    field.resignFirstResponder()
    navigation.popViewController(animated: false)
    MainLoop.runUntilIdle()
    #expect(form.tableView.adjustedContentInset.bottom == 0)
  }

  @Test func `one that is higher than the window covers a table, and no more than that`() {
    let form = Form(style: .plain)
    show(form)
    let field = field(in: window)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 2000))
    field.becomeFirstResponder()
    #expect(form.tableView.adjustedContentInset.bottom == 667)
    #expect(form.view.keyboardLayoutGuide.layoutFrame.height == 667)
    field.resignFirstResponder()
    #expect(form.tableView.adjustedContentInset.bottom == 0)
  }

  @Test func `a reload ends what is edited in a row just off the screen`() throws {
    let form = Form(style: .plain)
    show(form)
    let field = try #require(form.field(0))
    field.becomeFirstResponder()
    form.tableView.contentOffset.y = 60
    MainLoop.runUntilIdle()
    #expect(field.window == nil && field.isEditing)
    form.tableView.reloadData()
    MainLoop.runUntilIdle()
    #expect(!field.isEditing && form.tableView.adjustedContentInset.bottom == 0)
  }

  @Test func `its layout guide lies where it is`() {
    let controller = UIViewController()
    show(controller)
    window.deviceSafeAreaInsets.bottom = 34
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 633, width: 375, height: 34))
    let field = field(in: controller.view)
    field.becomeFirstResponder()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 332, width: 375, height: 335))
    field.resignFirstResponder()
    #expect(guide.layoutFrame.minY == 633)
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame.minY == 667)
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
  func `a drag dismisses it, where the scroll view says so`(
    mode: UIScrollView.KeyboardDismissMode
  ) throws {
    let form = Form(style: .plain)
    show(form)
    form.tableView.keyboardDismissMode = mode
    let field = try #require(form.field(0))
    field.becomeFirstResponder()
    Finger(on: window, at: CGPoint(x: 300, y: 200)).move(by: -100, duration: 0.2)
    #expect(field.isEditing == (mode == .none))
  }

  private final class Focusing: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let focusesAtOnce: Bool

    init(focusesAtOnce: Bool) {
      self.focusesAtOnce = focusesAtOnce
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      if focusesAtOnce { field.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if !focusesAtOnce { field.becomeFirstResponder() }
    }
  }

  @Test(arguments: [true, false])
  func `the keyboard comes for a field that gets the focus before it is shown`(atOnce: Bool) {
    show(UIViewController())
    let controller = Focusing(focusesAtOnce: atOnce)
    let posted = posted { window.rootViewController?.present(controller, animated: true) }
    #expect(controller.field.isFirstResponder)
    #expect(posted.contains { $0.contains("WillShow") })
    let left = self.posted { controller.field.resignFirstResponder() }
    #expect(left.contains { $0.contains("WillHide") })
  }
}
