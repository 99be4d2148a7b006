import Foundation

// The images of a stepper; held, they are not drawn.

extension UIStepper {
  private func image(_ part: String, _ key: String) -> UIImage? {
    held([:] as [String: UIImage], part)[key]
  }

  private func setImage(_ image: UIImage?, _ part: String, _ key: String) {
    var images = held([:] as [String: UIImage], part)
    images[key] = image
    hold(images, part)
  }

  /// The image of the half that steps up; held.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    image("incrementImage", "\(state.rawValue)")
  }

  /// Sets the image of the half that steps up; held.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    setImage(image, "incrementImage", "\(state.rawValue)")
  }

  /// The image of the half that steps down; held.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    image("decrementImage", "\(state.rawValue)")
  }

  /// Sets the image of the half that steps down; held.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    setImage(image, "decrementImage", "\(state.rawValue)")
  }

  /// The image behind the halves; held.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    image("backgroundImage", "\(state.rawValue)")
  }

  /// Sets the image behind the halves; held.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    setImage(image, "backgroundImage", "\(state.rawValue)")
  }

  /// The image between halves in two states; held.
  public func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? { image("dividerImage", "\(state.rawValue) \(rightSegmentState.rawValue)") }

  /// Sets the image between halves in two states; held.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { setImage(image, "dividerImage", "\(leftState.rawValue) \(rightState.rawValue)") }
}
