import Foundation

/// Changes the attributes of a text; equal to another only if it is the same (iOS 15).
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  /// What distinguishes one from another.
  private final class Identity {}

  /// What it does.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// A transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Whether the two are the same.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Mixes the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
