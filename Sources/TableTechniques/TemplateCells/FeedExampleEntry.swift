#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
#endif

/// What a row of ``FeedExample`` shows.
public struct FeedExampleEntry: Sendable {
  /// One line.
  public var title: String
  /// Any number of lines; none when empty.
  public var content: String
  /// The height of the picture in points; none when 0.
  public var imageHeight: CGFloat
  /// One line.
  public var userName: String

  /// An entry by its parts.
  public init(title: String, content: String, imageHeight: CGFloat, userName: String) {
    self.title = title
    self.content = content
    self.imageHeight = imageHeight
    self.userName = userName
  }

  /// An entry of a picture alone: its row is 36 points higher than the picture, and a pixel.
  public init(pictureHeight: CGFloat) {
    self.init(title: "", content: "", imageHeight: pictureHeight, userName: "")
  }
}

extension FeedExampleEntry {
  /// Seven entries whose content takes 2, 2, 1, 1, 3, 5 and 0 lines of a table 375 points wide, with
  /// pictures as high as those of the original's demo (F-24, F-25).
  public static let all = [
    FeedExampleEntry(
      title: "Low tide",
      content: "We walked out to the wreck before breakfast and had the whole sandbank to "
        + "ourselves for an hour.",
      imageHeight: 128, userName: "Ada"),
    FeedExampleEntry(
      title: "Bread, third try",
      content: "More water, less yeast, a longer night. The crust sings when it comes out of "
        + "the oven.",
      imageHeight: 50, userName: "Bruno"),
    FeedExampleEntry(
      title: "Found on the roof", content: "A chess piece. No idea.", imageHeight: 169,
      userName: "Carla"),
    FeedExampleEntry(
      title: "The new bridge", content: "Opened a week early.", imageHeight: 195,
      userName: "Dilek"),
    FeedExampleEntry(
      title: "Field notes",
      content: "Two herons, one of them fishing. Rain from eleven on, so the path along the "
        + "canal was ours alone until the café opened its shutters at noon.",
      imageHeight: 156, userName: "Emil"),
    FeedExampleEntry(
      title: "On keeping a list",
      content: "I used to write everything down and read nothing of it again. Now there is one "
        + "page a week, and on Sunday I copy what is still open to the next. What I am too lazy "
        + "to copy was not worth doing, and what I have copied five times gets done on Monday.",
      imageHeight: 0, userName: "Fatou"),
    FeedExampleEntry(title: "Untitled", content: "", imageHeight: 93, userName: "Goran"),
  ]
}
