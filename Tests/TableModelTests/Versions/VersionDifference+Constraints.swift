import Foundation
import TableModel

extension VersionDifference {
  /// How versions report constraints; the sources are at the fields of `Behavior`.
  static let ofConstraints = [
    VersionDifference("A fault of constraints names anchors", from: 10) {
      let (one, other) = (UIView(), UIView())
      let exception = UIKitException.caught {
        one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
      return exception?.reason.contains("with anchors") == true
    },
    VersionDifference("A constraint that holds is marked active", from: 10) {
      let view = UIView()
      let constraint = view.heightAnchor.constraint(equalTo: view.widthAnchor)
      constraint.isActive = true
      return constraint.description.contains("(active)")
    },
    VersionDifference("A constant size prints as an equation", from: 10) {
      let view = UIView()
      let text = view.widthAnchor.constraint(equalToConstant: 10).description
      return view.constraints.isEmpty && text.contains(" == 10")
    },
    VersionDifference("The advice of a conflict has lines of its own", from: 9) {
      conflict().contains("\n\tTry this: \n")
    },
    VersionDifference("The list of a conflict is sorted by the constraints' names", from: 9) {
      let said = conflict()
      guard let a = said.firstRange(of: "'a'"), let b = said.firstRange(of: "'b'") else {
        return false
      }
      return a.lowerBound < b.lowerBound
    },
    VersionDifference("A conflict breaks a trailing edge before a length (model)", to: 8) {
      conflict().contains(/by breaking constraint \n.*trailing/)
    },
  ]

  /// What is said of a view of a width that its edges do not leave it. The width is called b and
  /// made before the trailing edge, which is called a.
  @MainActor private static func conflict() -> String {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (outer, view) = (UIView(), UIView())
    for each in [outer, view] { each.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(outer)
    outer.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "b"
    let trailing = view.trailingAnchor.constraint(equalTo: outer.trailingAnchor)
    trailing.identifier = "a"
    NSLayoutConstraint.activate([
      width, trailing, view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      outer.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    return ConsoleLog.messages.joined()
  }
}
