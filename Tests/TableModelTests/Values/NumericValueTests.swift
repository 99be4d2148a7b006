import Foundation
import TableModel
import Testing

/// Priorities, weights and levels of windows are compared and changed by their numbers.
@MainActor @Suite struct NumericValueTests {
  @Test func `a priority is changed by numbers and compared`() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect((1 + UILayoutPriority.defaultHigh).rawValue == 751)
    #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
    var priority = UILayoutPriority.defaultLow
    priority += 2
    priority -= 1
    #expect(priority.rawValue == 251 && priority > .defaultLow)
  }

  @Test func `a constraint a little below required gives way to one that must hold`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let wished = child.heightAnchor.constraint(equalToConstant: 80)
    wished.priority = .required - 1
    NSLayoutConstraint.activate([
      wished, child.heightAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    view.layoutIfNeeded()
    #expect(child.frame.height == 50)
    #expect(ConsoleLog.messages.isEmpty)
  }

  @Test func `weights and levels are too`() {
    #expect(UIFont.Weight.semibold < .bold)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect(UIWindow.Level.normal < .statusBar)
  }
}
