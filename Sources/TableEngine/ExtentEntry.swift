/// What a node knows about one child: how many extents are in it and how high they are together.
struct ExtentEntry: Sendable {
  /// A leaf or a node, depending on the level.
  var child: Int32
  var count: Int
  var total: Double
}

/// One entry, or two where they did not fit into one.
struct ExtentHalves: Sendable {
  var first: ExtentEntry
  var second: ExtentEntry?
}

/// A part of the sequence: a leaf (level 0), a node (level 1 and up), or nothing.
struct ExtentSubtree: Sendable {
  var child: Int32
  var level: Int

  static let empty = ExtentSubtree(child: 0, level: -1)

  var isEmpty: Bool {
    level < 0
  }
}
