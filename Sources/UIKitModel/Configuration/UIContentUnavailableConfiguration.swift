import Foundation

/// What is shown in the place of content that is not there (iOS 17): values that are held, and
/// texts that are shown.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable,
  @unchecked Sendable
{
  /// The image.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The text below.
  public var secondaryText: String?
  /// The text with its attributes.
  public var attributedText: NSAttributedString?
  /// The button's look.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button's look.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the text below looks.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// What is behind it.
  public var background = UIBackgroundConfiguration.clear()
  /// Between image and text, in points; held.
  public var imageToTextPadding: CGFloat = 0
  /// Between the texts, in points; held.
  public var textToSecondaryTextPadding: CGFloat = 0
  /// Between text and button, in points; held.
  public var textToButtonPadding: CGFloat = 0
  /// Between the buttons, in points; held.
  public var buttonToSecondaryButtonPadding: CGFloat = 0
  /// The room around it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  private var kind = Kind.empty

  private enum Kind: Hashable {
    case empty, loading, search
  }

  /// How a text looks; held.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// How many lines there may be.
    public var numberOfLines = 0
  }

  /// How an image looks; held.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The color.
    public var tintColor: UIColor?
    /// The size it may have.
    public var maximumSize = CGSize.zero
    /// The symbol's configuration.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// What a button does.
  public struct ButtonProperties: Hashable, @unchecked Sendable {
    /// The action.
    public var primaryAction: UIAction?
    /// The menu.
    public var menu: UIMenu?
    /// Whether it can be tapped.
    public var isEnabled = true
  }

  /// Nothing yet.
  public static func empty() -> Self { Self() }

  /// Something that is being loaded.
  public static func loading() -> Self { Self(kind: .loading) }

  /// A search that found nothing; UIKit's text for it is not modeled.
  public static func search() -> Self { Self(kind: .search) }

  /// A view that shows it.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The state that such a configuration is made for.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable,
  @unchecked Sendable
{
  /// The traits.
  public var traitCollection: UITraitCollection
  /// The text that is searched for.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of some traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of one's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
