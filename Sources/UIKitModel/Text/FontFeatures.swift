import Foundation

// Names of Core Text for the features of a font, which UIKit brings along
// (`UIFontDescriptor.FeatureKey`). A font here has no outlines: nothing looks different.

/// The feature of how wide digits are.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The feature of how small letters look.
public let kLowerCaseType = 37
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The feature of how capitals look.
public let kUpperCaseType = 38
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// The feature of other forms of characters.
public let kStylisticAlternativesType = 35
