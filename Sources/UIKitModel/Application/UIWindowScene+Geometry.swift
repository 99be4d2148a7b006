import Foundation

extension UIWindowScene {
  /// What an app wants of the place of a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Preferences of a phone or a tablet.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The orientations that the scene is to have; nil for any.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// No preference.
      public override init() { super.init() }

      /// A preference for orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }

    override init() { super.init() }
  }

  /// The place of a scene.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// The frame of the scene in the system's space.
    public let systemFrame: CGRect
    /// How the scene is held.
    public let interfaceOrientation: UIInterfaceOrientation

    init(systemFrame: CGRect, interfaceOrientation: UIInterfaceOrientation) {
      self.systemFrame = systemFrame
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// The place of the scene: the screen, as it is held (iOS 16).
  public var effectiveGeometry: Geometry {
    Geometry(systemFrame: screen.bounds, interfaceOrientation: interfaceOrientation)
  }

  /// The sizes that the scene may have; nil: that of the screen alone.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Whether the scene has the whole screen (iOS 16): always.
  public var isFullScreen: Bool { true }

  /// Turns the device to an orientation that what is on the screen supports (iOS 16); where nothing
  /// does, the handler gets an error.
  ///
  /// Source of the text: LiteAVSDK/Player_Flutter #116, capawesome-team/capacitor-plugins #100.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    guard let wanted, let window = keyWindow ?? windows.last else { return }
    guard !window.turn(toAnyOf: wanted) else { return }
    errorHandler?(
      UISceneError(
        .geometryRequestDenied,
        "None of the requested orientations are supported by the view controller. Requested: "
          + "\(wanted.names); Supported: \(window.supportedOrientations.names)"))
  }
}

/// The sizes that a scene may have; held.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The least size, in points; held.
  open var minimumSize = CGSize.zero
  /// The largest size, in points; held.
  open var maximumSize = CGSize.zero
  /// Whether the scene may have the whole screen; held.
  open var allowsFullScreen = true

  override init() { super.init() }
}
