import Foundation
import TableModel

// Headers, footers and bars.

extension ConformanceForm {
  static let edges = [
    ConformanceForm("header-footer", "First titled header") { check in
      let scene = edgeScene(check, titles: ["One", "Two"])
      check.compare(
        "the header", scene.table.rectForHeader(inSection: 0).height, check.row.numbers.first)
    },
    ConformanceForm("header-footer", "Gap before a") { gap($0) },
    ConformanceForm("header-footer", "Header without title") { check in
      let scene = edgeScene(check, titles: [nil, nil])
      check.compare(
        "the first row's y", scene.table.rectForRow(at: [0, 0]).minY, check.row.numbers.first)
    },
    ConformanceForm("header-footer", "Titled header of a plain table") { check in
      let scene = edgeScene(check, titles: ["One", "Two"])
      guard let between = check.row.number(after: "section; ") else {
        return check.compare(
          "the header", scene.table.rectForHeader(inSection: 1).height, check.row.numbers.first)
      }
      check.compare(
        "the first row's y", scene.table.rectForRow(at: [0, 0]).minY, check.row.numbers.first)
      let gap = scene.table.rectForRow(at: [1, 0]).minY - scene.table.rectForRow(at: [0, 0]).maxY
      check.compare("the gap", gap, between)
    },
  ]

  /// A shown table with titles, and the heights that the row's file sets.
  @MainActor private static func edgeScene(
    _ check: ConformanceCheck, titles: [String?]
  ) -> ConformanceTable {
    let scene = ConformanceTable(check.row, titles: titles)
    let words = check.row.condition + " " + check.row.value
    if let both = words.firstMatch(of: /(?:heights |\()(\d+)\/(\d+)/) {
      scene.table.sectionHeaderHeight = ConformanceRow.number(both.1) ?? 0
      scene.table.sectionFooterHeight = ConformanceRow.number(both.2) ?? 0
    } else if let header = words.firstMatch(of: /sectionHeaderHeight (\d+)/) {
      scene.table.sectionHeaderHeight = ConformanceRow.number(header.1) ?? 0
    } else if let footer = check.row.number(after: "footer ") {
      scene.table.sectionFooterHeight = footer
      scene.table.sectionHeaderHeight = footer
    }
    scene.show()
    return scene
  }

  @MainActor private static func gap(_ check: ConformanceCheck) {
    let scene = edgeScene(check, titles: ["One", "Two"])
    let table = scene.table
    let gap = table.rectForRow(at: [1, 0]).minY - table.rectForRow(at: [0, 0]).maxY
    check.compare("the gap", gap, check.row.numbers.first)
    check.compare(
      "the footer", table.rectForFooter(inSection: 0).height, check.row.number(after: "= footer "))
    check.compare(
      "the header", table.rectForHeader(inSection: 1).height, check.row.number(after: "+ header "))
  }

  static let bars = [
    ConformanceForm("bars", "Navigation bar height, compact phones") { check in
      barHeights(check, upright: CGSize(width: 375, height: 812)) { navigation, _ in
        navigation.navigationBar.frame.height
      }
    },
    ConformanceForm("bars", "Navigation bar height, regular-width phones in landscape") { check in
      let (navigation, _) = bars(in: CGSize(width: 896, height: 414))
      check.compare("the bar", navigation.navigationBar.frame.height, check.row.numbers.first)
    },
    ConformanceForm("bars", "Navigation bar height, iOS") { check in
      for width in check.row.condition.contains("wide") ? [414.0, 375] : [402] {
        let (navigation, _) = bars(in: CGSize(width: width, height: 2 * width))
        check.compare("the bar", navigation.navigationBar.frame.height, check.row.numbers.first)
      }
    },
    ConformanceForm("bars", "Sheet on a phone") { check in
      let sheet = sheet(check)
      check.compare("the sheet's y", sheet.view.frame.minY, check.row.number(after: "y "))
    },
    ConformanceForm("bars", "Navigation bar in a sheet on a phone") { check in
      let bar = sheet(check).navigationBar
      check.compare("the bar's y", bar.frame.minY, check.row.number(after: "y "))
      check.compare("the bar", bar.frame.height, check.row.number(after: "height "))
    },
    ConformanceForm("bars", "Navigation bar in a sheet") { check in
      let width = check.row.condition.firstMatch(of: /(\d+) wide/)
        .flatMap { ConformanceRow.number($0.1) }
      let bar = sheet(in: [width ?? 0, 2 * (width ?? 0)]).navigationBar
      check.compare("the bar", bar.frame.height, check.row.numbers.first)
    },
    ConformanceForm("bars", "Large title bar") { check in
      let size = CGSize(width: 375, height: 667)
      let bar = bars(in: size).0.navigationBar
      let plain = bar.frame.height
      bar.prefersLargeTitles = true
      MainLoop.runUntilIdle()
      let value = check.row.value
      check.compare("what it adds", bar.frame.height - plain, check.row.number(after: "+"))
      if let all = value.wholeMatch(of: /\d+/) {
        check.compare("the bar", bar.frame.height, ConformanceRow.number(all.output))
      }
      // Bars of 50 points are those of tablets.
      for match in value.matches(of: /(\d+) \(bar (\d+)\)/) where Double(match.2) == plain {
        check.compare("the bar", bar.frame.height, ConformanceRow.number(match.1))
      }
      if let status = value.firstMatch(of: /(\d+)-point status bar (\d+)/) {
        let top = ConformanceRow.number(status.1)
        check.compare("the bar's y", bar.frame.minY, top)
        check.compare("the bar's end", bar.frame.maxY, ConformanceRow.number(status.2))
      }
    },
    ConformanceForm("bars", "Tab bar height on phones") { check in
      barHeights(check, upright: CGSize(width: 375, height: 812)) { _, tabs in
        tabs.tabBar.frame.height
      }
      let sum = check.row.value.firstMatch(of: /(\d+) = (\d+) \+ (\d+)/)
      let (_, tabs) = bars(
        in: CGSize(width: 375, height: 812), bottom: ConformanceRow.number(sum?.3) ?? 0)
      check.compare("with the safe area", tabs.tabBar.frame.height, ConformanceRow.number(sum?.1))
    },
    ConformanceForm("bars", "Toolbar height on phones") { check in
      barHeights(check, upright: CGSize(width: 375, height: 812)) { navigation, _ in
        navigation.toolbar.frame.height
      }
    },
    ConformanceForm("bars", "Search bar height") { check in
      let fields = check.row.value.firstMatch(of: /text field (\d+) \/ (\d+)/)
      guard let fields else {
        return check.compare(
          "the bar", UISearchBar().intrinsicContentSize.height, check.row.numbers.first)
      }
      let heights = check.row.value.matches(of: /(\d+) \(iOS/).map { ConformanceRow.number($0.1) }
      for (version, place) in [(SystemVersion.iOS(10), 0), (.iOS(11), 1)] where heights.count == 2 {
        let bar = SystemVersion.$current.withValue(version) { UISearchBar() }
        bar.frame.size = bar.sizeThatFits(CGSize(width: 320, height: 0))
        bar.layoutIfNeeded()
        check.compare("the bar on \(version)", bar.frame.height, heights[place])
        let field = ConformanceRow.number(place == 0 ? fields.1 : fields.2)
        check.compare("its field", bar.searchTextField.frame.height, field)
      }
    },
  ]

  /// Compares a bar's height in an upright and in a turned window with the row's two numbers.
  @MainActor private static func barHeights(
    _ check: ConformanceCheck, upright: CGSize,
    _ height: (UINavigationController, UITabBarController) -> CGFloat
  ) {
    for (size, expected) in zip(
      [upright, CGSize(width: upright.height, height: upright.width)], check.row.numbers)
    {
      let (navigation, tabs) = bars(in: size)
      check.compare("the bar in \(size)", height(navigation, tabs), expected)
    }
  }

  /// A sheet with a navigation bar over a controller in a window of the row's size and safe area.
  @MainActor private static func sheet(_ check: ConformanceCheck) -> UINavigationController {
    sheet(in: ConformanceRow.numbers(in: check.row.condition))
  }

  /// The same in a window of a width and a height, with what the safe area keeps above and below.
  @MainActor private static func sheet(in numbers: [CGFloat]) -> UINavigationController {
    let numbers = numbers + [0, 0, 0, 0]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1]))
    window.deviceSafeAreaInsets = UIEdgeInsets(
      top: numbers[2], left: 0, bottom: numbers[3], right: 0)
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let sheet = UINavigationController(rootViewController: UIViewController())
    root.present(sheet, animated: false)
    MainLoop.runUntilIdle()
    barWindows.append(window)
    return sheet
  }

  /// A navigation controller and a tab bar controller in windows of a size.
  @MainActor private static func bars(
    in size: CGSize, bottom: CGFloat = 0
  ) -> (UINavigationController, UITabBarController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    for controller in [navigation, tabs] {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.deviceSafeAreaInsets.bottom = bottom
      window.rootViewController = controller
      window.isHidden = false
      MainLoop.runUntilIdle()
      barWindows.append(window)
    }
    return (navigation, tabs)
  }

  /// Windows that have to outlive the controllers in them.
  @MainActor private static var barWindows: [UIWindow] = []
}
