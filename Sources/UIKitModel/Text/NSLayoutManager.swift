import Foundation

/// Lays out text in containers.
///
/// Text flows through the first container, with one glyph for each UTF-16 unit; its lines are those
/// of a label. A text view of the model lays out its text itself, in the same way.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// Decides about the layout; held.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The text, which keeps the manager.
  public nonisolated(unsafe) weak var textStorage: NSTextStorage?
  /// The containers that text flows through.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether text that is not in sight may wait; held.
  open var allowsNonContiguousLayout = false
  /// Whether text waits: never.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether fonts add room between lines; held.
  open var usesFontLeading = true
  /// Whether spaces and breaks are drawn; held.
  open var showsInvisibleCharacters = false
  /// Whether control characters are drawn; held.
  open var showsControlCharacters = false
  /// Whether words are broken with hyphens (iOS 15); held.
  open var usesDefaultHyphenation = false
  /// Whether text of a doubtful kind is laid out at all (iOS 14); held.
  open var limitsLayoutForSuspiciousContents = false
  /// The view whose text it lays out.
  weak var view: UITextView?

  /// A manager without containers.
  public override init() { super.init() }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Adds a container at a place among the others; one that is not there is the nearest.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
  }
  /// Takes a container out; one that is not there is passed over.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  // MARK: Overridable steps

  /// Lays out the text of a container. Inert: nothing waits.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Lays out a part of the text. Inert: nothing waits.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Lays out glyphs. Inert: nothing waits.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Makes the glyphs of a part of the text. Inert: nothing waits.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Makes glyphs. Inert: nothing waits.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Has the glyphs of a part of the text made again. Inert: they are made at each question.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: NSRangePointer?
  ) { actualCharacterRange?.pointee = charRange }
  /// Has a part of the text laid out again. Inert: it is laid out at each question.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) { actualCharacterRange?.pointee = charRange }
  /// Has a part of the text drawn again. Inert: nothing is drawn.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Has glyphs drawn again. Inert: nothing is drawn.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Called after an edit. Inert: nothing calls it.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {}
  /// Called when the size of a container has changed. Inert: nothing calls it.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {}
  /// Sets the glyphs of a part of the text. Inert: they are one for each UTF-16 unit.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) {}
  /// Draws what is behind glyphs. Inert: nothing is drawn.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws glyphs. Inert: nothing is drawn.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: Questions that subclasses may answer in another way

  /// How many glyphs there are: UTF-16 units.
  open var numberOfGlyphs: Int { text.length }
  /// The room of a container that lines take, with the space at their sides, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    lines(in: container).map(\.usedRect).reduce(CGRect.null) { $0.union($1) }.orZero
  }
  /// The line of a glyph, as wide as the container; `effectiveGlyphRange` gets its glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { line(ofGlyph: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }
  /// What a glyph's line takes of its room; `effectiveGlyphRange` gets its glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { line(ofGlyph: glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero }
  /// The rectangle around glyphs in a container.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    lines(in: container).compactMap { $0.rect(of: glyphRange) }.reduce(CGRect.null) { $0.union($1) }
      .orZero
  }
}

extension NSLayoutManager {
  /// What a glyph is.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The properties as bits.
    public let rawValue: Int

    /// Properties by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// None is drawn.
    public static let null = Self(rawValue: 1 << 0)
    /// A control character.
    public static let controlCharacter = Self(rawValue: 1 << 1)
    /// It grows where lines are justified.
    public static let elastic = Self(rawValue: 1 << 2)
    /// It belongs to the character before.
    public static let nonBaseCharacter = Self(rawValue: 1 << 3)
  }

  /// What a control character does.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    /// The actions as bits.
    public let rawValue: Int

    /// Actions by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing.
    public static let zeroAdvancement = Self(rawValue: 1 << 0)
    /// It is a space.
    public static let whitespace = Self(rawValue: 1 << 1)
    /// It goes to the next tab.
    public static let horizontalTab = Self(rawValue: 1 << 2)
    /// It ends the line.
    public static let lineBreak = Self(rawValue: 1 << 3)
    /// It ends the paragraph.
    public static let paragraphBreak = Self(rawValue: 1 << 4)
    /// It ends the container.
    public static let containerBreak = Self(rawValue: 1 << 5)
  }
}

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

extension CGRect {
  /// The rectangle; zero for one of nothing.
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
