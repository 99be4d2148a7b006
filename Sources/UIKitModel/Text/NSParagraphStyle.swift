import Foundation

/// How the lines of a paragraph are laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  /// What a style holds.
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var lineBreakStrategy: LineBreakStrategy = []
  }

  /// Where else lines may be broken (iOS 9).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The strategies as bits.
    public let rawValue: UInt

    /// Strategies by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// So that no word is alone in the last line.
    public static let pushOut = Self(rawValue: 1 << 0)
    /// Not within words of Korean (iOS 14).
    public static let hangulWordPriority = Self(rawValue: 1 << 1)
    /// As labels do (iOS 14).
    public static let standard = Self(rawValue: 0xFFFF)
  }

  var values = Values()

  /// The style of text that names none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are aligned from left to right.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines that do not fit are broken.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Held; paragraphs of one text follow each other without it.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Held; paragraphs of one text follow each other without it.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Held; lines begin at the edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Held; lines begin at the edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Held; lines end at the edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What a line's natural height is multiplied by; 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Held; nothing is hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Held; tabs are as wide as a space.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// Held; tabs are as wide as a space.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// Held; lines are broken between words.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// A copy that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.alignment.rawValue }
}

/// How the lines of a paragraph are laid out, to be set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Takes over everything from another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
