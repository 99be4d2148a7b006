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

  /// An attachment without an image.
  public override init() { super.init() }

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
