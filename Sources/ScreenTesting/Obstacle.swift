#if !canImport(UIKit)
  import TableModel

  /// Why a finger does not reach a view.
  @MainActor enum Obstacle {
    case notInWindow
    case hidden
    case disabled
    case untouchable
    case outOfSight
    case covered(by: UIView)

    /// What keeps a finger at a point of a view from it, or nil.
    init?(to view: UIView, at point: CGPoint, in window: UIWindow) {
      guard view.window === window else {
        self = .notInWindow
        return
      }
      let ways = Array(sequence(first: view, next: \.superview))
      let place = view.convert(point, to: nil)
      if ways.contains(where: { $0.isHidden || $0.alpha <= Self.leastAlpha }) {
        self = .hidden
      } else if (view as? UIControl)?.isEnabled == false {
        self = .disabled
      } else if ways.contains(where: { !$0.isUserInteractionEnabled }) {
        self = .untouchable
      } else if !window.bounds.holds(place) {
        self = .outOfSight
      } else if let hit = window.hitTest(place, with: nil), hit !== view,
        !hit.isDescendant(of: view)
      {
        // What lies outside of a view around it is cut off.
        self = view.isDescendant(of: hit) ? .outOfSight : .covered(by: hit)
      } else {
        return nil
      }
    }

    /// The alpha up to which UIKit lets touches through (Apple, `hitTest(_:with:)`).
    private static let leastAlpha: CGFloat = 0.01

    /// The reason as the end of a sentence that begins with the view.
    var reason: String {
      switch self {
      case .notInWindow: "is not on the screen"
      case .hidden: "is hidden"
      case .disabled: "is disabled"
      case .untouchable: "takes no touches: isUserInteractionEnabled is false"
      case .outOfSight: "is not in sight; scroll to it first"
      case .covered(let view): "is covered by \(Self.name(of: view))"
      }
    }

    /// The type of the view, and of the controller that it belongs to; an alert is named whatever
    /// part of it is in the way.
    private static func name(of view: UIView) -> String {
      let responders = sequence(first: view as UIResponder, next: \.next)
      if let alert = responders.lazy.compactMap({ $0 as? UIAlertController }).first {
        return "the view of \(type(of: alert))"
      }
      guard let controller = view.next as? UIViewController else { return "\(type(of: view))" }
      return "the view of \(type(of: controller))"
    }
  }
#endif
