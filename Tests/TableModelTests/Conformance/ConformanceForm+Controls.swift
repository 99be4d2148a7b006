import Foundation
import TableModel

// Controls and text.

extension ConformanceForm {
  /// The classes of controls that rows name.
  @MainActor private static func control(_ name: Substring) -> UIView? {
    switch name {
    case "UISwitch": UISwitch()
    case "UISegmentedControl": UISegmentedControl(items: ["One", "Two"])
    case "UIStepper": UIStepper()
    case "UIProgressView": UIProgressView(progressViewStyle: .default)
    case "UISlider": UISlider()
    case "UIPageControl": UIPageControl()
    case "UIDatePicker": UIDatePicker()
    case "UIRefreshControl": UIRefreshControl()
    default: nil
    }
  }

  static let controls = [
    ConformanceForm("controls", "UIActivityIndicatorView sizes") { check in
      for style in [UIActivityIndicatorView.Style.medium, .large] {
        let numbers = style == .medium ? check.row.numbers.prefix(2) : check.row.numbers.suffix(2)
        let size = UIActivityIndicatorView(style: style).intrinsicContentSize
        check.compare("the width", size.width, numbers.first)
        check.compare("the height", size.height, numbers.last)
      }
    },
    ConformanceForm("controls", "UISwitch/Toggle size by system") { check in
      for (version, index) in [(SystemVersion.iOS(18), 0), (.iOS(26), 3)] {
        let size = SystemVersion.$current.withValue(version) { UISwitch().frame.size }
        check.compare("the width on \(version)", size.width, check.row.numbers[index])
        check.compare("the height on \(version)", size.height, check.row.numbers[index + 1])
      }
    },
    ConformanceForm("controls", "UITextField height") { textField($0) },
    ConformanceForm("controls", "System button") { check in
      let button = UIButton(type: .system)
      if check.row.condition.contains("configuration") { button.configuration = .plain() }
      button.setTitle("Button", for: .normal)
      let size = ConformanceRow.number(check.row.condition.firstMatch(of: /(\d+) pt/)?.1)
      if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
      check.compare("the height", button.intrinsicContentSize.height, check.row.numbers.first)
    },
    ConformanceForm("controls", "UI") { check in
      guard let name = check.row.what.firstMatch(of: /^UI\w+/)?.output,
        let control = control(name)
      else { return }
      let size = control.sizeThatFits(CGSize(width: 200, height: 0))
      guard check.row.what.contains("size") else {
        return check.compare("the height", size.height, check.row.numbers.first)
      }
      check.compare("the width", size.width, check.row.numbers.first)
      check.compare("the height", size.height, check.row.numbers.dropFirst().first)
    },
  ]

  @MainActor private static func textField(_ check: ConformanceCheck) {
    let row = check.row
    let words = row.what + " " + row.condition
    var sizes: [Substring] = []
    for match in words.matches(of: /(\d+) (?:and (\d+) )?pt/) {
      sizes.append(match.1)
      if let other = match.2 { sizes.append(other) }
    }
    // A row with several versions has a number for each, in the order of the versions.
    var versions: [(version: SystemVersion, height: CGFloat?)] = []
    for match in row.value.matches(of: /([\d.]+)[^,\d]*\(iOS (\d+)/) {
      guard let major = Int(match.2) else { continue }
      versions.append((version: .iOS(major), height: ConformanceRow.number(match.1)))
    }
    if versions.isEmpty { versions = [(version: row.version, height: row.numbers.first)] }
    if sizes.isEmpty { sizes = ["17"] }
    for (version, height) in versions {
      for size in sizes.compactMap({ ConformanceRow.number($0) }) {
        let field = SystemVersion.$current.withValue(version) { UITextField() }
        field.borderStyle = words.contains("round rect") ? .roundedRect : .none
        field.text = "Text"
        field.font = .systemFont(ofSize: size)
        // A row with two values for one condition is met by either.
        let found = field.intrinsicContentSize.height
        let others = row.value.matches(of: /or ([\d.]+)/).map { ConformanceRow.number($0.1) }
        check.compare(
          "the height on \(version)", found, others.contains(found) ? found : height)
      }
    }
  }

  static let text = [
    ConformanceForm("text", "One-line UILabel height, system font") { check in
      guard let size = ConformanceRow.number(check.row.what.firstMatch(of: /(\d+) pt/)?.1) else {
        return
      }
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Text"
      check.compare("the height", label.intrinsicContentSize.height, check.row.numbers.first)
    },
    ConformanceForm("text", "ascender and descender of system font") { check in
      guard let size = ConformanceRow.number(check.row.what.firstMatch(of: /\d+/)?.output) else {
        return
      }
      let font = UIFont.systemFont(ofSize: size)
      check.compare("the ascender", font.ascender, check.row.numbers.first)
      check.compare("the descender", font.descender, check.row.numbers.dropFirst().first)
    },
    ConformanceForm("text", "Width of") { check in
      let words = check.row.what.firstMatch(of: /“(\w+)” in (\d+) pt/)
      for match in check.row.value.matches(of: /([\d.]+) \((\d)×\)/) {
        UIScreen.main.scale = ConformanceRow.number(match.2) ?? 2
        let label = UILabel()
        label.font = .systemFont(ofSize: ConformanceRow.number(words?.2) ?? 17)
        label.text = words.map { String($0.1) }
        check.compare("the width", label.intrinsicContentSize.width, ConformanceRow.number(match.1))
      }
    },
    ConformanceForm("text", "Label sizes in") { check in
      let category = check.row.condition.firstMatch(of: /category (\w+)/).flatMap {
        namedCategory($0.1)
      }
      for match in check.row.value.matches(of: /“([^”]+)” ?(\w+)? ([\d.]+)×([\d.]+)/) {
        let label = UILabel()
        label.font = font(match.2.map { $0 } ?? "body", category)
        label.text = String(match.1)
        let size = label.intrinsicContentSize
        check.compare("the width of \(match.1)", size.width, ConformanceRow.number(match.3))
        check.compare("the height of \(match.1)", size.height, ConformanceRow.number(match.4))
      }
    },
    ConformanceForm("dynamic-type", "Point size of text style") { check in
      guard let name = check.row.what.firstMatch(of: /style (\w+(?: \d)?) by/)?.1 else { return }
      let categories = [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ]
      let sizes = ConformanceRow.numbers(in: String(check.row.value.prefix { $0 != "(" }))
      for (size, label) in zip(sizes, categories) {
        check.compare("the size at \(label)", font(name, namedCategory(label[...])).pointSize, size)
      }
    },
    ConformanceForm("dynamic-type", "Point sizes of all text styles") { check in
      for match in check.row.value.matches(of: /([a-zA-Z]+\d?) (\d+)/) where match.1 != "iOS" {
        check.compare("\(match.1)", font(match.1, nil).pointSize, ConformanceRow.number(match.2))
      }
    },
    ConformanceForm("dynamic-type", "One-line UILabel height in") { check in
      guard let words = check.row.what.firstMatch(of: /in (\w+) at (\w+)/) else { return }
      let label = UILabel()
      label.font = font(words.1, namedCategory(words.2))
      label.text = "What’s the point?"
      check.compare("the height", label.intrinsicContentSize.height, check.row.numbers.first)
    },
  ]

  /// The category that rows abbreviate.
  private static func namedCategory(_ name: Substring) -> UIContentSizeCategory? {
    switch name {
    case "XS": .extraSmall
    case "S": .small
    case "M": .medium
    case "L": .large
    case "XL": .extraLarge
    case "XXL": .extraExtraLarge
    case "XXXL": .extraExtraExtraLarge
    case "AX1": .accessibilityMedium
    case "AX2": .accessibilityLarge
    case "AX3": .accessibilityExtraLarge
    case "AX4": .accessibilityExtraExtraLarge
    case "AX5": .accessibilityExtraExtraExtraLarge
    default: nil
    }
  }

  /// The font of a text style that a row names, at a category.
  private static func font(_ name: Substring, _ category: UIContentSizeCategory?) -> UIFont {
    let styles: [String: UIFont.TextStyle] = [
      "extralargetitle": .extraLargeTitle, "extralargetitle2": .extraLargeTitle2,
      "largetitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
      "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
      "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
    let style = styles[name.lowercased().filter { $0 != " " }] ?? .body
    return .preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category ?? .large))
  }
}
