import Foundation

/// An object that shows a file and hears what others do with it. Held: nobody else uses files here.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file.
  var presentedItemURL: URL? { get }
  /// The queue on which it is called.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Somebody wants to read the file.
  func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Somebody wants to write the file.
  func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Changes are to be written.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// The file will be removed.
  func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// The file has moved.
  func presentedItemDidMove(to newURL: URL)
  /// The file has changed.
  func presentedItemDidChange()
  /// A file in the folder has changed.
  func presentedSubitemDidChange(at url: URL)
  /// There is a file in the folder.
  func presentedSubitemDidAppear(at url: URL)
}

extension NSFilePresenter {
  /// Lets the reader read.
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { reader(nil) }
  /// Lets the writer write.
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { writer(nil) }
  /// Has nothing to write.
  public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Lets the file go.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
  /// Does nothing.
  public func presentedSubitemDidAppear(at url: URL) {}
}
