import Foundation

/// An object in a text, such as an image, with the size of its bounds or of its
/// image.
open class NSTextAttachment: NSObject {
  private let tag = CoreFoundationTag()

  /// The image in the place of the attachment.
  open var image: UIImage?
  /// The rectangle of the attachment relative to the baseline, in points; zero for the image's
  /// size.
  open var bounds = CGRect.zero
  /// The data of the attachment.
  open var contents: Data?

  /// The kind of the data, by its uniform type identifier; held.
  open var fileType: String?
  /// Whether a view may show the attachment (iOS 15); held.
  open var allowsTextAttachmentView = true
  /// The room at the left and the right, in points (iOS 15); held.
  open var lineLayoutPadding: CGFloat = 0

  /// The character in the place of an attachment, U+FFFC.
  open class var character: Int { 0xFFFC }

  /// An attachment of data.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    contents = contentData
    fileType = uti
  }

  /// Archives do not exist here; the attachment has nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// An attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// The image for a rectangle, in points. Inert: nothing is drawn that calls it.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The rectangle in a line, in points. Inert: texts are measured with ``bounds`` and ``image``.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// An attachment that shows `image`.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// The character that represents an attachment, U+FFFC.
  private static let attachmentCharacter = "\u{FFFC}"

  /// A string of the attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: Self.attachmentCharacter, attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}
