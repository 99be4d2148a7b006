import Foundation

/// An animation of a layer; held, nothing is drawn.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAAction, KeyValueContainer {
  var keyedValues: [String: Any] = [:]
  open var duration: TimeInterval = 0
  /// When the animation begins, in seconds of its layer's time; held.
  open var beginTime: TimeInterval = 0
  /// How often the animation runs; 0 means once; held.
  open var repeatCount: Float = 0
  /// Whether the animation runs back after it has run forth.
  open var autoreverses = false
  /// Whether the layer removes the animation when it has ended; held.
  open var isRemovedOnCompletion = true
  /// What is shown before the animation begins and after it has ended; held.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace of the animation; nil for an even one; held.
  open var timingFunction: CAMediaTimingFunction?
  /// How fast the animation's time runs; held.
  open var speed: Float = 1
  /// How far the animation's time is ahead, in seconds; held.
  open var timeOffset: TimeInterval = 0
  /// How long the animation runs with its repetitions, in seconds; 0 for ``repeatCount``; held.
  open var repeatDuration: TimeInterval = 0
  /// Called when the animation begins and ends. Inert: nothing calls it.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation of nothing.
  public override nonisolated init() { super.init() }

  /// Adds the animation to a layer under the key of the change.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation of one property; held, nothing is drawn.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the values are added to the layer's; held.
  open var isAdditive = false
  /// Whether each repetition begins where the one before has ended; held.
  open var isCumulative = false

  /// An animation of a property by its name.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from one value to another; held, nothing is drawn.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  /// The value at the end; held.
  open var toValue: Any?
  /// The difference between the values at the beginning and at the end; held.
  open var byValue: Any?
}

/// An animation of a spring; held, nothing is drawn.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring; held.
  open var mass: CGFloat = 1
  /// How stiff the spring is; held.
  open var stiffness: CGFloat = 100
  /// What slows the spring; held.
  open var damping: CGFloat = 10
  /// How fast it begins; held.
  open var initialVelocity: CGFloat = 0
  /// How long it takes to come to rest, in seconds: the duration, nothing is computed.
  open var settlingDuration: TimeInterval { duration }
}

/// An animation through several values; held, nothing is drawn.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// When each value is reached, from 0 to 1; held.
  open var keyTimes: [NSNumber]?
  /// The paces between the values; held.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way of the values; held.
  open var path: CGPath?
  /// What lies between the values; held.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Animations that run together; held, nothing is drawn.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// The change from one content to another; held, nothing is drawn.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The direction of the transition; held.
  open var subtype: CATransitionSubtype?
}

/// The key of a layer's transition.
public let kCATransition = "transition"
