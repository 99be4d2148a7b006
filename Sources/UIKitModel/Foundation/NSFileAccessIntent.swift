import Foundation

/// What is to be done with a file.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL

  private init(_ url: URL) { self.url = url }

  /// To read it. Held: the options.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }

  /// To write it. Held: the options.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
}
