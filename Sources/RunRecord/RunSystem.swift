/// On what a run was made: the reference model, UIKit of a real system, or the system at hand.
package struct RunSystem: Codable, Hashable, Sendable {
  package enum Platform: String, Codable, Sendable {
    /// The reference model of UIKit.
    case model
    /// Apple's UIKit, on a device or a simulator, or under Mac Catalyst.
    case device
    /// The system that the tests were compiled for, of a book that is not about UIKit.
    case host
  }

  package var platform: Platform
  /// The device and its system, `iPhone 15, iOS 18.5`; the platform of a host,
  /// `x86_64-unknown-linux-gnu`; nil for the model.
  package var name: String?
  /// The day of the run, `2026-11-21`, on a device.
  package var date: String?

  package static let model = RunSystem(platform: .model)

  /// UIKit of a real system, with the name that readers use, and the day of the run (`2026-11-21`).
  package static func device(_ name: String, date: String) -> RunSystem {
    RunSystem(platform: .device, name: name, date: date)
  }

  /// The system at hand, by its platform.
  package static func host(_ platform: String) -> RunSystem {
    RunSystem(platform: .host, name: platform)
  }

  /// Whether a page can name what the run was made on.
  package var isComplete: Bool {
    switch platform {
    case .model: true
    case .host: name?.isEmpty == false
    case .device: name?.isEmpty == false && date?.isEmpty == false
    }
  }
}

// MARK: - CustomStringConvertible

extension RunSystem: CustomStringConvertible {
  package var description: String {
    [name ?? "the model", date].compactMap { $0 }.joined(separator: ", ")
  }
}
