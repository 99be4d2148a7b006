/// On what a run was made: the reference model, or UIKit of a real system.
package struct RunSystem: Codable, Hashable, Sendable {
  package enum Platform: String, Codable, Sendable {
    /// The reference model of UIKit.
    case model
    /// Apple's UIKit, on a device or a simulator, or under Mac Catalyst.
    case device
  }

  package var platform: Platform
  /// The device and its system, `iPhone 15, iOS 18.5`; nil for the model.
  package var name: String?
  /// The day of the run, `2026-11-21`; nil for the model.
  package var date: String?

  package static let model = RunSystem(platform: .model)

  /// UIKit of a real system, with the name that readers use, and the day of the run (`2026-11-21`).
  package static func device(_ name: String, date: String) -> RunSystem {
    RunSystem(platform: .device, name: name, date: date)
  }

  /// Whether a page can name what the run was made on.
  package var isComplete: Bool {
    platform == .model || (name?.isEmpty == false && date?.isEmpty == false)
  }
}

// MARK: - CustomStringConvertible

extension RunSystem: CustomStringConvertible {
  package var description: String {
    [name ?? "the model", date].compactMap { $0 }.joined(separator: ", ")
  }
}
