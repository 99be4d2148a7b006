import Foundation

/// A cell of a list in a collection view (iOS 14).
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is shown beside the content; held, nothing is drawn.
  open var accessories: [UICellAccessory] = []
  /// How far the content is moved in, in steps; held.
  open var indentationLevel = 0
  /// The width of a step, in points; held.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories are moved in with the content; held.
  open var indentsAccessories = true
  /// Where the line below the row begins and ends.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// The content of a row of a list, for the app to fill.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What is shown beside the content of a row; held, nothing is drawn.
public struct UICellAccessory: @unchecked Sendable {
  /// When it is shown.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// Which side it is on.
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// The room of an accessory.
  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// How an accessory looks; held.
  public struct Options: @unchecked Sendable {
    /// Whether it is hidden.
    public var isHidden = false
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?

    /// A look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A view of the app's own as an accessory.
  public struct CustomViewConfiguration: @unchecked Sendable {
    /// The view.
    public let customView: UIView
    /// Which side it is on.
    public let placement: Placement

    /// A view at a side.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) { (self.customView, self.placement) = (customView, placement) }
  }

  /// Called when it is tapped. Inert: nothing is drawn that could be.
  public typealias ActionHandler = () -> Void

  let name: String

  private init(_ name: String) { self.name = name }

  /// An arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory("disclosureIndicator") }
  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory("checkmark") }
  /// How an arrow looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How a check mark looks.
  public typealias CheckmarkOptions = Options
  /// How a control that shows details looks.
  public typealias DetailOptions = Options

  /// A control that shows details (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory("detail") }
  /// A control that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory("delete") }
  /// A control that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory("insert") }
  /// A control that moves.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory("reorder") }
  /// A mark of a selection.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory("multiselect") }
  /// An arrow that opens what is in the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory("outlineDisclosure") }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory("label") }
  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory("customView")
  }
}
