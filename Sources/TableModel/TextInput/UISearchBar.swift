import Foundation

/// A bar with a field for what is looked for.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// The looks of a search bar.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  private lazy var field = makeField()
  private var traits: TextInputTraits {
    get { field.allTraits }
    set { field.allTraits = newValue }
  }
  /// Told of a change of text or scope, besides the delegate.
  var onChange: (() -> Void)?
  var onBegin: (() -> Void)?
  var onCancel: (() -> Void)?

  /// What is asked about the search and told of it.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field.
  open var searchTextField: UISearchTextField { field }

  private func makeField() -> UISearchTextField {
    let field = UISearchTextField(frame: .zero)
    field.bar = self
    addSubview(field)
    return field
  }

  /// The text. The delegate is not told when code sets it; a search controller's updater is.
  ///
  /// Apple says of `searchBar(_:textDidChange:)` that the user changed the text, and of
  /// `updateSearchResults(for:)` that the text changed. No log shows either.
  open var text: String? {
    get { field.text }
    set {
      guard field.text ?? "" != newValue ?? "" else { return }
      field.text = newValue
      onChange?()
    }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var prompt: String?
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var showsBookmarkButton = false
  open var showsCancelButton = false
  open var showsSearchResultsButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.smartQuotesType }
    set { traits.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { traits.smartDashesType }
    set { traits.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.smartInsertDeleteType }
    set { traits.smartInsertDeleteType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
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
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSize.searchBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSize.searchBarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(
      dx: layoutMargins.left, dy: min(ControlSize.fieldMargin.height, bounds.height / 2))
  }
}

// MARK: - What a finger does

extension UISearchBar {
  /// Types into the field, which begins editing if it has not.
  package func type(_ text: String) {
    if !isFirstResponder { becomeFirstResponder() }
    field.type(text)
  }

  /// Presses the button that clears the text.
  package func pressClear() { field.pressClear() }

  /// Presses the search key.
  package func pressSearch() { delegate?.searchBarSearchButtonClicked(self) }

  /// Presses the cancel button.
  package func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    onCancel?()
  }

  /// Chooses a scope.
  package func select(scope: Int) {
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    onChange?()
  }
}

/// The field of a search bar; what it is asked and told goes to the bar's delegate.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  weak var bar: UISearchBar? { didSet { delegate = relay } }
  private lazy var relay = SearchFieldRelay(field: self)
}

/// Hands what a field is asked and told to its bar's delegate.
@MainActor private final class SearchFieldRelay: NSObject, UITextFieldDelegate {
  private weak var field: UISearchTextField?

  init(field: UISearchTextField) {
    self.field = field
    super.init()
  }

  private var bar: UISearchBar? { field?.bar }

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
