import Foundation

/// What the tilt of the device does to a view. Inert: no device is tilted.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// An effect.
  public override init() { super.init() }

  /// Values for key paths of the view, when the device is tilted by an offset; nil for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A value that follows the tilt between two ends. Inert: no device is tilted.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The ways that a device is tilted.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// What follows the tilt.
  public let keyPath: String
  /// Which tilt it follows.
  public let type: EffectType
  /// The value at one end; held.
  open var minimumRelativeValue: Any?
  /// The value at the other end; held.
  open var maximumRelativeValue: Any?

  /// An effect for a key path of the view.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects of the tilt. Inert: no device is tilted.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects of the tilt; held.
  public var motionEffects: [UIMotionEffect] {
    get { held([]) }
    set { hold(newValue) }
  }

  /// Adds an effect of the tilt.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect of the tilt; one that is not there is passed over.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// The name by which an app's state restoration knows the view; held.
  public var restorationIdentifier: String? {
    get { held(nil) }
    set { hold(newValue) }
  }
  /// Whether what the view drew is cleared before it draws again; held.
  public var clearsContextBeforeDrawing: Bool {
    get { held(true) }
    set { hold(newValue) }
  }
}
