import Foundation

/// The properties of a view that an animation block animates; every other changes at once.
///
/// A frame is a center and the bounds' size, and a content offset is the bounds' origin, so that
/// these four are all there is to animate in a model that draws nothing.
enum AnimatableProperty: String, CaseIterable, Sendable {
  case bounds
  case center = "position"
  case alpha = "opacity"
  case transform

  /// The property as numbers that can be added up.
  @MainActor func numbers(of view: UIView) -> [CGFloat] {
    switch self {
    case .bounds: Self.numbers(view.bounds)
    case .center: Self.numbers(view.center)
    case .alpha: [view.alpha]
    case .transform: view.transform3D.numbers
    }
  }

  /// Gives the view the numbers, at once.
  @MainActor func set(_ numbers: [CGFloat], of view: UIView) {
    switch self {
    case .bounds:
      view.bounds = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .center: view.center = CGPoint(x: numbers[0], y: numbers[1])
    case .alpha: view.alpha = numbers[0]
    case .transform: view.transform3D = CATransform3D(numbers: numbers)
    }
  }

  static func numbers(_ rect: CGRect) -> [CGFloat] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  static func numbers(_ point: CGPoint) -> [CGFloat] { [point.x, point.y] }
}

/// One property on its way from an old value to the one the view already has.
struct PropertyAnimation {
  let property: AnimatableProperty
  /// The old value less the new one: what is added to the view's value when the animation begins.
  let distance: [CGFloat]
  let group: AnimationGroup
  /// The part of the group's time in which it happens.
  var keyframe = Keyframe.whole

  /// What is added to the view's value at `time`.
  @MainActor func remainder(at time: TimeInterval) -> [CGFloat] {
    let left = 1 - keyframe.progress(at: group.progress(at: time))
    return distance.map { $0 * left }
  }
}
