import Drawings
import Testing

@Suite struct FingersShownTests {
  /// A screen with a finger, which may have come from elsewhere.
  private func screen(finger y: Double, from start: Double? = nil) -> Drawing {
    let line = start.map { [Shape.line([160, $0, 160, y], .named(.touch), width: 4)] } ?? []
    let circle = Shape.rectangle(Box(138, y - 22, 44, 44), .named(.touch), radius: 22)
    return Drawing(
      width: 320, height: 568,
      parts: [.init(name: PartName.touch, frame: Box(0, 0, 320, 568), shapes: line + [circle])])
  }

  private func count(_ drawings: [Drawing], mark y: Double) -> [Int] {
    let shown = FingersShown(drawings, marks: [Mark(.frame, Box(0, y, 320, 44))])
    return drawings.map { shown.applied(to: $0).parts.count }
  }

  @Test func `A finger is shown at what is pointed out, or where it moves`() {
    #expect(count([screen(finger: 66)], mark: 44) == [1])
    #expect(count([screen(finger: 66)], mark: 0) == [0])
    #expect(count([screen(finger: 66), screen(finger: 20)], mark: 0) == [0, 1])
    // One that moves explains the other one.
    #expect(count([screen(finger: 266), screen(finger: 66, from: 266)], mark: 0) == [1, 1])
  }

  @Test func `Where nothing is pointed out all fingers are shown`() {
    let shown = FingersShown([screen(finger: 66)], marks: [])
    #expect(shown.applied(to: screen(finger: 66)).parts.count == 1)
  }
}
