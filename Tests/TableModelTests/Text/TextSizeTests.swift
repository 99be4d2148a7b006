import Foundation
import TableModel
import Testing

/// The size of text that the user prefers, and what scales with it.
@MainActor struct TextSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func choose(_ category: UIContentSizeCategory) {
    UIApplication.shared.setPreferredContentSizeCategory(category)
    MainLoop.runUntilIdle()
  }

  /// Shows a controller that is made on a version; its window has to be kept.
  private func show<Controller: UIViewController>(
    _ controller: @autoclosure () -> Controller, on version: SystemVersion
  ) -> (Controller, UIWindow) {
    let (controller, window) = SystemVersion.$current.withValue(version) {
      (controller(), UIWindow(frame: self.window.frame))
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    MainLoop.runUntilIdle()
    return (controller, window)
  }

  // The two results on record (Sources.md UF-1), and some that follow.
  @Test func `a value grows as the lines of its style do, by pixels`() {
    UIScreen.main.scale = 3
    let body = UIFontMetrics.default
    func scaled(_ value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
      body.scaledValue(
        for: value, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
    #expect(scaled(17, .medium) == 49.0 / 3)
    #expect(scaled(17, .small) == 46.0 / 3)
    let coarse = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(displayScale: 1),
    ])
    #expect(body.scaledValue(for: 17, compatibleWith: coarse) == 16)
    #expect(scaled(17, .accessibilityExtraExtraExtraLarge) == 48)
    #expect(scaled(17, .large) == 17 && scaled(17, .unspecified) == 17)
    #expect(scaled(44, .accessibilityExtraExtraExtraLarge) == 124)
    #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 10) == 10)
    choose(.extraExtraExtraLarge)
    #expect(body.scaledValue(for: 22) == 29)
    #expect(scaled(22, .large) == 22)
  }

  @Test func `a font grows up to its limit, and a label scales it anew`() {
    let font = UIFont(name: "Avenir", size: 22) ?? .systemFont(ofSize: 22)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let (free, limited) = (UILabel(), UILabel())
    free.font = metrics.scaledFont(for: font)
    limited.font = metrics.scaledFont(for: font, maximumPointSize: 30)
    for label in [free, limited] {
      label.adjustsFontForContentSizeCategory = true
      window.addSubview(label)
    }
    #expect(free.font.pointSize == 22 && free.font.fontName == "Avenir")
    choose(.accessibilityMedium)
    #expect(free.font.pointSize == 34 && limited.font.pointSize == 30)
    choose(.extraSmall)
    #expect(free.font.pointSize == 19 && limited.font.pointSize == 19)
    choose(.large)
    #expect(free.font.pointSize == 22 && limited.font.pointSize == 22)
  }

  @Test func `a choice reaches windows, what is made later, and then the observers`() {
    let view = UIView()
    window.addSubview(view)
    let other = UIWindow(frame: window.frame)
    var seen: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared, queue: nil
    ) { notification in
      let name = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated {
        seen.append("\(name ?? "") \(view.traitCollection.preferredContentSizeCategory.rawValue)")
      }
    }
    choose(.small)
    choose(.small)
    NotificationCenter.default.removeObserver(observer)
    let small = UIContentSizeCategory.small.rawValue
    #expect(seen == ["\(small) \(small)"])
    #expect(other.traitCollection.preferredContentSizeCategory == .small)
    #expect(UIApplication.shared.preferredContentSizeCategory == .small)
    #expect(UIView().traitCollection.preferredContentSizeCategory == .small)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 15)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .small)
  }

  // From iOS 16 a cell whose text grows invalidates its own size.
  @Test(arguments: [SystemVersion.iOS(15), .iOS(18)])
  func `rows that measure themselves follow it`(version: SystemVersion) throws {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        return cell
      }
    }
    let (list, window) = show(List(style: .plain), on: version)
    defer { withExtendedLifetime(window) {} }
    let height = list.tableView.rectForRow(at: [0, 0]).height
    choose(.accessibilityExtraExtraExtraLarge)
    #expect(list.tableView.rectForRow(at: [0, 0]).height > height)
    choose(.large)
    #expect(list.tableView.rectForRow(at: [0, 0]).height == height)
  }

  @Test(arguments: [SystemVersion.iOS(12), .iOS(15), .iOS(18)])
  func `a cell that was off the screen is measured with the new size`(version: SystemVersion) throws
  {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        60
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "cell")
          ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell.textLabel?.font = .preferredFont(forTextStyle: .body)
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let (list, window) = show(List(style: .plain), on: version)
    defer { withExtendedLifetime(window) {} }
    let table = try #require(list.tableView)
    choose(.accessibilityExtraExtraExtraLarge)
    for y in [CGFloat(300), 0] {
      table.contentOffset.y = y
      MainLoop.runUntilIdle()
    }
    choose(.large)
    let heights = table.indexPathsForVisibleRows?.map { table.rectForRow(at: $0).height } ?? []
    #expect(heights.count > 10 && Set(heights).count == 1, "\(heights)")
  }

  @Test func `a view keeps its text within its limits, and what is inside with it`() {
    let (outer, label) = (UIView(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    outer.addSubview(label)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let large = label.font.pointSize
    outer.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(label.font.pointSize < large)
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.traitCollection.preferredContentSizeCategory == .small)
    outer.minimumContentSizeCategory = .medium
    #expect(label.traitCollection.preferredContentSizeCategory == .medium)
    outer.minimumContentSizeCategory = nil
    #expect(label.traitCollection.preferredContentSizeCategory == .small)
  }
}
