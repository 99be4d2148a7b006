#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking

  /// Loads what a request names, by the shared session.
  @available(iOS, deprecated: 9.0)
  public final class NSURLConnection: NSObject {
    /// Loads, and waits for it.
    ///
    /// - Throws: the error of the session.
    public class func sendSynchronousRequest(
      _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
      let answer = Answer()
      let task = URLSession.shared.dataTask(with: request) { data, response, error in
        answer.set(data, response, error)
      }
      task.resume()
      let (data, found, error) = answer.wait()
      if let error { throw error }
      response?.pointee = found
      return data ?? Data()
    }

    /// Loads, and calls the handler on a queue.
    public class func sendAsynchronousRequest(
      _ request: URLRequest, queue: OperationQueue,
      completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
      let task = URLSession.shared.dataTask(with: request) { data, response, error in
        queue.addOperation { handler(response, data, error) }
      }
      task.resume()
    }
  }

  /// What has come, for a thread that waits for it.
  private final class Answer: @unchecked Sendable {
    private let isThere = DispatchSemaphore(value: 0)
    private var content: (Data?, URLResponse?, (any Error)?) = (nil, nil, nil)

    func set(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      content = (data, response, error)
      isThere.signal()
    }

    func wait() -> (Data?, URLResponse?, (any Error)?) {
      isThere.wait()
      return content
    }
  }
#endif
