/// A vertical stretch, in points from the top of the first section.
package struct Span: Hashable, Sendable {
  package let start: Double
  package let height: Double

  package init(start: Double, height: Double) {
    self.start = start
    self.height = height
  }
}
