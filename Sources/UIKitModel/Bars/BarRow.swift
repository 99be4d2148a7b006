import Foundation

/// Places the views of a bar beside each other.
@MainActor enum BarRow {
  /// Leading views from the left margin, trailing ones from the right, and one in the middle of
  /// what is left.
  static func place(leading: [UIView], trailing: [UIView], center: UIView?, in row: CGRect) {
    var (left, right) = (row.minX + ControlSize.barMargin, row.maxX - ControlSize.barMargin)
    for view in leading {
      left += put(view, at: left, in: row)
    }
    for view in trailing {
      let width = size(of: view, in: row).width
      right -= width
      _ = put(view, at: right, in: row)
    }
    guard let center else { return }
    let width = min(size(of: center, in: row).width, max(right - left, 0))
    let x = min(max(row.midX - width / 2, left), max(right - width, left))
    center.frame = frame(at: x, CGSize(width: width, height: size(of: center, in: row).height), row)
  }

  /// Views one after the other, with gaps of a width each; a nil view is room that takes its share
  /// of what is left.
  static func place(_ views: [(view: UIView?, width: CGFloat?)], in row: CGRect) {
    let widths = views.map { $0.width ?? $0.view.map { size(of: $0, in: row).width } }
    let room = row.width - 2 * ControlSize.barMargin - widths.reduce(0) { $0 + ($1 ?? 0) }
    let share = max(room, 0) / CGFloat(max(widths.count { $0 == nil }, 1))
    var x = row.minX + ControlSize.barMargin
    for (entry, width) in zip(views, widths) {
      if let view = entry.view { _ = put(view, at: x, in: row) }
      x += width ?? share
    }
  }

  private static func put(_ view: UIView, at x: CGFloat, in row: CGRect) -> CGFloat {
    let size = size(of: view, in: row)
    view.frame = frame(at: x, size, row)
    return size.width
  }

  private static func frame(at x: CGFloat, _ size: CGSize, _ row: CGRect) -> CGRect {
    CGRect(
      x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The size that a view has, or requests when it has none, no higher than the row.
  private static func size(of view: UIView, in row: CGRect) -> CGSize {
    let keepsSize = !(view is BarButton || view is UILabel) && view.frame.size != .zero
    let size = keepsSize ? view.frame.size : view.sizeThatFits(row.size)
    return CGSize(width: min(size.width, row.width), height: min(size.height, row.height))
  }
}
