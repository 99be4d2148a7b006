import Foundation

// Text with attributes by their types, and by a dictionary, each made of the other (iOS 15). What
// `UIKitAttributes` and Foundation's links do not have is left out.

extension NSAttributedString {
  /// The text with UIKit's attributes and its links.
  public convenience init(_ attributedString: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      text.append(
        NSAttributedString(
          string: String(attributedString[run.range].characters),
          attributes: AttributeContainer.dictionary(run.attributes)))
    }
    self.init(attributedString: text)
  }

  /// The text with the attributes of a scope, of which UIKit's count.
  public convenience init<Scope: AttributeScope>(
    _ attributedString: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(attributedString) }
}

extension AttributedString {
  /// The text with UIKit's attributes and its links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var container = AttributeContainer(attributes)
      container.link =
        attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:))
      append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: container))
    }
  }

  /// The text with the attributes of a scope, of which UIKit's count.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(nsStr) }
}

extension AttributeContainer {
  /// The attributes as a dictionary has them.
  fileprivate static func dictionary(
    _ attributes: AttributeContainer
  ) -> [NSAttributedString.Key: Any] {
    typealias Attributes = AttributeScopes.UIKitAttributes
    let values: [(NSAttributedString.Key, Any?)] = [
      (.font, attributes[Attributes.FontAttribute.self]),
      (.foregroundColor, attributes[Attributes.ForegroundColorAttribute.self]),
      (.backgroundColor, attributes[Attributes.BackgroundColorAttribute.self]),
      (.kern, attributes[Attributes.KernAttribute.self]),
      (.underlineStyle, attributes[Attributes.UnderlineStyleAttribute.self]?.rawValue),
      (.strikethroughStyle, attributes[Attributes.StrikethroughStyleAttribute.self]?.rawValue),
      (.paragraphStyle, attributes[Attributes.ParagraphStyleAttribute.self]),
      (.underlineColor, attributes[Attributes.UnderlineColorAttribute.self]),
      (.strikethroughColor, attributes[Attributes.StrikethroughColorAttribute.self]),
      (.strokeColor, attributes[Attributes.StrokeColorAttribute.self]),
      (.strokeWidth, attributes[Attributes.StrokeWidthAttribute.self]),
      (.baselineOffset, attributes[Attributes.BaselineOffsetAttribute.self]),
      (.link, attributes.link),
    ]
    return Dictionary(
      uniqueKeysWithValues: values.compactMap { key, value in value.map { (key, $0) } })
  }
}
