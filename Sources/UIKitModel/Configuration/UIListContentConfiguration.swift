import Foundation

/// The content of a list's cell: an image, a text and a second text (iOS 14).
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  /// Insets of the content, in points, as UIKit prints them for a cell's configuration (iOS 14, a
  /// log about replaced configurations).
  private static let standardMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)

  /// How a text looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// How the lines are aligned.
    public var alignment = TextAlignment.natural
    /// What happens to text that is too wide.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0
    /// Held; it does not change the size of the text.
    public var adjustsFontSizeToFitWidth = false
    /// Held.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether a font of a text style follows the size of text in the traits.
    public var adjustsFontForContentSizeCategory = true

    /// How the lines of a text are aligned.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }
  }

  /// How the image looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The tint.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The room kept for the image, in points; 0 for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The symbol's configuration.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The image.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, which precedes the plain one.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, which precedes the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the second text is beside the first where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Around the content, in points.
  public var directionalLayoutMargins = UIListContentConfiguration.standardMargins
  /// The axes along which the superview's margins count too, as far as they reach into the content.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// Between the texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(secondary style: UIFont.TextStyle, color: UIColor = .label) {
    secondaryTextProperties.font = .preferredFont(forTextStyle: style)
    secondaryTextProperties.color = color
  }

  /// A cell of a list.
  public static func cell() -> UIListContentConfiguration { Self(secondary: .caption1) }
  /// A cell with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { Self(secondary: .caption1) }
  /// A cell with a second text beside.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = Self(secondary: .body, color: .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// A cell of a side bar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { edge(.headline, .label) }
  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel)
  }
  /// The header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel)
  }
  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel)
  }

  /// A cell of a side bar with a second text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A cell of a side bar with something beside it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// A cell of a side bar with a second text below and something beside it.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }
  /// The header of a side bar.
  public static func sidebarHeader() -> UIListContentConfiguration { edge(.headline, .label) }
  // The fonts of prominent headers are the model's choice; no public source.
  /// The header of an inset grouped list that is seen well (iOS 15).
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    edge(.headline, .label)
  }
  /// The header of an inset grouped list that is seen very well (iOS 15).
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    edge(.title2, .label)
  }
  /// The header of a list, as of a plain one (iOS 18).
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// The footer of a list, as of a plain one (iOS 18).
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  private static func edge(
    _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UIListContentConfiguration {
    var configuration = Self(secondary: style)
    configuration.textProperties.font = .preferredFont(forTextStyle: style)
    configuration.textProperties.color = color
    return configuration
  }

  /// A new view that shows the content.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
