import Foundation

/// The numbers and formulae of scrolling, along one axis, in points and seconds.
enum ScrollPhysics {
  /// The frames of the 60 Hz display that the modeled phones have.
  static let frame: TimeInterval = 1.0 / 60
  /// Duration of a scroll animation by code; customary, UIKit documents none.
  static let animationDuration: TimeInterval = 0.3
  /// How much less content follows beyond its edge (squareb.wordpress.com/2013/01/06/31, after
  /// chpwn, with the formula of ``resisted(_:length:)``).
  private static let rubberBand: CGFloat = 0.55
  /// Frequency of the critically damped spring that returns content to its edge: the square root
  /// of a stiffness of 100 for a mass of 1 (super-ultra/ScrollMechanics; UIKit documents none).
  static let bounceFrequency: CGFloat = 10
  /// The distance at which a motion counts as arrived; the model's choice
  /// (super-ultra/ScrollMechanics goes on to half a pixel).
  static let restDistance: CGFloat = 0.5
  /// The speed under which a finger that leaves gives no momentum. Model's choice; no public
  /// source.
  static let slowestFling: CGFloat = 10
  /// The greatest speed that a finger is assumed to have. Model's choice; no public source.
  private static let fastestFling: CGFloat = 100_000
  /// The rates that a deceleration can have, so that it ends. Model's choice; no public source.
  private static let decelerationRates: ClosedRange<CGFloat> = 0.5...0.9999
  private static let millisecondsPerSecond: CGFloat = 1000

  /// A finger's velocity as far as it can be trusted.
  static func plausible(_ velocity: CGFloat) -> CGFloat {
    guard velocity.isFinite, abs(velocity) >= slowestFling else { return 0 }
    return min(max(velocity, -fastestFling), fastestFling)
  }

  static func plausible(rate: CGFloat) -> CGFloat {
    guard rate.isFinite else { return decelerationRates.lowerBound }
    return min(max(rate, decelerationRates.lowerBound), decelerationRates.upperBound)
  }

  /// How far content goes on with `velocity`: the speed that is left after each millisecond,
  /// added up (the projection shown at WWDC 2018, session 803).
  static func projection(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    velocity / millisecondsPerSecond * rate / (1 - rate)
  }

  /// The decay per second for a rate per millisecond.
  static func decay(rate: CGFloat) -> CGFloat { -millisecondsPerSecond * log(rate) }

  /// How far content follows a finger that is `distance` beyond the edge.
  static func resisted(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let followed = (1 - 1 / (abs(distance) * rubberBand / length + 1)) * length
    return distance < 0 ? -followed : followed
  }

  /// How far a finger must be beyond the edge for content to be `followed` beyond it.
  static func unresisted(_ followed: CGFloat, length: CGFloat) -> CGFloat {
    let part = min(abs(followed) / max(length, .leastNonzeroMagnitude), 1 - CGFloat.ulpOfOne)
    let distance = (1 / (1 - part) - 1) * length / rubberBand
    return followed < 0 ? -distance : distance
  }
}
