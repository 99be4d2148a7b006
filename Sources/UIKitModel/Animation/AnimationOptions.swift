import Foundation

extension UIView {
  /// Options of an animation: what is not about time is held and changes nothing.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Inert: layout inside of the block is animated as every other change.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Inert: scripted touches reach views that are being animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Inert: animations add up, so that each begins where the eye left the view.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins again at each end; the completion never runs.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs there and back, which takes twice the duration.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside of another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the block's own curve inside of another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Inert: nothing is drawn.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Inert: nothing is drawn.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Keeps the block's own duration and curve inside of another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Inert: nothing is drawn.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Inert: nothing is drawn.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Inert: nothing is drawn.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Inert: nothing is drawn.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Inert: nothing is drawn.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Inert: nothing is drawn.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Inert: nothing is drawn.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}

extension UIView.AnimationOptions {
  private static let curveBits: UInt = 15 << 16

  /// The curve that the options name.
  var curve: TimingCurve {
    switch rawValue & Self.curveBits {
    case Self.curveEaseIn.rawValue: .easeIn
    case Self.curveEaseOut.rawValue: .easeOut
    case Self.curveLinear.rawValue: .linear
    default: .easeInOut
    }
  }
}
