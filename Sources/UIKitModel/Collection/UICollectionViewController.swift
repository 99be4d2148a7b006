import Foundation

/// A controller of a collection view, which is its view, data source and delegate.
///
/// Every optional method of the view's protocols is declared so that subclasses can override it.
/// - Overridable: `UIViewController`, `UICollectionViewDataSource`, `UICollectionViewDelegate`
@preconcurrency @MainActor
open class UICollectionViewController: UICollectionViewControllerMethods {
  /// The layout that the controller was made with.
  private let layout: UICollectionViewLayout
  /// The layout that the controller was made with.
  open var collectionViewLayout: UICollectionViewLayout { layout }
  /// Whether items that are selected are deselected before the view appears; held.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a push to another collection view changes the layout of this one; held.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether a gesture moves items, where the data source lets it; held.
  open var installsStandardGestureForInteractiveMovement = true

  /// A controller of a collection view in a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Nibs do not exist here; the items flow.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Archives do not exist here; the items flow.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, loaded when it is first read.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Makes the collection view.
  open override func loadView() {
    guard !loadViewFromNib() else { return }
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    made.dataSource = self
    made.delegate = self
    view = made
  }
}
