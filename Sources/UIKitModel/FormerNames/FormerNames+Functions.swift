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
