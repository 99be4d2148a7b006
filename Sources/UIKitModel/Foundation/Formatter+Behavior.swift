import Foundation

extension NumberFormatter {
  /// The forms that macOS has had of the class; iOS has one.
  public enum Behavior: UInt, Sendable {
    /// The usual one.
    case `default` = 0
    /// That of Mac OS X 10.4.
    case behavior10_4 = 1040
  }

  /// The form of the class. Inert: that of Mac OS X 10.4, as on iOS.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// The forms that macOS has had of the class; iOS has one.
  public enum Behavior: UInt, Sendable {
    /// The usual one.
    case `default` = 0
    /// That of Mac OS X 10.4.
    case behavior10_4 = 1040
  }

  /// The form of the class. Inert: that of Mac OS X 10.4, as on iOS.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
