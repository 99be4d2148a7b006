extension UIBarButtonItem {
  /// The texts that identify the button for a person, the visible one first; a test taps it by any of
  /// them, and a picture in words has the first.
  package var names: [String] {
    [
      title, accessibilityLabel, systemItem.flatMap { Self.systemNames[$0] }, image?.name,
      accessibilityIdentifier,
    ]
    .compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The title that is shown: its own, or that of the system's buttons that show one.
  var shownTitle: String? {
    guard title == nil, image == nil, let systemItem, Self.titled.contains(systemItem) else {
      return title
    }
    return Self.systemNames[systemItem]
  }

  /// The buttons of the system that show a word; the others show a sign (Apple,
  /// `UIBarButtonItem.SystemItem`, up to iOS 18).
  private static let titled: Set<SystemItem> = [.done, .cancel, .edit, .save, .undo, .redo]

  /// What the system's own buttons are called; the titles in its English, or what they show.
  private static let systemNames: [SystemItem: String] = [
    .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .add: "Add",
    .compose: "Compose", .reply: "Reply", .action: "Share", .organize: "Organize",
    .bookmarks: "Bookmarks", .search: "Search", .refresh: "Refresh", .stop: "Stop",
    .camera: "Camera", .trash: "Delete", .play: "Play", .pause: "Pause", .rewind: "Rewind",
    .fastForward: "Fast Forward", .undo: "Undo", .redo: "Redo", .pageCurl: "Page Curl",
    .close: "Close",
  ]
}
