/// The place for the extents of neighbouring rows.
///
/// A rebuild answers for millions of rows from another module, where nothing of this one is
/// inlined. So the heights lie open; whatever is not simply an estimate goes through ``write(_:at:)``.
package struct ExtentWriter: ~Copyable {
  /// The height of each row in points, counted from the first of the stretch; at first 0.
  ///
  /// What is written here counts as an estimate and must be above 0 and at most
  /// ``Extent/maximumHeight``.
  package let estimates: UnsafeMutableBufferPointer<Double>

  /// One bit an extent, all cleared beforehand.
  private let marks: UnsafeMutableBufferPointer<UInt64>
  /// The bit of the first extent.
  private let firstBit: Int

  init(
    estimates: UnsafeMutableBufferPointer<Double>, marks: UnsafeMutableBufferPointer<UInt64>,
    firstBit: Int
  ) {
    self.estimates = estimates
    self.marks = marks
    self.firstBit = firstBit
  }

  /// Writes an extent of any kind, counted from the first of the stretch.
  package func write(_ extent: Extent, at index: Int) {
    guard estimates.indices.contains(index) else { return }
    estimates[index] = extent.height
    guard extent.isMeasured else { return }
    let bit = firstBit + index
    let word = bit / 64
    // Not `|=`: Swift 6.3.1 does not compile that here for the thread sanitizer.
    marks[word] = marks[word] | 1 << UInt64(bit % 64)
  }
}
