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

  /// The method whose default was met last.
  private static var noted: String?

  /// Called by a default implementation that has no value to spare.
  static func note(_ method: String = #function) { noted = method }

  /// The answer of a default implementation that has no value to spare.
  static func noting<Answer>(_ answer: Answer, _ method: String = #function) -> Answer {
    note(method)
    return answer
  }

  /// What `call` answers; nil when it met the default of `method`.
  ///
  /// An implementation may meet the defaults of other methods on its way.
  static func answer<Answer>(_ method: String, _ call: () -> Answer) -> Answer? {
    let outer = noted
    defer { noted = outer }
    noted = nil
    let answer = call()
    return noted == method ? nil : answer
  }

  /// What `call` answers; nil when it met the default of `method`, or answers nil.
  static func optional<Answer>(_ method: String, _ call: () -> Answer?) -> Answer? {
    answer(method, call) ?? nil
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
