import Foundation

extension UIView {
  /// Notes that a property has changed from `old`: inside of an animation block, and on the
  /// screen, it gets there over time.
  func recordChange(of property: AnimatableProperty, from old: @autoclosure () -> [CGFloat]) {
    guard let group = process.animation, group.animates else { return }
    let distance = zip(old(), property.numbers(of: self)).map { $0 - $1 }
    guard distance.contains(where: { $0 != 0 && $0.isFinite }) else { return }
    animations.append(
      PropertyAnimation(
        property: property, distance: distance, group: group, keyframe: process.keyframe))
    group.add(self)
  }

  /// The numbers of a property as the eye sees them now: the view's value and what is left of
  /// each animation on its way there.
  func presentedNumbers(of property: AnimatableProperty) -> [CGFloat] {
    let now = process.loop.now
    return animations.lazy.filter { $0.property == property }
      .reduce(property.numbers(of: self)) { sum, animation in
        zip(sum, animation.remainder(at: now)).map { $0 + $1 }
      }
  }

  /// Takes the animations away; the completions of their blocks run with false.
  func removeAnimations(where isGone: (PropertyAnimation) -> Bool = { _ in true }) {
    let gone = animations.filter(isGone)
    guard !gone.isEmpty else { return }
    animations.removeAll(where: isGone)
    for animation in gone { animation.group.interrupt(1) }
  }

  /// Whether an animation of the view's own runs.
  package var hasAnimations: Bool { !animations.isEmpty }
}

// MARK: - CALayer

extension CALayer {
  /// What the eye sees of the layer now; nil when its view is not in a window.
  public func presentation() -> CALayer? {
    guard let view, view.window != nil else { return nil }
    let bounds = view.presentedNumbers(of: .bounds)
    let center = view.presentedNumbers(of: .center)
    let copy = CALayer.made(of: CALayer.self, for: view)
    copy.presented = Presented(
      geometry: LayerGeometry(
        bounds: CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]),
        position: CGPoint(x: center[0], y: center[1]), anchorPoint: view.anchorPoint,
        transform: CATransform3D(numbers: view.presentedNumbers(of: .transform))),
      opacity: Float(view.presentedNumbers(of: .alpha)[0]))
    return copy
  }

  /// The properties that are being animated, each once; nil when there are none.
  public func animationKeys() -> [String]? {
    var keys = animations.compactMap(\.key)
    for animation in view?.animations ?? [] where !keys.contains(animation.property.rawValue) {
      keys.append(animation.property.rawValue)
    }
    return keys.isEmpty ? nil : keys
  }

  /// Ends every animation of the layer where the view already is.
  public func removeAllAnimations() {
    animations = []
    view?.removeAnimations()
  }

  /// Ends the animations of one property.
  public func removeAnimation(forKey key: String) {
    animations.removeAll { $0.key == key }
    view?.removeAnimations { $0.property.rawValue == key }
  }

  /// The values of a presentation layer.
  struct Presented {
    var geometry: LayerGeometry
    var opacity: Float
  }
}
