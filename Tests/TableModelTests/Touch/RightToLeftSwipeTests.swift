import Foundation
import TableModel
import TableProbe
import Testing

/// Rows of right-to-left content, whose trailing edge is at the left.
@MainActor @Suite struct RightToLeftSwipeTests {
  private func probe(_ attribute: UISemanticContentAttribute) -> TableProbe {
    let probe = TableProbe(rows: 3)
    probe.table.semanticContentAttribute = attribute
    probe.trailingSwipeActions = { _ in Self.actions("Delete") }
    probe.leadingSwipeActions = { _ in Self.actions("Pin") }
    probe.show()
    return probe
  }

  private static func actions(_ title: String) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    ])
  }

  /// The title of what a finger opens that moves by a distance, and where its button is.
  private func opened(_ probe: TableProbe, by distance: CGFloat) -> (title: String?, x: CGFloat?) {
    let row = probe.table.rectForRow(at: [0, 1])
    let finger = probe.touch(at: CGPoint(x: row.midX, y: row.midY))
    finger.move(by: CGPoint(x: distance, y: 0))
    finger.hold(for: 0.1)
    finger.lift()
    probe.settle()
    let button = probe.table.swipes.shownButtons.first.flatMap { $0 }
    let x = button.map { $0.convert($0.bounds, to: nil).minX }
    return (probe.table.swipes.openActions.first?.title, x)
  }

  @Test func `the trailing actions come with a finger to the right, at the left edge`() {
    let (title, x) = opened(probe(.forceRightToLeft), by: 120)
    #expect(title == "Delete" && x == 0)
  }

  @Test func `the leading actions come with a finger to the left, at the right edge`() {
    let (title, x) = opened(probe(.forceRightToLeft), by: -120)
    #expect(title == "Pin" && (x ?? 0) > 160)
  }

  @Test func `content from left to right has them the other way around`() {
    #expect(opened(probe(.unspecified), by: -120).title == "Delete")
    #expect(opened(probe(.forceLeftToRight), by: 120).title == "Pin")
  }

  @Test func `a full swipe to the right performs the first trailing action`() {
    let probe = probe(.forceRightToLeft)
    var performed = 0
    probe.trailingSwipeActions = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          performed += 1
          done(true)
        }
      ])
    }
    probe.swipeFully(row: [0, 0])
    #expect(performed == 1)
  }
}
