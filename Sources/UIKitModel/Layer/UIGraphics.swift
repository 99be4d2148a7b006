import Foundation

/// An image that is being drawn. Nothing of what is drawn is kept.
struct ImageContext {
  let size: CGSize
  let scale: CGFloat
  let context: CGContext
  /// The page of a document that is being drawn.
  var page: CGRect?
}

/// Begins an image of `size` points; a scale of 0 means the screen's.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UIScreen.main.scale
  AppProcess.current.imageContexts.append(
    ImageContext(size: size, scale: scale, context: CGContext()))
}

/// Begins an image of `size` points, one pixel a point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The image that is being drawn: of its size, without pixels.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard !Fault.losesImages.isOn else { return nil }
  return AppProcess.current.imageContexts.last.map {
    UIImage(UIImage.Values(size: $0.size, scale: $0.scale))
  }
}

/// Where the image is drawn that is being made; nil outside of one, as in `draw(_:)`, which is
/// never called.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  AppProcess.current.imageContexts.last?.context
}

/// Makes a context the one that is drawn into, until ``UIGraphicsPopContext()``.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  AppProcess.current.imageContexts.append(ImageContext(size: .zero, scale: 1, context: context))
}

/// Draws into the context before the last push again.
@preconcurrency @MainActor public func UIGraphicsPopContext() { UIGraphicsEndImageContext() }

/// Puts an image into the photos. Inert: there are none, and nothing is called.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Puts a movie into the photos. Inert: there are none, and nothing is called.
@preconcurrency @MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Whether a movie could be among the photos: no, there are none.
@preconcurrency @MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(
  _ videoPath: String
) -> Bool { false }

/// Ends the image.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  _ = AppProcess.current.imageContexts.popLast()
}

/// Inert: nothing is drawn.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {}
