/// What a ``UIHostingConfiguration`` shows: a value that makes a view, and brings one up to date that
/// a value of its type has made.
///
/// SwiftUI does not exist here. Where an app has a `View` whose `@State` lives on from one value to the
/// next, a test has a value like this, with the state in the view that it makes:
///
///     struct BookView: UIHostedView {
///       let title: String
///       func makeHostedView() -> UILabel { UILabel() }
///       func updateHostedView(_ view: UILabel) { view.text = title }
///     }
@preconcurrency @MainActor public protocol UIHostedView {
  /// The type of the view.
  associatedtype HostedView: UIView
  /// Makes the view; it is brought up to date right after.
  func makeHostedView() -> HostedView
  /// Shows this value in a view that it, or another of its type and identity, has made.
  func updateHostedView(_ view: HostedView)
}

extension UIHostedView {
  /// The same content under an identity: with another one it gets a view of its own.
  public func id<ID: Hashable>(_ id: ID) -> UIIdentifiedHostedView<Self> {
    UIIdentifiedHostedView(content: self, id: AnyHashable(id))
  }
}

/// Hosted content under an identity.
public struct UIIdentifiedHostedView<Content: UIHostedView>: UIHostedView {
  let content: Content
  let id: AnyHashable

  /// Makes the view of the content.
  public func makeHostedView() -> Content.HostedView { content.makeHostedView() }
  /// Shows the content.
  public func updateHostedView(_ view: Content.HostedView) { content.updateHostedView(view) }
}

/// Content that has an identity.
@MainActor protocol IdentifiedContent {
  var id: AnyHashable { get }
}

extension UIIdentifiedHostedView: IdentifiedContent {}
