import Foundation

// How a control looks that has images of its own. All of it is held: the model draws titles and images
// in segments of one width.

/// What is set for the looks of a control, by what it is set for.
struct SegmentLooks {
  struct Key: Hashable {
    let states: [UInt]
    let metrics: UIBarMetrics
  }

  struct Position: Hashable {
    let segment: UISegmentedControl.Segment
    let metrics: UIBarMetrics
  }

  var images: [Key: UIImage] = [:]
  var offsets: [Position: UIOffset] = [:]
}

extension UISegmentedControl {
  /// Which segments are meant.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  /// Sets the image behind the control in a state; held.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(states: [state.rawValue], metrics: barMetrics)] = backgroundImage
  }

  /// The image behind the control in a state.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[.init(states: [state.rawValue], metrics: barMetrics)]
  }

  /// Sets the image between two segments in these states; held.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(states: [leftState.rawValue, rightState.rawValue], metrics: barMetrics)] =
      dividerImage
  }

  /// The image between two segments in these states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[.init(states: [leftState.rawValue, rightState.rawValue], metrics: barMetrics)]
  }

  /// Moves what is in segments, in points; held.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    looks.offsets[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
  }

  /// How far what is in segments is moved, in points; zero if nothing was set.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    looks.offsets[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
  }
}
