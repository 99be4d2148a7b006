import Foundation

/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  case blackTranslucent = 2
}

/// The room in which a bar is shown.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}
