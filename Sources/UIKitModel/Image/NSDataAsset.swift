import Foundation

/// Data of the asset catalog. There is none here: nil.
@preconcurrency @MainActor open class NSDataAsset: NSObject {
  /// The name of the data.
  public let name: String
  /// The data.
  public let data: Data

  /// The data of a name; nil.
  public init?(name: String) { nil }

  /// The data of a name in a bundle; nil.
  public convenience init?(name: String, bundle: Bundle) { self.init(name: name) }
}
