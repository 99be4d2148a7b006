import Foundation
import TableModel

// Cells, their labels, accessories and margins.

extension ConformanceForm {
  static let cells = [
    ConformanceForm("cell-size", "Row height and contentView height") { contentFrames($0) },
    ConformanceForm("cell-size", "contentView height equals") { contentFrames($0) },
    ConformanceForm("cell-size", "Automatic row") { check in
      let image = check.row.what.contains("with image")
      let scene = ConformanceTable(check.row) { cell in
        if image { cell.imageView?.image = UIImage(systemName: "star") }
      }
      scene.show()
      check.compare("the row", scene.cell?.frame.height, check.row.numbers.first)
      check.compare(
        "the content view", scene.cell?.contentView.frame.height, check.row.numbers.first)
    },
    ConformanceForm("cell-size", "UITableView.rowHeight of a fresh table") { check in
      check.compare("rowHeight", UITableView().rowHeight, check.row.numbers.first)
    },
    ConformanceForm("cell-labels", "textLabel frame") { check in
      let scene = ConformanceTable(check.row)
      scene.show()
      check.compare("the label", scene.cell?.textLabel?.frame, check.row.frame())
    },
    ConformanceForm("cell-labels", "Subtitle style") { check in
      let scene = ConformanceTable(check.row)
      if !check.row.what.contains("automatic") { scene.table.rowHeight = 44 }
      scene.show()
      for (name, label) in [
        ("title", scene.cell?.textLabel), ("subtitle", scene.cell?.detailTextLabel),
      ] {
        let words = check.row.value.firstMatch(of: words(of: name))
        check.compare("\(name)'s y", label?.frame.minY, ConformanceRow.number(words?.1))
        check.compare("\(name)'s height", label?.frame.height, ConformanceRow.number(words?.2))
      }
      check.compare("the row", scene.cell?.frame.height, check.row.number(after: "(row "))
    },
    ConformanceForm("cell-labels", "value1 style") { check in
      let scene = ConformanceTable(check.row)
      scene.show()
      check.compare("text", scene.cell?.textLabel?.frame, check.row.frame(after: "text "))
      let detail = scene.cell?.detailTextLabel?.frame
      check.compare("detail", detail, check.row.frame(after: "detail "))
      check.compare("its end", detail?.maxX, check.row.number(after: "right edge "))
    },
    ConformanceForm("cell-labels", "Image column") { check in
      let size = ConformanceRow.number(check.row.condition.firstMatch(of: /symbol (\d+)/)?.1) ?? 0
      let scene = ConformanceTable(check.row) { cell in
        let font = UIImage.SymbolConfiguration(pointSize: size / 1.19)
        cell.imageView?.image = UIImage(systemName: "star", withConfiguration: font)
      }
      scene.show()
      check.compare(
        "the image's middle", scene.cell?.imageView?.frame.midX,
        check.row.number(after: "centre x "))
      check.compare(
        "the text's x", scene.cell?.textLabel?.frame.minX, check.row.number(after: "text x "))
    },
    ConformanceForm("accessory", "contentView width with") { contentFrames($0) },
  ]

  private static func words(of name: String) -> Regex<(Substring, Substring, Substring)> {
    name == "title"
      ? /(?:^|[^b])title y ([\d.]+) h ([\d.]+)/ : /subtitle y ([\d.]+) h ([\d.]+)/
  }

  @MainActor private static func contentFrames(_ check: ConformanceCheck) {
    let scene = ConformanceTable(check.row)
    scene.table.rowHeight = 44
    scene.show()
    for (name, view) in [("cell", scene.cell), ("contentView", scene.cell?.contentView)] {
      let pattern =
        name == "cell" ? /cell ([\d.]+)(?:×([\d.]+))?/ : /contentView ([\d.]+)(?:×([\d.]+))?/
      let match = check.row.value.firstMatch(of: pattern)
      check.compare("\(name)'s width", view?.frame.width, ConformanceRow.number(match?.1))
      check.compare("\(name)'s height", view?.frame.height, ConformanceRow.number(match?.2 ?? nil))
    }
  }

  static let margins = [
    ConformanceForm("margins", "Leading margin of a standard cell") { check in
      let scene = ConformanceTable(check.row)
      scene.show()
      check.compare("the text's x", scene.cell?.textLabel?.frame.minX, check.row.numbers.first)
    },
    ConformanceForm("margins", "insetGrouped section inset") { check in
      let scene = ConformanceTable(check.row)
      scene.show()
      check.compare("the cell's x", scene.cell?.frame.minX, check.row.number(after: "cell x "))
      check.compare("its width", scene.cell?.frame.width, check.row.number(after: "width "))
      check.compare(
        "the row's x", scene.table.rectForRow(at: [0, 0]).minX, check.row.numbers.first)
    },
    ConformanceForm("margins", "Default layoutMargins of a plain view") { check in
      let margins = UIView().layoutMargins
      for side in [margins.top, margins.left, margins.bottom, margins.right] {
        check.compare("a margin", side, check.row.numbers.first)
      }
    },
    ConformanceForm("margins", "Vertical margins of a cell against its contentView") { check in
      let scene = ConformanceTable(check.row)
      scene.show()
      @MainActor func margins() -> [(name: String, margins: UIEdgeInsets?)] {
        [
          ("cell", scene.cell?.layoutMargins),
          ("contentView", scene.cell?.contentView.layoutMargins),
        ]
      }
      let before = margins()
      UIApplication.shared.setPreferredContentSizeCategory(.accessibilityLarge)
      MainLoop.runUntilIdle()
      let growing = zip(before, margins()).filter { old, new in
        (new.margins?.top ?? 0) > (old.margins?.top ?? 0)
          && (new.margins?.bottom ?? 0) > (old.margins?.bottom ?? 0)
      }
      let clauses = check.row.value.replacing("’", with: "'").split(separator: ",")
      let named = clauses.filter { $0.contains(" grow") }.compactMap {
        $0.firstMatch(of: /cell|contentView/).map { String($0.output) }
      }
      check.compare("what grows", growing.map(\.0.name), named)
    },
    ConformanceForm("margins", "Root view margins") { check in
      for (index, width) in [CGFloat(320), 414].enumerated() {
        let margins = rootView(width: width) { _ in }.view.layoutMargins
        check.compare("the side", margins.left, check.row.numbers[1 + index])
        check.compare("the top", margins.top, check.row.numbers.first)
      }
    },
    ConformanceForm("margins", "Effective root margin") { check in
      let numbers = ConformanceRow.numbers(in: check.row.condition)
      guard let given = numbers.dropFirst().first, let effective = numbers.last else { return }
      let scene = rootView(width: 414) { $0.view.layoutMargins.left = given }
      check.compare("the minimum", scene.systemMinimumLayoutMargins.leading, numbers.first)
      check.compare("the margin", scene.view.layoutMargins.left, effective)
      scene.viewRespectsSystemMinimumLayoutMargins = false
      check.compare("the margin without minimum", scene.view.layoutMargins.left, given)
    },
    ConformanceForm("margins", "Default left separator inset") { check in
      let widths = ConformanceRow.numbers(in: check.row.condition)
      let insets = check.row.value.matches(of: /(\d+) \(/).compactMap {
        ConformanceRow.number($0.1)
      }
      for (width, inset) in zip(widths, insets) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: width * 1.5))
        let table = UITableView(frame: window.bounds)
        window.addSubview(table)
        check.compare("the inset at \(width)", table.separatorInset.left, inset)
      }
    },
    ConformanceForm("margins", "Readable content guide") { check in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: check.row.width ?? 0, height: 768))
      let controller = UIViewController()
      window.rootViewController = controller
      window.isHidden = false
      MainLoop.runUntilIdle()
      let guide = controller.view.readableContentGuide
      check.compare("the width", guide.layoutFrame.width, check.row.numbers.first)
      check.compare("the inset", guide.layoutFrame.minX, check.row.number(after: "inset "))
      _ = window
    },
    ConformanceForm("margins", "Root layoutMarginsGuide") { check in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: check.row.width ?? 0, height: 568))
      window.deviceSafeAreaInsets.top =
        ConformanceRow.number(check.row.condition.firstMatch(of: /safe area top (\d+)/)?.1) ?? 0
      let controller = UIViewController()
      window.rootViewController = controller
      window.isHidden = false
      MainLoop.runUntilIdle()
      check.compare(
        "the guide", controller.view.layoutMarginsGuide.layoutFrame, check.row.frame())
      _ = window
    },
  ]

  /// A root controller in a window of a width.
  @MainActor private static func rootView(
    width: CGFloat, _ change: (UIViewController) -> Void
  ) -> UIViewController {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 2 * width))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    change(controller)
    MainLoop.runUntilIdle()
    windows.append(window)
    return controller
  }

  /// Windows that have to outlive the controllers in them.
  @MainActor private static var windows: [UIWindow] = []
}
