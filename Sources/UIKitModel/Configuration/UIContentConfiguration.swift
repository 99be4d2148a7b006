import Foundation

/// A description of content that makes the view that shows it (iOS 14).
public protocol UIContentConfiguration {
  /// A new view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
