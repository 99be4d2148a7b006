import Foundation

/// Why a request of a scene came to nothing.
public struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of refusals.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported, requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied
  }

  /// The domain of the errors.
  public static let errorDomain = "UISceneErrorDomain"
  /// The kind of the refusal.
  public let code: Code
  /// What was refused.
  public let errorDescription: String?

  /// A refusal, with its text.
  public init(_ code: Code, _ errorDescription: String? = nil) {
    self.code = code
    self.errorDescription = errorDescription
  }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The text of the refusal.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
