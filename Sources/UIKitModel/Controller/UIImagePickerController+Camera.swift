import Foundation

// The camera, of which there is none.

extension UIImagePickerController {
  /// On which side a camera is.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  /// Whether a camera lights up what it sees.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// Which file a picture is given as.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible, current
  }

  /// What is held for a camera.
  struct CameraValues {
    var device = CameraDevice.rear
    var captureMode = CameraCaptureMode.photo
    var flashMode = CameraFlashMode.auto
    var showsControls = true
    var overlay: UIView?
    var transform = CGAffineTransform.identity
    var preset = ImageURLExportPreset.compatible
  }

  /// Which camera is used; held.
  public var cameraDevice: CameraDevice {
    get { camera.device }
    set { camera.device = newValue }
  }
  /// What the camera takes; held.
  public var cameraCaptureMode: CameraCaptureMode {
    get { camera.captureMode }
    set { camera.captureMode = newValue }
  }
  /// Whether the camera lights up what it sees; held.
  public var cameraFlashMode: CameraFlashMode {
    get { camera.flashMode }
    set { camera.flashMode = newValue }
  }
  /// Whether the camera's own controls are shown; held.
  public var showsCameraControls: Bool {
    get { camera.showsControls }
    set { camera.showsControls = newValue }
  }
  /// A view over what the camera sees; held.
  public var cameraOverlayView: UIView? {
    get { camera.overlay }
    set { camera.overlay = newValue }
  }
  /// How what the camera sees is turned and sized; held.
  public var cameraViewTransform: CGAffineTransform {
    get { camera.transform }
    set { camera.transform = newValue }
  }
  /// Which file a picture is given as (iOS 11); held.
  public var imageExportPreset: ImageURLExportPreset {
    get { camera.preset }
    set { camera.preset = newValue }
  }

  /// Whether there is a camera on a side: never.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera can light up what it sees: never.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera can take, as numbers: there is none.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// The types that a source has; nil where there is no such source.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// Takes a picture. Inert: there is no camera.
  public func takePicture() {}
  /// Begins to take a film. Inert: there is no camera.
  @discardableResult public func startVideoCapture() -> Bool { false }
  /// Ends to take a film. Inert.
  public func stopVideoCapture() {}
}
