import Foundation

// How an item looks in bars that have a background for each button. All of it is held: the model
// draws an item's title or image, and where the bar puts it depends on these alone.

/// What is set for an item, by what it is set for.
struct BarButtonLooks {
  struct Key: Hashable {
    let state: UInt
    let style: UIBarButtonItem.Style?
    let metrics: UIBarMetrics
    let isBack: Bool
  }

  var images: [Key: UIImage] = [:]
  var positions: [Key: CGFloat] = [:]
  var offsets: [Key: UIOffset] = [:]
}

extension BarButtonLooks.Key {
  fileprivate init(
    _ metrics: UIBarMetrics, state: UIControl.State = .normal, style: UIBarButtonItem.Style? = nil,
    isBack: Bool = false
  ) {
    self.init(state: state.rawValue, style: style, metrics: metrics, isBack: isBack)
  }
}

extension UIBarButtonItem {
  /// Sets the image behind the item in a state; held.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(barMetrics, state: state)] = backgroundImage
  }

  /// The image behind the item in a state.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[.init(barMetrics, state: state)]
  }

  /// Sets the image behind an item of a style in a state; held.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    looks.images[.init(barMetrics, state: state, style: style)] = backgroundImage
  }

  /// The image behind an item of a style in a state.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[.init(barMetrics, state: state, style: style)]
  }

  /// Sets the image behind the back button in a state; held.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.images[.init(barMetrics, state: state, isBack: true)] = backgroundImage
  }

  /// The image behind the back button in a state.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images[.init(barMetrics, state: state, isBack: true)]
  }

  /// Moves the background down, in points; held.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    looks.positions[.init(barMetrics)] = adjustment
  }

  /// How far the background is moved down, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.positions[.init(barMetrics)] ?? 0
  }

  /// Moves the title, in points; held.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.offsets[.init(barMetrics)] = adjustment
  }

  /// How far the title is moved, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.offsets[.init(barMetrics)] ?? .zero
  }

  /// Moves the title of the back button, in points; held.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    looks.offsets[.init(barMetrics, isBack: true)] = adjustment
  }

  /// How far the title of the back button is moved, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks.offsets[.init(barMetrics, isBack: true)] ?? .zero
  }
}
