import Foundation

/// How the table tells that a delegate does not implement an optional method.
///
/// Linux has no `responds(to:)`, and much of a table's behaviour depends on it. Every optional
/// method has a default that answers a value no implementation would, or leaves a note, and the
/// table reads either as "not implemented". On top of it stands the dialect's
/// ``UIResponder/responds(to:)``, for delegates that decide at run time.
@MainActor enum NotImplemented {
  /// A NaN that no arithmetic makes.
  static var height: CGFloat { CGFloat(Double(bitPattern: heightPattern)) }
  fileprivate nonisolated static var heightPattern: UInt64 { 0x7FF8_0000_0007_AB1E }
  /// A count, or an index, that no implementation answers.
  static let count = Int.min
  /// A title that no implementation answers.
  static let title = "\u{0}not implemented"
  /// A view that no implementation answers.
  static let view = UIView(frame: .zero)

  private(set) static var noted = false

  /// Called by a default implementation that has no value to spare.
  static func note() { noted = true }

  /// Whether `call` reached the default implementation, and its answer.
  static func watch<Answer>(_ call: () -> Answer) -> (answer: Answer, isImplemented: Bool) {
    let outer = noted
    defer { noted = outer }
    noted = false
    let answer = call()
    return (answer, !noted)
  }
}

extension CGFloat {
  /// The height, or nil if it says "not implemented".
  var implemented: CGFloat? {
    Double(self).bitPattern == NotImplemented.heightPattern ? nil : self
  }
}

extension Int {
  /// The count, or nil if it says "not implemented".
  @MainActor var implemented: Int? { self == NotImplemented.count ? nil : self }
}
