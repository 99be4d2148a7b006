import ScreenTesting
import TableModel
import Testing

@testable import Feed

@Suite("Example: feed") @MainActor struct FeedTests {
  private static let long =
    "The quick brown fox jumped over the lazy dog. The quick brown fox jumped over the lazy dog."

  private let controller = FeedViewController(posts: [
    Post(author: "Ada", text: "Short.", imageSize: nil),
    Post(author: "Alan", text: long, imageSize: nil),
    Post(author: "Grace", text: "With a picture.", imageSize: CGSize(width: 100, height: 80)),
  ])

  private func heights() -> [CGFloat] { controller.tableView.visibleCells.map(\.frame.height) }

  @Test("Rows are as high as their texts and pictures")
  func sizes() {
    let screen = Screen(controller)
    let cells = (0..<3).compactMap { screen.cell(atRow: [0, $0]) as? PostCell }
    #expect(cells.count == 3)
    // Author 15 points: 18; text 17 points: 20.5 a line; 8 between them, 12 above and below.
    #expect(heights() == [70.5, 111, 158.5])
    #expect(cells.map(\.bodyLabel.frame.height) == [20.5, 61, 20.5])
  }

  @Test("A new post comes above the others, and their heights stay")
  func prepend() {
    let screen = Screen(controller)
    controller.prepend(Post(author: "Donald", text: "New.", imageSize: nil))
    screen.wait(for: 1)
    #expect(heights() == [70.5, 70.5, 111, 158.5])
  }
}
