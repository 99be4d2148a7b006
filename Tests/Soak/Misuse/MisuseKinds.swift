import Foundation
import TableModel

/// The kinds of views, controllers and gestures that a script makes.
@MainActor enum MisuseKinds {
  struct View {
    let make: @MainActor (MisuseStage) -> UIView
    init(_ make: @escaping @MainActor (MisuseStage) -> UIView) { self.make = make }
  }

  private static let place = CGRect(x: 10, y: 20, width: 300, height: 200)

  static let views: [View] = [
    View { MisuseTable(frame: place, style: $0.flag() ? .plain : .grouped).on($0) },
    View { MisuseTable(frame: place, style: .plain).on($0) },
    View { MisuseScroll(frame: place).on($0) },
    View { MisuseView(frame: place).on($0) },
    View { _ in
      UICollectionView(frame: place, collectionViewLayout: UICollectionViewFlowLayout())
    },
    View { _ in UILabel(frame: place) },
    View { _ in UITextField(frame: place) },
    View { _ in UITextView(frame: place) },
    View { _ in UISearchBar(frame: place) },
    View { _ in UIButton(type: .system) },
    View { _ in UIStackView(arrangedSubviews: [UILabel(), UIView(), UIButton()]) },
    View { _ in UIImageView(frame: place) },
    View { _ in UINavigationBar(frame: place) },
    View { _ in UITabBar(frame: place) },
    View { _ in UIToolbar(frame: place) },
    View { _ in UISlider(frame: place) },
    View { _ in UIStepper(frame: place) },
    View { _ in UISwitch(frame: place) },
    View { _ in UISegmentedControl(items: ["a", "b"]) },
    View { _ in UIPickerView(frame: place) },
    View { _ in UIDatePicker(frame: place) },
    View { _ in UIPageControl(frame: place) },
    View { _ in UIProgressView(frame: place) },
    View { _ in UIActivityIndicatorView(style: .medium) },
    View { _ in UIRefreshControl() },
    View { _ in UIVisualEffectView(effect: UIBlurEffect(style: .light)) },
    View { _ in UITableViewCell(style: .subtitle, reuseIdentifier: "cell") },
    View { _ in UITableViewHeaderFooterView(reuseIdentifier: "header") },
  ]

  static let controllers: [@MainActor (MisuseStage) -> UIViewController] = [
    { _ in MisuseController() },
    { _ in UITableViewController(style: .plain) },
    { _ in MisuseNavigation(rootViewController: MisuseController()) },
    { _ in UINavigationController() },
    { _ in UITabBarController() },
    { _ in UISplitViewController() },
    { _ in UISplitViewController(style: .doubleColumn) },
    { _ in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    },
    { _ in UISearchController(searchResultsController: nil) },
    { UIAlertController(title: $0.text(), message: $0.text(), preferredStyle: .alert) },
    { UIAlertController(title: $0.text(), message: nil, preferredStyle: .actionSheet) },
    { _ in UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
  ]

  static let gestures: [@MainActor () -> UIGestureRecognizer] = [
    { UITapGestureRecognizer() }, { UIPanGestureRecognizer() }, { UISwipeGestureRecognizer() },
    { UILongPressGestureRecognizer() }, { UIPinchGestureRecognizer() },
    { UIRotationGestureRecognizer() },
  ]
}
