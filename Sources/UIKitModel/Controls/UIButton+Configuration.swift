import Foundation

extension UIButton {
  /// What a button looks like (iOS 15): values that are held, and insets that size it.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// Insets of configured buttons, in points (C-154 above and below; at the sides the model's
    /// choice).
    private static let standardInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The title; that of an attributed title is its characters.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its attributes; a plain title has none.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title, of which the font counts.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the text below the title; held.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text below the title; held.
    public var subtitle: String?
    /// How the title is broken into lines (iOS 16); held.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the text below the title is broken into lines (iOS 16); held.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image.
    public var image: UIImage?
    /// Where the image is placed; held.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points; held.
    public var titlePadding: CGFloat = 1
    /// Around the content, in points.
    public var contentInsets = Configuration.standardInsets
    /// The color of title and image.
    public var baseForegroundColor: UIColor?
    /// The color behind them.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are; held.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is; held.
    public var buttonSize = Size.medium
    /// Whether something turns in the place of the image; held.
    public var showsActivityIndicator = false
    /// The text below the title with its attributes; held.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }
    /// How title and subtitle are aligned; held.
    public var titleAlignment = TitleAlignment.automatic
    /// Changes the color of the image; held.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the color of what turns in the place of the image; held.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark of a button that opens a menu (iOS 16); held.
    public var indicator = Indicator.automatic
    /// Whether the look follows a change of the selection (iOS 15); held.
    public var automaticallyUpdateForSelection = true
    /// The symbol's configuration; held.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The title's own font, or that of running text (C-154), and what the transformer makes of it.
    @MainActor var titleFont: UIFont {
      let body = UIFont.preferredFont(forTextStyle: .body)
      var attributes = AttributeContainer()
      attributes.font = attributedTitle?.runs.first?.font ?? body
      return (titleTextAttributesTransformer?(attributes) ?? attributes).font ?? body
    }

    /// Nothing behind the title.
    public static func plain() -> Configuration { Configuration() }
    /// The tint behind the title.
    public static func filled() -> Configuration { Configuration() }
    /// A pale tint behind the title.
    public static func tinted() -> Configuration { Configuration() }
    /// Gray behind the title.
    public static func gray() -> Configuration { Configuration() }
    /// The system's border.
    public static func bordered() -> Configuration { Configuration() }
    /// The system's border, with the tint.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// The system's border, filled.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// No border.
    public static func borderless() -> Configuration { Configuration() }

    /// The configuration in the states of a button: the same.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// Sets the insets that the system has around the content.
    public mutating func setDefaultContentInsets() { contentInsets = Self.standardInsets }

    /// How title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// The mark of a button that opens a menu (iOS 16).
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }
  }
}

/// Edges of a rectangle in the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
