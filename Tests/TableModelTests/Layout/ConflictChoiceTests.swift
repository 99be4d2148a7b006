import Foundation
import TableModel
import Testing

/// Which constraint of a conflict is broken in chains of views whose lengths and gaps do not fit
/// between the edges of the view that they are in.
@MainActor @Suite struct ConflictChoiceTests {
  /// Views from the top of another to its bottom, of given heights or of none.
  @MainActor private struct Chain {
    let whole: UIView
    let views: [UIView]

    /// - Parameter excess: By how much the heights and gaps are more than the height of the whole.
    init(heights: [CGFloat?], gap: CGFloat = 10, excess: CGFloat) {
      let total = heights.compactMap { $0 }.reduce(0, +) + CGFloat(heights.count + 1) * gap
      whole = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: total - excess))
      views = heights.map { _ in UIView() }
      var constraints: [NSLayoutConstraint] = []
      var above = whole.topAnchor
      for (view, height) in zip(views, heights) {
        view.translatesAutoresizingMaskIntoConstraints = false
        whole.addSubview(view)
        if let height { constraints.append(view.heightAnchor.constraint(equalToConstant: height)) }
        constraints.append(view.topAnchor.constraint(equalTo: above, constant: gap))
        above = view.bottomAnchor
      }
      constraints.append(whole.bottomAnchor.constraint(equalTo: above, constant: gap))
      NSLayoutConstraint.activate(constraints)
      whole.layoutIfNeeded()
    }

    var heights: [CGFloat] { views.map(\.frame.height) }
  }

  private nonisolated static let laterSystems = [SystemVersion.iOS(9), .iOS(13), .iOS(26)]

  @Test(arguments: laterSystems)
  func `a length that would not free enough is passed over`(version: SystemVersion) {
    SystemVersion.$current.withValue(version) {
      // As in the logs so-24102440 and bond-59.5 of conflict-cases.tsv.
      let four = Chain(heights: [15, 80, nil, nil], excess: 19.5)
      #expect(four.heights == [15, 60.5, 0, 0])
      let three = Chain(heights: [32, 44, 0], excess: 32.5)
      #expect(three.heights == [32, 11.5, 0])
    }
  }

  @Test(arguments: laterSystems)
  func `the first length is broken where it frees enough`(version: SystemVersion) {
    SystemVersion.$current.withValue(version) {
      #expect(Chain(heights: [15, 80], excess: 14).heights == [1, 80])
      #expect(Chain(heights: [15, 80], excess: 15).heights == [0, 80])
    }
  }

  /// Apple's guide: constraints are broken until a valid layout is found.
  @Test func `where no single length frees enough, one after the other is broken`() {
    let chain = Chain(heights: [15, 16, 17], gap: 5, excess: 30)
    #expect(chain.heights.reduce(0, +) == 18)
    #expect(ConsoleLog.messages.count == 2)
  }
}
