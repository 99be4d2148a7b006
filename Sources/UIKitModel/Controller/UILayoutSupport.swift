import Foundation

/// What bars cover of a controller's view at its top or bottom (iOS 7 to 10).
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How far it reaches into the view, in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a view and its safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let edge: UIRectEdge

  init(_ edge: UIRectEdge, of view: UIView) {
    self.edge = edge
    super.init()
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: edge == .top ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: edge == .top ? safeArea.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}
