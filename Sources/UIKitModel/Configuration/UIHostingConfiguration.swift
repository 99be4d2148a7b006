public import Foundation
import SystemVersions

/// A content configuration for content that is no view of UIKit's (iOS 16): in an app SwiftUI's, here a
/// ``UIHostedView``.
///
/// The content is inset by the margins of the cell, and the cell is at least as high as a standard row;
/// `margins(_:_:)` and ``minSize(width:height:)`` change both. A reused cell keeps the view of content
/// of the same type (Apple; lucasvandongen.dev, SwiftUI cells and reuse).
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: UIHostedView, Background>: UIContentConfiguration {
  /// Sides of a cell.
  public struct Edges: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set by its bits.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

    /// Above.
    public static var top: Edges { Edges(rawValue: 1 << 0) }
    /// Where lines begin.
    public static var leading: Edges { Edges(rawValue: 1 << 1) }
    /// Below.
    public static var bottom: Edges { Edges(rawValue: 1 << 2) }
    /// Where lines end.
    public static var trailing: Edges { Edges(rawValue: 1 << 3) }
    /// The leading and the trailing one.
    public static var horizontal: Edges { [.leading, .trailing] }
    /// The one above and the one below.
    public static var vertical: Edges { [.top, .bottom] }
    /// All of them.
    public static var all: Edges { [.horizontal, .vertical] }
  }

  let content: Content
  private(set) var margins = HostedMargins()
  private(set) var leastHeight: CGFloat?

  /// A configuration that shows what `content` returns, where its type says what the background is.
  @_disfavoredOverload public init(content: () -> Content) { self.content = content() }

  fileprivate init(_ content: Content, _ margins: HostedMargins, _ leastHeight: CGFloat?) {
    (self.content, self.margins, self.leastHeight) = (content, margins, leastHeight)
  }

  /// The configuration with another background; held, it is not shown.
  public func background<NewBackground>(
    content: () -> NewBackground
  ) -> UIHostingConfiguration<Content, NewBackground> {
    UIHostingConfiguration<Content, NewBackground>(self.content, margins, leastHeight)
  }

  /// The configuration with a margin of so many points at some edges.
  public func margins(_ edges: Edges = .all, _ length: CGFloat) -> Self {
    let insets = NSDirectionalEdgeInsets(
      top: length, leading: length, bottom: length, trailing: length)
    return margins(edges, insets)
  }

  /// The configuration with margins at some edges, in points.
  public func margins(_ edges: Edges = .all, _ insets: NSDirectionalEdgeInsets) -> Self {
    var changed = self
    if edges.contains(.top) { changed.margins.top = insets.top }
    if edges.contains(.leading) { changed.margins.leading = insets.leading }
    if edges.contains(.bottom) { changed.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { changed.margins.trailing = insets.trailing }
    return changed
  }

  /// The configuration with a least height in points; nil for that of a standard row. The width is that
  /// of the row whatever it is.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var changed = self
    changed.leastHeight = height
    return changed
  }

  /// The view that hosts the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIHostingContentView(configuration: self)
  }

  /// The same for every state: the content does not see it.
  public nonisolated func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == Never {
  /// A configuration that shows what `content` returns.
  public init(content: () -> Content) { self.init(content(), HostedMargins(), nil) }
}

/// The margins that were set, in points; nil for those of the cell.
struct HostedMargins {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
}
