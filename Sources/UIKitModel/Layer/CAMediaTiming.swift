import Foundation

/// What has a time of its own: a layer or an animation.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// When the time begins, in seconds of the outer one.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast the time runs.
  var speed: Float { get set }
  /// How far the time is ahead, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after it has run forth.
  var autoreverses: Bool { get set }
  /// What is shown before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}
