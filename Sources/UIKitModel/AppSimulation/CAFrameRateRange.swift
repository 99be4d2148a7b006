/// How many frames a second something wants (iOS 15).
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The number that is best; nil or 0 for any.
  public var preferred: Float?

  /// A range; without a preference any number of it is good.
  public init(minimum: Float, maximum: Float, preferred: Float? = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// A range without numbers.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range of the system: any number.
  public static let `default` = CAFrameRateRange()
}
