/// A value that is compared and changed by its number, as UIKit's Swift overlay declares it.
///
///     bottom.priority = .required - 1
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether the number of one is less than that of another.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The value whose number is greater.
  public static func + (value: Self, number: RawValue) -> Self {
    value.changed(to: value.rawValue + number)
  }

  /// The value whose number is greater.
  public static func + (number: RawValue, value: Self) -> Self { value + number }

  /// The value whose number is less.
  public static func - (value: Self, number: RawValue) -> Self {
    value.changed(to: value.rawValue - number)
  }

  /// How much greater the number of one is than that of another.
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }

  /// Makes the number greater.
  public static func += (value: inout Self, number: RawValue) { value = value + number }

  /// Makes the number less.
  public static func -= (value: inout Self, number: RawValue) { value = value - number }

  /// The value with another number; itself where no value has that.
  private func changed(to number: RawValue) -> Self { Self(rawValue: number) ?? self }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
