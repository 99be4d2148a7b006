import Foundation

/// Called when the search has changed.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Called when a search begins and ends; every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called to present the search controller in a way of one's own.
  func presentSearchController(_ searchController: UISearchController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UISearchControllerDelegate {
  /// Default implementation: does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Default implementation: does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar and whether it is in use.
///
/// The updater is called when a search begins and ends, whenever the text changes, and when the
/// user changes the scope. While the search is active its view lies over the controller that has
/// the bar, with the results or what obscures that controller.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, called when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results, or nil.
  public let searchResultsController: UIViewController?
  /// Whether a touch cannot reach the controller under the search while no results are shown
  /// (iOS 9.1).
  open var obscuresBackgroundDuringPresentation = true { didSet { updateContents() } }
  /// The name of ``obscuresBackgroundDuringPresentation`` up to iOS 12; either of both ends the
  /// obscuring.
  open var dimsBackgroundDuringPresentation = true { didSet { updateContents() } }
  /// Whether the navigation bar hides during the search; held.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the search shows the cancel button by itself (iOS 13); false once the bar's
  /// `showsCancelButton` was set.
  open var automaticallyShowsCancelButton = true
  /// When the search shows the scopes by itself (iOS 16); `manual` once the bar's `showsScopeBar` was
  /// set.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the search shows the scopes by itself (iOS 13, deprecated for ``scopeBarActivation``);
  /// before, it always does. False is `manual`; true in place of it is `automatic`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set {
      guard newValue != automaticallyShowsScopeBar else { return }
      scopeBarActivation = newValue ? .automatic : .manual
    }
  }
  /// Whether the results are shown just while there is a text (iOS 13); false once
  /// ``showsSearchResultsController`` was set.
  open var automaticallyShowsSearchResultsController = true { didSet { updateContents() } }
  /// Whether the search has shown the scopes by itself.
  var hasShownScopes = false
  /// How much higher the bar is made for its scopes, in points.
  var roomOfScopes: CGFloat = 0
  /// The content above which the bar has grown.
  weak var contentBelowScopes: UIScrollView?
  private var storedShowsResults = false
  private var storedIsActive = false
  private lazy var bar = makeBar()
  /// The controller that the search lies over while it is active.
  private(set) weak var covered: UIViewController?

  /// A search that shows its results in a controller, or, with nil, in the one it is part of.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Archives do not exist here.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The bar whose text is searched for. It has its height, so that it can be a table's header as it is
  /// (IQKeyboardManager #767 and #868, iOS 10).
  open var searchBar: UISearchBar { bar }

  /// Whether the results are shown while the search is active, with or without a text; set, this
  /// is no longer decided by the text (iOS 13).
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : storedShowsResults }
    set {
      storedShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  var hasText: Bool { !(bar.text ?? "").isEmpty }

  private func makeBar() -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.sizeToFit()
    bar.onBegin = { [weak self] in self?.isActive = true }
    bar.onChange = { [weak self] in self?.update() }
    bar.onCancel = { [weak self] in self?.isActive = false }
    bar.onShowing = { [weak self] in self?.leave($0) }
    return bar
  }

  /// Shows or hides the results, then calls the updater, which may show them again by itself, as
  /// code up to iOS 12 does (e-learn.cn/qa/answer/524321/1380755.html).
  private func update() {
    if storedIsActive, showScopesIfDue() { coveredViewDidMove() }
    updateContents()
    process.call("updateSearchResults(for:)", of: searchResultsUpdater) {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Whether the search is in use; ending it empties the bar.
  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else {
        if !newValue, systemVersion.behavior.tellsOfEndOfNoSearch {
          delegate?.willDismissSearchController(self)
        }
        return
      }
      if newValue { begin(over: bar.searchPresenter(of: self)) } else { end() }
    }
  }

  /// Begins the search over a controller; nil where the bar is in no window.
  func begin(over controller: UIViewController?) {
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    controller?.holdSearch(self)
    if automaticallyShowsCancelButton { bar.hasCancel = true }
    showScopesIfDue()
    (bar.superview as? UINavigationBar)?.itemDidChange()
    cover(controller)
    update()
    process.loop.perform { [weak self] in
      guard let self, storedIsActive else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    bar.resignFirstResponder()
    bar.searchTextField.text = ""
    if automaticallyShowsCancelButton { bar.hasCancel = false }
    hideScopes()
    (bar.superview as? UINavigationBar)?.itemDidChange()
    update()
    let below = covered
    cover(nil)
    below?.returnFromSearch()
    presentingViewController?.forgetPresented()
    process.loop.perform { [weak self] in
      guard let self, !storedIsActive else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  // MARK: What is shown

  open override func loadView() { view = SearchContainerView(frame: UIScreen.main.bounds) }

  /// Lies the view over a controller's, or takes it off.
  private func cover(_ controller: UIViewController?) {
    covered?.coveringSearch = nil
    covered = controller
    controller?.coveringSearch = self
    coveredViewDidMove()
  }

  /// Has the view come and go with that of the controller it lies over: below the bar, if that
  /// controller's view has it, and with the bar, if it is nowhere else.
  func coveredViewDidMove() {
    guard let below = covered?.viewIfLoaded, let superview = below.superview else {
      viewIfLoaded?.removeFromSuperview()
      return
    }
    let edge = bar.isDescendant(of: below) ? bar.convert(bar.bounds, to: superview).maxY : 0
    view.frame = room(of: below.frame, under: edge)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(view, aboveSubview: below)
    if bar.superview == nil { view.addSubview(bar) }
    placeResults(under: bar.superview === view ? placedBar().frame.maxY : 0)
    updateContents()
  }

  private func room(of frame: CGRect, under edge: CGFloat) -> CGRect {
    let top = min(max(edge, frame.minY), frame.maxY)
    return CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
  }

  /// The bar, placed at the upper edge of the view.
  private func placedBar() -> UISearchBar {
    bar.frame = CGRect(
      origin: CGPoint(x: 0, y: view.safeAreaInsets.top), size: bar.sizeThatFits(view.bounds.size))
    bar.autoresizingMask = .flexibleWidth
    return bar
  }

  private func placeResults(under edge: CGFloat) {
    guard let results = searchResultsController,
      results.parent == nil || results.parent === self
    else { return }
    let isNew = results.parent == nil
    if isNew { addChild(results) }
    if let shown = results.view {
      shown.frame = room(of: view.bounds, under: edge)
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
    }
    if isNew { results.didMove(toParent: self) }
  }

  private func updateContents() {
    guard let container = viewIfLoaded as? SearchContainerView else { return }
    let areResultsShown = storedIsActive && showsSearchResultsController
    if let results = searchResultsController, results.parent === self {
      results.viewIfLoaded?.isHidden = !areResultsShown
    }
    container.isObscuring = obscuresBackgroundDuringPresentation && dimsBackgroundDuringPresentation
  }
}

// A search that no controller up to the tab provides the presentation context of takes the tab's view
// with it: when another tab is selected the view goes without a callback, and does not come back with
// the tab (rdar 32265769).

extension UIViewController {
  /// Whether a search lies over the controller or one in it, and none of those that contain that one
  /// provides its context.
  var isSearchedWithoutContext: Bool {
    guard !definesPresentationContext else { return false }
    return coveringSearch != nil || children.contains(where: \.isSearchedWithoutContext)
  }

  /// The search has ended that took the view of the controller, or of one that contains it.
  fileprivate func returnFromSearch() {
    let lost = sequence(first: self, next: { $0.parent }).first(where: \.isLostToSearch)
    guard let lost else { return }
    lost.isLostToSearch = false
    (lost.parent as? UITabBarController)?.showReturned(lost)
  }
}

/// What lies over a controller while its content is searched: the results; besides them it lets
/// touches through unless it obscures.
private final class SearchContainerView: UIView {
  var isObscuring = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !isObscuring ? nil : hit
  }
}

extension UISearchBar {
  /// The controller that has the bar in its view, or in its navigation item; nil outside of a
  /// window.
  fileprivate func searchPresenter(of search: UISearchController) -> UIViewController? {
    guard window != nil else { return nil }
    let controllers = sequence(first: self as UIResponder, next: \.next)
      .compactMap { $0 as? UIViewController }
    let nearest = controllers.first
    guard let navigation = nearest as? UINavigationController else { return nearest }
    guard let top = navigation.topViewController else { return navigation }
    let item = top.navigationItem
    let isInItem = item.titleView.map { isDescendant(of: $0) } ?? false
    return item.searchController === search || isInItem ? top : navigation
  }
}
