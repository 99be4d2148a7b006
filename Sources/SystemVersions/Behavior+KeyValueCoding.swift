// What apps reach by a key that UIKit does not document.

extension Behavior {
  /// Whether the keys with an underscore of text fields and search bars raise.
  ///
  /// Source: from iOS 13, in apps that are built with its tools (devxoul/UITextView-Placeholder #61,
  /// draveness/DKNightVersion #116, Tencent/QMUI_iOS #617, umhan35/react-native-search-bar #173).
  public var refusesUnderscoreKeys: Bool { since(13) }

  /// Whether the application has a status bar that a key reaches, as against an exception.
  ///
  /// Source: until iOS 12; from iOS 13 an exception (kukushi/SideMenu #75, #81, jonkykong/SideMenu
  /// #545, whf5566/UIDebuggingTool #3).
  public var hasStatusBarView: Bool { before(13) }

  /// Whether the key `orientation` of a device turns it.
  ///
  /// Source: until iOS 15; from iOS 16 the console says that it is not supported
  /// (fuse-open/fuselibs #1454 from the release notes, wonday/react-native-orientation-locker #241).
  public var turnsDeviceByKey: Bool { before(16) }
}
