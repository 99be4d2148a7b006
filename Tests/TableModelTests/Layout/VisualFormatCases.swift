import FactTables
import Foundation
import TableModel
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
    } else if let reason = stage.reasonToLeaveOut {
      print("left out: \(row["id"]) — \(reason)")
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
  /// Why the model cannot be asked this; nil if it can.
  private(set) var reasonToLeaveOut: String?

  /// The standard distance between views of UIKit, in points.
  private static let standardSpacing = 8.0

  init(names: String, given: String) {
    let words = given.split(separator: " ").map(String.init)
    var size = CGSize(width: 500, height: 500)
    for (word, value) in zip(words, words.dropFirst()) {
      let numbers = value.split(separator: "x").compactMap { Double($0) }
      switch (word, numbers.count) {
      case ("size", 2), ("superview", 2): size = CGSize(width: numbers[0], height: numbers[1])
      case ("height", 1): size.height = CGFloat(numbers[0])
      case ("spacing", _) where Double(value.filter(\.isNumber)) != Self.standardSpacing:
        reasonToLeaveOut = "a spacing that can be set is that library's; UIKit's is 8"
      default: break
      }
    }
    container = UIView(frame: CGRect(origin: .zero, size: size))
    for name in names.split(separator: " ") {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      views[String(name)] = view
    }
  }

  func constraints(_ format: String) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
  }

  func layOut() {
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }

  /// Checks `a 8,0 88x100; b top 0 height 100`.
  func check(_ expected: String) throws {
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
