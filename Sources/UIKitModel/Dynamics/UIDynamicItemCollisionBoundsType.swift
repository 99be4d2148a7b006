import Foundation

/// The form of an item that others bounce off.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}
