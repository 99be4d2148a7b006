import Foundation

/// A bar with a field for what is looked for.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  private let objectiveC = ObjectiveCTable<UISearchBarMembers>()

  /// The looks of a search bar.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  private lazy var field = makeField()
  /// Called after a change of text or scope, besides the delegate.
  var onChange: (() -> Void)?
  var onBegin: (() -> Void)?
  var onCancel: (() -> Void)?
  /// Called when code shows or hides the cancel button or the scopes, as against a search controller.
  var onShowing: ((Part) -> Void)?
  /// How far the bar, as a part of scrolled content, reaches above it, in points.
  package var heightAboveContent: CGFloat = 0

  /// The delegate, which controls the editing and is called when the search changes.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field.
  open var searchTextField: UISearchTextField { field }

  private func makeField() -> UISearchTextField {
    let field = UISearchTextField(frame: .zero)
    field.relay.bar = self
    field.delegate = field.relay
    addSubview(field)
    return field
  }

  /// The text. The delegate is not called when code sets it; a search controller's updater is.
  ///
  /// Apple documents `searchBar(_:textDidChange:)` for changes by the user, and
  /// `updateSearchResults(for:)` for any change. No log shows either.
  open var text: String? {
    get { field.text }
    set {
      guard field.text ?? "" != newValue ?? "" else { return }
      field.text = newValue
      onChange?()
    }
  }
  /// The text that is shown while there is no other.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The line above the field; held.
  open var prompt: String?
  /// The look of the bar, light or dark; held.
  open var barStyle = UIBarStyle.default
  /// How prominent the bar is; held.
  open var searchBarStyle = Style.default
  /// The color of the bar's background; nil for the default; held.
  open var barTintColor: UIColor?
  /// Whether the content shines through the bar; held.
  open var isTranslucent = true
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// How far the image behind the field is moved, in points; held.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// How far the text is moved within the field, in points; held.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// What the field shows instead of the system's images.
  var looks = SearchBarLooks()
  /// Whether the field has a bookmark button; held.
  open var showsBookmarkButton = false
  /// Whether there is a cancel button beside the field; a bar that is the title of a navigation bar has
  /// none on a tablet.
  open var showsCancelButton: Bool {
    get { hasCancel }
    set {
      onShowing?(.cancelButton)
      hasCancel = newValue
    }
  }
  /// Whether the field has a button for the results; held.
  open var showsSearchResultsButton = false
  /// Whether the scopes are shown below the field. Setting it ends what a search controller does about
  /// them by itself (iOS 13).
  open var showsScopeBar: Bool {
    get { hasScopes }
    set {
      onShowing?(.scopes)
      hasScopes = newValue
    }
  }
  /// The titles of the scopes; nil for none. With fewer than two no scopes are shown (Apple,
  /// `automaticallyShowsScopeBar`).
  open var scopeButtonTitles: [String]? { didSet { updateScopes() } }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0 { didSet { updateScopes() } }

  /// The parts of a bar that a search controller shows and hides by itself.
  enum Part {
    case cancelButton, scopes
  }

  /// Whether there is a cancel button, by code or by a search controller.
  var hasCancel = false
  /// Whether the scopes are shown, by code or by a search controller.
  var hasScopes = false { didSet { updateScopes() } }
  /// What shows the scopes, while they are shown.
  package internal(set) var scopeControl: UISegmentedControl?

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes (iOS 13).
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// The view above the keyboard while the field is edited; nil for none.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }
  /// Whether the field can be edited (iOS 16.4).
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }
  /// Which letters the keyboard turns into capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// Whether quotes become typographic (iOS 11).
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// Whether hyphens become dashes (iOS 11).
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// Whether spaces are added and removed around pasted text (iOS 11).
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// The kind of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// What the text means, for the system's suggestions.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var row = bounds
    row.size.height = max(bounds.height - scopesHeight, 0)
    let margin = max(row.height - systemVersion.behavior.searchFieldHeight, 0) / 2
    let inset = min(layoutMargins.left, bounds.width / 2)
    field.frame = row.insetBy(dx: inset, dy: margin)
    placeScopes(below: row, inset: inset)
  }
}

// MARK: - What a finger does

extension UISearchBar {
  /// Presses the search key.
  package func pressSearch() { delegate?.searchBarSearchButtonClicked(self) }

  /// Whether there is a cancel button to press: on a tablet not in a navigation bar's title (Apple,
  /// `setShowsCancelButton(_:animated:)`; GitHawkApp/GitHawk #305, iOS 10.3.3; Automattic/simplenote-ios
  /// #171, iOS 11).
  package var hasCancelButton: Bool {
    guard showsCancelButton, traitCollection.userInterfaceIdiom == .pad else {
      return showsCancelButton
    }
    let bar = superview as? UINavigationBar
    return bar?.topItem?.titleView !== self
  }

  /// Presses the cancel button.
  package func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    onCancel?()
  }

  /// A finger has chosen a scope.
  func select(scope: Int) {
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    onChange?()
  }
}

/// The field of a search bar; its delegate calls go to the bar's delegate.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  fileprivate let relay = SearchFieldRelay()

  /// What is before the text as a whole (iOS 13); held, nothing is drawn.
  open var tokens: [UISearchToken] = []
  /// The color behind tokens; held.
  open var tokenBackgroundColor: UIColor! = .tintColor
  /// Whether a person deletes tokens; held.
  open var allowsDeletingTokens = true
  /// Whether a person copies tokens; held.
  open var allowsCopyingTokens = true

  /// Puts a token at a place among the others; beyond them it is the last.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Takes a token out; one that is not there is passed over.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// Forwards the delegate calls of a field to its bar's delegate.
@MainActor private final class SearchFieldRelay: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.onBegin?()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.onChange?()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar?.pressSearch()
    return true
  }
}
