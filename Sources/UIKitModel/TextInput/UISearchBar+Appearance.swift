import Foundation

// How the field of a search bar looks. All of it is held: the model draws the field as the system's.

/// What is set for a search bar.
struct SearchBarLooks {
  struct Key: Hashable {
    let icon: UISearchBar.Icon?
    let state: UInt
  }

  var images: [Key: UIImage] = [:]
  var offsets: [UISearchBar.Icon: UIOffset] = [:]
  var bars: [UIBarMetrics: UIImage] = [:]
  var scopes: [UInt: UIImage] = [:]
  var scopeTitles: [UInt: [NSAttributedString.Key: Any]] = [:]
}

extension UISearchBar {
  /// The images in the field.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// Sets an image of the field in a state; held.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    looks.images[.init(icon: icon, state: state.rawValue)] = iconImage
  }

  /// An image of the field in a state; nil for the system's.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looks.images[.init(icon: icon, state: state.rawValue)]
  }

  /// Moves an image of the field, in points; held.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.offsets[icon] = adjustment
  }

  /// How far an image of the field is moved, in points.
  public func positionAdjustment(for icon: Icon) -> UIOffset { looks.offsets[icon] ?? .zero }

  /// Sets the image behind the field in a state; held.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    looks.images[.init(icon: nil, state: state.rawValue)] = backgroundImage
  }

  /// The image behind the field in a state; nil for the system's.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.images[.init(icon: nil, state: state.rawValue)]
  }

  /// Sets the image behind the bar; held.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { looks.bars[barMetrics] = backgroundImage }

  /// The image behind the bar.
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.bars[barMetrics] }

  /// Sets the image behind the scopes in a state; held.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { looks.scopes[state.rawValue] = backgroundImage }

  /// Sets the attributes of the scopes' titles in a state; held.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.scopeTitles[state.rawValue] = attributes }

  /// The attributes of the scopes' titles in a state.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { looks.scopeTitles[state.rawValue] }

  /// The image behind the scopes; held.
  public var scopeBarBackgroundImage: UIImage? {
    get { held(nil) }
    set { hold(newValue) }
  }
  /// Whether the button for the results looks selected; held.
  public var isSearchResultsButtonSelected: Bool {
    get { held(false) }
    set { hold(newValue) }
  }
}
