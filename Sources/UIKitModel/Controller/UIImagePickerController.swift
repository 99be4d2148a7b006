import Foundation

/// Lets the user choose a picture; inert: a test calls its delegate.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// The name of something that was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Something by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part of it that was chosen.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Its address.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Its uniform type identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The rectangle that was cropped.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// What the camera notes of a new picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset of the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The address of an asset.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }

  /// Where images are picked from.
  open var sourceType = SourceType.photoLibrary
  /// Whether a picked image can be cropped; held.
  open var allowsEditing = false
  /// How good movies are; held.
  open var videoQuality = QualityType.typeMedium
  /// How long movies may be, in seconds; held.
  open var videoMaximumDuration: TimeInterval = 600

  /// How movies are exported, by the name of a preset of AVFoundation (iOS 11); held.
  open var videoExportPreset: String!

  /// How good movies are.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  var camera = CameraValues()

  /// The types of media that can be picked, by their uniform type identifiers; held.
  open var mediaTypes: [String] = ["public.image"]

  /// Whether there are pictures: there is no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
}

/// Called when an image is chosen; every method is optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The same with texts as keys, as before Swift 4.2.
  @_disfavoredOverload
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
  /// Called when the user has picked nothing. Inert: nothing calls it.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// Default implementations, which mean that a delegate does not implement the method.
extension UIImagePickerControllerDelegate {
  /// Default implementation: calls the method with texts as keys.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let texts: [String: Any] = Dictionary(
      uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })
    imagePickerController(picker, didFinishPickingMediaWithInfo: texts)
  }
  /// Default implementation: does nothing.
  @_disfavoredOverload
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) {}
  /// Default implementation: does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
