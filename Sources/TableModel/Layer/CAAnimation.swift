import Foundation

/// An animation of a layer; held, nothing is drawn.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?

  /// An animation of nothing.
  public override nonisolated init() { super.init() }
}

/// An animation of one property; held, nothing is drawn.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  /// An animation of a property by its name.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from one value to another; held, nothing is drawn.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation through several values; held, nothing is drawn.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
}

/// Animations that run together; held, nothing is drawn.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// The change from one content to another; held, nothing is drawn.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

/// The key of a layer's transition.
public let kCATransition = "transition"
