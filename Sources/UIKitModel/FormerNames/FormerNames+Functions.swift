import Foundation

// What Swift 4.1 and before called it; UIKit code of that time compiles.

/// Insets by their four sides, in points.
@available(*, deprecated, message: "Use UIEdgeInsets(top:left:bottom:right:).")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The rectangle without the insets.
@available(*, deprecated, message: "Use CGRect.inset(by:).")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Whether two insets are the same.
@available(*, deprecated, message: "Use ==.")
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
  first == second
}

/// The image as a PNG file.
@available(*, deprecated, message: "Use UIImage.pngData().")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The image as a JPEG file of a quality from 0 to 1.
@available(*, deprecated, message: "Use UIImage.jpegData(compressionQuality:).")
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}

/// Tells assistive technologies of a change.
@available(*, deprecated, message: "Use UIAccessibility.post(notification:argument:).")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// Whether VoiceOver is on.
@available(*, deprecated, message: "Use UIAccessibility.isVoiceOverRunning.")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

/// Whether motion is to be reduced.
@available(*, deprecated, message: "Use UIAccessibility.isReduceMotionEnabled.")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// A distance by its two parts, in points.
@available(*, deprecated, message: "Use UIOffset(horizontal:vertical:).")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The point of a text.
@available(*, deprecated, message: "Use NSCoder.cgPoint(for:).")
public func CGPointFromString(_ string: String) -> CGPoint {
  NSCoder.cgPoint(for: string)
}

/// The text of a point.
@available(*, deprecated, message: "Use NSCoder.string(for:).")
public func NSStringFromCGPoint(_ value: CGPoint) -> String {
  NSCoder.string(for: value)
}

/// The size of a text.
@available(*, deprecated, message: "Use NSCoder.cgSize(for:).")
public func CGSizeFromString(_ string: String) -> CGSize {
  NSCoder.cgSize(for: string)
}

/// The text of a size.
@available(*, deprecated, message: "Use NSCoder.string(for:).")
public func NSStringFromCGSize(_ value: CGSize) -> String {
  NSCoder.string(for: value)
}

/// The rectangle of a text.
@available(*, deprecated, message: "Use NSCoder.cgRect(for:).")
public func CGRectFromString(_ string: String) -> CGRect {
  NSCoder.cgRect(for: string)
}

/// The text of a rectangle.
@available(*, deprecated, message: "Use NSCoder.string(for:).")
public func NSStringFromCGRect(_ value: CGRect) -> String {
  NSCoder.string(for: value)
}

/// The vector of a text.
@available(*, deprecated, message: "Use NSCoder.cgVector(for:).")
public func CGVectorFromString(_ string: String) -> CGVector {
  NSCoder.cgVector(for: string)
}

/// The text of a vector.
@available(*, deprecated, message: "Use NSCoder.string(for:).")
public func NSStringFromCGVector(_ value: CGVector) -> String {
  NSCoder.string(for: value)
}

/// The transform of a text.
@available(*, deprecated, message: "Use NSCoder.cgAffineTransform(for:).")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// The text of a transform.
@available(*, deprecated, message: "Use NSCoder.string(for:).")
public func NSStringFromCGAffineTransform(_ value: CGAffineTransform) -> String {
  NSCoder.string(for: value)
}

/// The insets of a text.
@available(*, deprecated, message: "Use NSCoder.uiEdgeInsets(for:).")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

/// The text of insets.
@available(*, deprecated, message: "Use NSCoder.string(for:).")
public func NSStringFromUIEdgeInsets(_ value: UIEdgeInsets) -> String {
  NSCoder.string(for: value)
}

/// The distance of a text.
@available(*, deprecated, message: "Use NSCoder.uiOffset(for:).")
public func UIOffsetFromString(_ string: String) -> UIOffset {
  NSCoder.uiOffset(for: string)
}

/// The text of a distance.
@available(*, deprecated, message: "Use NSCoder.string(for:).")
public func NSStringFromUIOffset(_ value: UIOffset) -> String {
  NSCoder.string(for: value)
}

/// Whether the screen is held upright.
@available(*, deprecated, message: "Use UIInterfaceOrientation.isPortrait.")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// Whether the screen lies on its side.
@available(*, deprecated, message: "Use UIInterfaceOrientation.isLandscape.")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// Whether the device is upright.
@available(*, deprecated, message: "Use UIDeviceOrientation.isPortrait.")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// Whether the device lies on its side.
@available(*, deprecated, message: "Use UIDeviceOrientation.isLandscape.")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}
