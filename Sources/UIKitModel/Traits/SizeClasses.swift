import Foundation

/// The size classes of a window by its size and the kind of device (Apple, Human Interface
/// Guidelines, "Layout", "Device size classes").
enum SizeClasses {
  /// The least width of a tablet's window that is regular, in points: half of a screen of 12.9
  /// inches; 639, two thirds of an upright one, are compact (Apple, as above). Widths between, which
  /// Stage Manager has, are the model's.
  private static let leastRegularWidth: CGFloat = 678
  /// The shorter side from which on a phone that lies is regular across: 414 points are, 402 are not
  /// (Apple, as above).
  private static let leastRegularSide: CGFloat = 414

  /// The traits, with the size classes of a window.
  static func traits(_ traits: TraitValues, in size: CGSize) -> TraitValues {
    var traits = traits
    if traits.idiom == .pad {
      traits.horizontal = size.width >= leastRegularWidth ? .regular : .compact
      traits.vertical = .regular
    } else {
      let isLying = size.width > size.height
      traits.horizontal = isLying && size.height >= leastRegularSide ? .regular : .compact
      traits.vertical = isLying ? .compact : .regular
    }
    return traits
  }
}
