import Foundation
import SystemVersions

// The view of a controller is made when it is first read.

extension UIViewController {
  /// Makes the view, in the version that the controller was made under, and calls `viewDidLoad()`.
  func loadViewNow() {
    guard !endsRecursion() else { return }
    loadDepth += 1
    defer { loadDepth -= 1 }
    process.call("viewDidLoad()", of: self) {
      inOwnVersion {
        loadView()
        viewDidLoad()
      }
    }
  }

  /// Runs code that may make views, in the version that the controller was made under.
  private func inOwnVersion(_ body: () -> Void) {
    guard SystemVersion.current != systemVersion else { return body() }
    SystemVersion.$current.withValue(systemVersion, operation: body)
  }

  /// The most loads within each other: more never end (model's choice; UIKit's end is that of the
  /// stack, T-32).
  private static var deepestLoad: Int { 32 }

  /// Raises, and gives the controller a plain view, where reading the view from within its loading
  /// would go on without end.
  private func endsRecursion() -> Bool {
    guard loadDepth >= Self.deepestLoad else { return false }
    process.raise(Message.viewLoadsWithoutEnd(self))
    view = UIView(frame: UIScreen.main.bounds)
    return true
  }
}
