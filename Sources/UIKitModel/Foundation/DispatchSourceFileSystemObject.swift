import Dispatch
import Foundation

/// A source of what happens to a file. Held: Linux's Dispatch has none, and its handler is never called;
/// that of its end is.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSourceFileSystemObject {
  /// What has happened: nothing.
  public var data: DispatchSource.FileSystemEvent { [] }
}

extension DispatchSource: DispatchSourceFileSystemObject {
  /// A source of what happens to a file. Held: nothing does.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    unsafeDowncast(makeUserDataAddSource(queue: queue) as AnyObject, to: DispatchSource.self)
  }
}
