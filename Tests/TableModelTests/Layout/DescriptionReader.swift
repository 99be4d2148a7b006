import Foundation

@testable import TableModel
@testable import UIKitModel

/// Reads a constraint as Apple printed it and makes one like it, on views of the model.
@MainActor final class DescriptionReader {
  struct Unreadable: Error { var text: String }

  private(set) var views: [String: UIView] = [:]
  private var names: [ObjectIdentifier: (className: String, address: String)] = [:]
  private var text: String

  init(_ text: String) { self.text = text }

  /// The constraint, and its description with the addresses and classes of the text.
  func reprint(asAppKit isAppKit: Bool = false) throws -> String {
    let isWhole = text.hasPrefix("<")
    var body = Substring(text)
    var className = "NSLayoutConstraint"
    var address = ""
    var identifier: String?
    if isWhole {
      let head = body.dropFirst().prefix { $0 != " " }.split(separator: ":")
      className = String(head.first ?? "")
      address = String(head.last ?? "")
      body = text.dropFirst().dropFirst(head.joined(separator: ":").count + 1).dropLast()
      if body.first == "'" {
        identifier = String(body.dropFirst().prefix { $0 != "'" })
        body = body.dropFirst((identifier?.count ?? 0) + 3)
      }
    }
    let constraint = try constraint(String(body), className)
    constraint.identifier = identifier
    names[ObjectIdentifier(constraint)] = (className, address)
    var description = ConstraintDescription(constraint)
    if isAppKit {
      description.printsContentPriorities = true
      description.marksContentSizes = true
    }
    description.nameOfClass = { [names] in names[ObjectIdentifier($0)]?.className ?? "?" }
    description.addressOf = { [names] in names[ObjectIdentifier($0)]?.address ?? "?" }
    return isWhole ? description.text : description.body
  }

  private func constraint(_ body: String, _ className: String) throws -> NSLayoutConstraint {
    var body = body
    var mask: String?
    if body.hasPrefix("h=") {
      mask = String(body.prefix(12))
      body = String(body.dropFirst(12))
    }
    let isActive = body.contains("(active")
    var bar: UIView?
    if let range = body.range(of: "   (") {
      if let start = body.range(of: "'|':") {
        bar = item(String(body[start.upperBound...].prefix { $0 != " " }))
      }
      body = String(body[..<range.lowerBound])
    }
    let content = contentPriorities(&body)
    var priority: Float?
    if let range = body.range(of: " priority:") {
      priority = Float(body[range.upperBound...])
      body = String(body[..<range.lowerBound])
    }
    let parts =
      body.hasPrefix("H:") || body.hasPrefix("V:") ? try format(body, bar) : try equation(body)
    if className == "NSAutoresizingMaskLayoutConstraint", let bar, parts.second == nil {
      bar.addSubview(parts.first)
    }
    let made = make(parts, className, mask, content)
    if let priority { made.priority = UILayoutPriority(priority) }
    if isActive { made.holder = parts.first }
    return made
  }

  private struct Parts {
    var first: UIView
    var attribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: UIView?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var space: StandardSpace?
  }

  /// Takes `Hug:250 CompressionResistance:750` off the end; the defaults where it is not there.
  private func contentPriorities(_ body: inout String) -> (UILayoutPriority, UILayoutPriority) {
    guard let start = body.range(of: " Hug:") else { return (.defaultLow, .defaultHigh) }
    let numbers = body[start.upperBound...].split(separator: " CompressionResistance:")
      .compactMap { Float($0) }
    body = String(body[..<start.lowerBound])
    return (UILayoutPriority(numbers.first ?? 0), UILayoutPriority(numbers.last ?? 0))
  }

  private func make(
    _ parts: Parts, _ className: String, _ mask: String?,
    _ content: (hugging: UILayoutPriority, compression: UILayoutPriority)
  ) -> NSLayoutConstraint {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint":
      let made = NSAutoresizingMaskLayoutConstraint(
        system: parts.first, parts.attribute, parts.relation, to: parts.second, parts.other,
        multiplier: parts.multiplier, constant: parts.constant)
      let signs = Array(mask ?? "")
      let masks: [(Int, UIView.AutoresizingMask)] = [
        (2, .flexibleLeftMargin), (3, .flexibleWidth), (4, .flexibleRightMargin),
        (8, .flexibleTopMargin), (9, .flexibleHeight), (10, .flexibleBottomMargin),
      ]
      for (index, flag) in masks where index < signs.count && signs[index] == "&" {
        parts.first.autoresizingMask.insert(flag)
      }
      return made
    case "NSContentSizeLayoutConstraint":
      return NSContentSizeLayoutConstraint(
        parts.first, parts.attribute == .width ? .horizontal : .vertical, length: parts.constant,
        hugging: content.hugging, compression: content.compression)
    default:
      let made = NSLayoutConstraint(
        item: parts.first, attribute: parts.attribute, relatedBy: parts.relation,
        toItem: parts.second, attribute: parts.other, multiplier: parts.multiplier,
        constant: parts.constant)
      made.standardSpace = parts.space
      return made
    }
  }

  // MARK: Items

  /// The view of `Class:0xADDR'text'`.
  private func item(_ text: String) -> UIView {
    let parts = text.split(separator: "'", maxSplits: 1, omittingEmptySubsequences: false)
    let key = String(parts[0])
    if let known = views[key] { return known }
    let view: UIView
    if parts.count > 1 {
      let label = UILabel()
      let content = parts[1].dropLast()
      label.text = content.hasSuffix("...") ? content.dropLast(3) + " and more" : String(content)
      view = label
    } else {
      view = UIView()
    }
    let halves = key.split(separator: ":")
    views[key] = view
    names[ObjectIdentifier(view)] = (String(halves.first ?? ""), String(halves.last ?? ""))
    return view
  }

  // MARK: Forms

  private func equation(_ text: String) throws -> Parts {
    for (sign, relation) in [
      (" == ", NSLayoutConstraint.Relation.equal), (" >= ", .greaterThanOrEqual),
      (" <= ", .lessThanOrEqual),
    ] {
      guard let range = text.range(of: sign) else { continue }
      let left = try place(String(text[..<range.lowerBound]))
      var parts = Parts(first: left.0, attribute: left.1, relation: relation)
      var right = String(text[range.upperBound...])
      if let number = Double(right.replacing(" ", with: "")) {
        parts.constant = CGFloat(number)
        return parts
      }
      for mark in [" - ", " + "] {
        guard let range = right.range(of: mark) else { continue }
        let number = Double(right[range.upperBound...]) ?? 0
        parts.constant = CGFloat(mark == " - " ? -number : number)
        right = String(right[..<range.lowerBound])
      }
      if let star = right.firstIndex(of: "*") {
        parts.multiplier = CGFloat(Double(right[..<star]) ?? 1)
        right = String(right[right.index(after: star)...])
      }
      let other = try place(right)
      parts.second = other.0
      parts.other = other.1
      return parts
    }
    throw Unreadable(text: text)
  }

  private func place(_ text: String) throws -> (UIView, NSLayoutConstraint.Attribute) {
    guard let dot = text.lastIndex(of: ".") else { throw Unreadable(text: text) }
    let name = String(text[text.index(after: dot)...])
    let coordinates: [String: NSLayoutConstraint.Attribute] = [
      "minX": .left, "maxX": .right, "minY": .top, "maxY": .bottom, "midX": .centerX,
      "midY": .centerY,
    ]
    let all = (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
    guard let attribute = coordinates[name] ?? all.first(where: { $0.printedName == name }) else {
      throw Unreadable(text: text)
    }
    return (item(String(text[..<dot])), attribute)
  }

  private func format(_ text: String, _ bar: UIView?) throws -> Parts {
    let isVertical = text.hasPrefix("V:")
    var body = String(text.dropFirst(2))
    let isAbsolute = body.hasSuffix("(LTR)")
    if isAbsolute { body.removeLast(5) }
    let near: NSLayoutConstraint.Attribute = isVertical ? .top : isAbsolute ? .left : .leading
    let far: NSLayoutConstraint.Attribute = isVertical ? .bottom : isAbsolute ? .right : .trailing
    if body.hasPrefix("["), body.hasSuffix(")]"), let open = body.lastIndex(of: "(") {
      let number = String(body[body.index(after: open)...].dropLast(2))
      var parts = Parts(
        first: item(String(body[body.index(after: body.startIndex)..<open])),
        attribute: isVertical ? .height : .width)
      (parts.relation, parts.constant) = distance(number)
      return parts
    }
    guard let open = body.range(of: "-("), let close = body.range(of: ")-", options: .backwards)
    else {
      throw Unreadable(text: text)
    }
    let before = String(body[..<open.lowerBound])
    let after = String(body[close.upperBound...])
    func view(_ text: String) -> UIView? {
      text == "|" ? bar : item(String(text.dropFirst().dropLast()))
    }
    guard let one = view(before), let other = view(after) else { throw Unreadable(text: text) }
    if before == "|" { one.addSubview(other) } else if after == "|" { other.addSubview(one) }
    var parts = Parts(
      first: other, attribute: after == "|" ? far : near, second: one,
      other: before == "|" ? near : far)
    var length = String(body[open.upperBound..<close.lowerBound])
    for space in [StandardSpace.visualFormat, .anchor] where length.contains(space.rawValue) {
      parts.space = space
      length = length.replacing("\(space.rawValue)(", with: "").replacing(")", with: "")
    }
    (parts.relation, parts.constant) = distance(length)
    return parts
  }

  private func distance(_ text: String) -> (NSLayoutConstraint.Relation, CGFloat) {
    let number = text.prefix { $0 != "@" }
    let digits = number.drop { "<>=".contains($0) }
    let relation: NSLayoutConstraint.Relation =
      number.hasPrefix(">=")
      ? .greaterThanOrEqual : number.hasPrefix("<=") ? .lessThanOrEqual : .equal
    return (relation, CGFloat(Double(digits) ?? 0))
  }
}
