#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  // What a session's settings have on Apple's systems, by the mechanism of `Bundle+AppResources.swift`.

  extension URLSessionConfiguration {
    /// The settings of a session that goes on in the background. Held: they are the usual ones, and
    /// the session ends with the process.
    @_disfavoredOverload public class func background(
      withIdentifier identifier: String
    ) -> URLSessionConfiguration { .default }

    /// Whether a task waits for a network. Inert: it fails without one.
    @_disfavoredOverload public var waitsForConnectivity: Bool {
      get { false }
      set {}
    }
    /// Whether the system chooses the time. Inert.
    @_disfavoredOverload public var isDiscretionary: Bool {
      get { false }
      set {}
    }
    /// The folder of a group that downloads come to. Inert.
    @_disfavoredOverload public var sharedContainerIdentifier: String? {
      get { nil }
      set {}
    }
    /// Whether connections stay when the app goes to the background. Inert.
    @_disfavoredOverload public var shouldUseExtendedBackgroundIdleMode: Bool {
      get { false }
      set {}
    }
    /// Whether the app is started for a session that has ended. Inert.
    @_disfavoredOverload public var sessionSendsLaunchEvents: Bool {
      get { false }
      set {}
    }
    /// Whether a network that costs money is used (iOS 13). Inert.
    @_disfavoredOverload public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether a network is used that is to be spared (iOS 13). Inert.
    @_disfavoredOverload public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
  }
#endif
