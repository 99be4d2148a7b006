import Foundation

/// Traits by value, the scale of the screen apart; what is unspecified has no effect.
struct TraitValues: Hashable {
  var style = UIUserInterfaceStyle.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var contentSize = UIContentSizeCategory.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var level = UIUserInterfaceLevel.unspecified

  /// The traits of a phone held upright.
  static let phone = TraitValues(
    style: .light, idiom: .phone, horizontal: .compact, vertical: .regular, contentSize: .large,
    direction: .leftToRight, level: .base)

  /// These traits, except for those that others specify.
  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.style != .unspecified { result.style = other.style }
    if other.idiom != .unspecified { result.idiom = other.idiom }
    if other.horizontal != .unspecified { result.horizontal = other.horizontal }
    if other.vertical != .unspecified { result.vertical = other.vertical }
    if other.contentSize != .unspecified { result.contentSize = other.contentSize }
    if other.direction != .unspecified { result.direction = other.direction }
    if other.level != .unspecified { result.level = other.level }
    return result
  }
}
