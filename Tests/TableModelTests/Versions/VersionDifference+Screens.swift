import Foundation
import ScreenTesting
import TableModel

extension VersionDifference {
  /// What the keyboard posts, and what bars and margins are like; the sources are at the fields of
  /// `Behavior`.
  static let ofScreens = [
    VersionDifference("The keyboard's first notifications come twice", to: 10) {
      let scene = KeyboardScene()
      scene.begin { $0.field.becomeFirstResponder() }
      return scene.count("willShow") == 2
    },
    VersionDifference("The next field has the keyboard announced again", in: 9...10) {
      let scene = KeyboardScene()
      scene.field.becomeFirstResponder()
      scene.begin { $0.other.becomeFirstResponder() }
      return scene.count("willShow") == 1
    },
    VersionDifference("A large title makes the bar higher", from: 11) {
      let bar = UINavigationBar()
      let height = bar.intrinsicContentSize.height
      bar.prefersLargeTitles = true
      return bar.intrinsicContentSize.height == height + 52
    },
    VersionDifference("A cell's margins grow with the text", from: 12) {
      let cell = UITableViewCell()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(cell)
      let margin = cell.layoutMargins.top
      UIApplication.shared.setPreferredContentSizeCategory(.extraExtraExtraLarge)
      return cell.layoutMargins.top > margin
    },
    VersionDifference("A keyboard of another height does not announce its frame", in: 9...9) {
      let scene = KeyboardScene()
      scene.other.keyboardType = .numberPad
      scene.field.becomeFirstResponder()
      scene.begin { $0.other.becomeFirstResponder() }
      return scene.count("willChangeFrame") == 0
    },
    VersionDifference("A search that is not active tells of its end", in: 9...9) {
      final class Delegate: NSObject, UISearchControllerDelegate {
        var calls = 0
        func willDismissSearchController(_ searchController: UISearchController) { calls += 1 }
      }
      let search = UISearchController(searchResultsController: nil)
      let delegate = Delegate()
      search.delegate = delegate
      search.isActive = false
      return delegate.calls == 1
    },
    VersionDifference("The end of no refresh stops a fling", in: 11...11) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIScrollView(frame: window.bounds)
      let control = UIRefreshControl()
      view.contentSize.height = 10_000
      view.refreshControl = control
      window.addSubview(view)
      window.isHidden = false
      let finger = Finger(on: view, at: CGPoint(x: 100, y: 400))
      finger.move(by: -200, duration: 0.1)
      finger.lift()
      let isFlung = view.isDecelerating
      control.endRefreshing()
      return isFlung && !view.isDecelerating
    },
  ]
}
