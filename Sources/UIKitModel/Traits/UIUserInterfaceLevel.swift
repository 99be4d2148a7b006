import Foundation

/// Whether content lies on a screen or above it: a sheet in front of another screen is elevated.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
