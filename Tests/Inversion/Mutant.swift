/// Text that is put into a file before a byte, and what is removed behind it.
struct Edit: Hashable {
  var offset: Int
  var text = ""
  /// How many bytes are written over with spaces; line ends stay.
  var removed = 0
}

/// A case that is made wrong, and where it must fail.
struct Mutant {
  /// The entry's id and the case's slug.
  var `case`: String
  /// The edits of the entry's file.
  var edits: [Edit] = []
  /// The lines that its failures must name.
  var lines: Set<Int> = []
  /// The lines that they may name besides.
  var otherLines: Set<Int> = []
  /// What the messages must have, each behind a minus.
  var texts: [String] = []
  /// The Swift file that the case is in.
  var swiftFile: String?
}
