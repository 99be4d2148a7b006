import Foundation
import TableModel
import TestSupport
import Testing

/// Formats of other libraries' test suites (`Tests/Facts/visual-format-cases.tsv`).
@MainActor @Suite struct VisualFormatCases {
  @Test func `the table is there`() throws {
    let rows = try FactTable(named: "visual-format-cases.tsv").rows
    #expect(!rows.isEmpty)
  }

  @Test(arguments: try FactTable(named: "visual-format-cases.tsv").rows)
  func `a format comes out as the table says`(_ row: FactTable.Row) throws {
    let stage = VisualFormatStage(names: row["views"], given: row["given"])
    let expected = row["expected"]
    if expected.hasPrefix("parses") {
      var made: [NSLayoutConstraint] = []
      let raised = UIKitException.caught { made = stage.constraints(row["format"]) }
      #expect(raised == nil)
      #expect(!made.isEmpty)
    } else if expected.hasPrefix("refused") || expected.contains("rejects it") {
      let exception = UIKitException.caught { _ = stage.constraints(row["format"]) }
      let raised = try #require(exception)
      #expect(raised.reason.hasPrefix("Unable to parse constraint format: \n"))
      #expect(raised.reason.hasSuffix("^"))
    } else {
      for format in row["format"].components(separatedBy: " ; ") {
        NSLayoutConstraint.activate(stage.constraints(format))
      }
      stage.layOut()
      try stage.check(expected)
    }
  }

  @Test func `a fault is marked below its character`() {
    let stage = VisualFormatStage(names: "a b", given: "")
    let raised = UIKitException.caught { _ = stage.constraints("H:|-[a]-8=[b]|") }
    #expect(
      raised?.reason
        == "Unable to parse constraint format: \nExpected a '-' here \nH:|-[a]-8=[b]| \n"
        + "         ^")
  }

  /// The formats and marks of mhergon/AVPlayerViewController-Subtitles#7 and
  /// dhawaldawar/TextFieldValidator#6.
  @Test(arguments: [
    ("H:|-(20)-[l]-(20)-|", 12), ("H:|-0-[popUp]-0-|", 13), ("|[view]|", 7),
  ])
  func `a superview that is missing shows behind the view`(_ format: String, _ mark: Int) {
    let views = ["l": UIView(), "popUp": UIView(), "view": UIView()]
    let raised = UIKitException.caught {
      _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
    }
    #expect(
      raised?.reason
        == "Unable to parse constraint format: \nUnable to interpret '|' character, because the "
        + "related view doesn't have a superview \n\(format) \n"
        + String(repeating: " ", count: mark) + "^")
  }

  @Test func `views and metrics that are missing are named`() {
    let stage = VisualFormatStage(names: "a", given: "")
    let view = UIKitException.caught { _ = stage.constraints("H:[self]-5-|") }
    #expect(view?.reason.contains("\nself is not a key in the views dictionary. \n") == true)
    let metric = UIKitException.caught { _ = stage.constraints("H:|-margiin-[a]") }
    #expect(
      metric?.reason.contains(
        "\nEncountered metric with name \"margiin\", but value was not specified in metrics or "
          + "views dictionaries \n") == true)
  }

  @Test(arguments: [
    "", "H:", "|", "||", "[", "[a", "[a(", "[a()]", "[a(=5)]", "[a]-(5", "[a]--[b]",
  ])
  func `a format that ends too early is refused`(_ format: String) {
    let stage = VisualFormatStage(names: "a b", given: "")
    let raised = UIKitException.caught { _ = stage.constraints(format) }
    #expect(raised != nil)
  }
}

/// The views of a case in a superview of the case's size.
@MainActor private final class VisualFormatStage {
  let container: UIView
  private var views: [String: UIView] = [:]
  /// The standard distance of the case, where it is not UIKit's, which cannot be changed: it is
  /// then written out.
  private var spacing: String?

  /// A view whose content is as wide as the case says.
  private final class SizedView: UIView {
    var contentWidth = UIView.noIntrinsicMetric
    override var intrinsicContentSize: CGSize {
      CGSize(width: contentWidth, height: UIView.noIntrinsicMetric)
    }
  }

  /// The standard distance between views of UIKit, in points.
  private static let standardSpacing = 8.0

  init(names: String, given: String) {
    let words = given.split(separator: " ").map(String.init)
    var size = CGSize(width: 500, height: 500)
    var contentWidth = UIView.noIntrinsicMetric
    for (word, value) in zip(words, words.dropFirst()) {
      let numbers = value.split(separator: "x").compactMap { Double($0) }
      switch (word, numbers.count) {
      case ("size", 2), ("superview", 2): size = CGSize(width: numbers[0], height: numbers[1])
      case ("height", 1): size.height = CGFloat(numbers[0])
      case ("spacing", _) where Double(value.filter(\.isNumber)) != Self.standardSpacing:
        spacing = value.filter(\.isNumber)
      case ("width", 1): contentWidth = CGFloat(numbers[0])
      default: break
      }
    }
    container = UIView(frame: CGRect(origin: .zero, size: size))
    for name in names.split(separator: " ") {
      let view = SizedView()
      view.contentWidth = contentWidth
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      views[String(name)] = view
    }
  }

  func constraints(_ format: String) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: written(format), metrics: nil, views: views)
  }

  /// The format with the standard distances of the case written out.
  private func written(_ format: String) -> String {
    guard let spacing else { return format }
    return format.replacing("]-[", with: "]-\(spacing)-[").replacing("|-[", with: "|-\(spacing)-[")
      .replacing("]-|", with: "]-\(spacing)-|")
  }

  func layOut() {
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }

  /// Checks `a 8,0 88x100; b top 0 height 100`.
  func check(_ expected: String) throws {
    if expected.hasPrefix("fitting width ") {
      let fitting = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(fitting.width == Double(expected.split(separator: " ")[2]).map { CGFloat($0) })
      return
    }
    var view: UIView?
    let words = expected.replacing(";", with: " ").replacing(", ", with: " ").split(separator: " ")
      .map(String.init)
    var checks = 0
    for (index, word) in words.enumerated() {
      if let named = views[word] { view = named }
      let frame = try #require(view).frame
      let next = index + 1 < words.count ? words[index + 1] : ""
      let edges: [String: CGFloat] = [
        "x": frame.minX, "left": frame.minX, "top": frame.minY, "width": frame.width,
        "height": frame.height, "right": frame.maxX, "bottom": frame.maxY, "centerX": frame.midX,
        "centerY": frame.midY,
      ]
      if index > 0, words[index - 1] == "the" { continue }
      if let edge = edges[word], let number = Double(next) {
        #expect(edge == CGFloat(number), "\(word)")
        checks += 1
      } else if word == "from", let number = Double(words[index - 1]) {
        let isTop = words[index + 2] == "top"
        #expect((isTop ? frame.minY : container.bounds.height - frame.maxY) == CGFloat(number))
        checks += 1
      } else {
        checks += checkPair(word, frame)
      }
    }
    #expect(checks > 0)
  }

  private func checkPair(_ word: String, _ frame: CGRect) -> Int {
    for (separator, pair) in [
      (",", (frame.minX, frame.minY)), ("x", (frame.width, frame.height)),
    ] {
      let numbers = word.components(separatedBy: separator).compactMap { Double($0) }
      guard numbers.count == 2 else { continue }
      #expect(pair == (CGFloat(numbers[0]), CGFloat(numbers[1])))
      return 1
    }
    return 0
  }
}
