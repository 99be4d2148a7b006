import Foundation

/// How something is printed; held, there is no printer.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }

  /// Which way the paper lies.
  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }

  /// On which sides of the paper.
  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  /// The printer; held.
  open var printerID: String?
  /// The name of the job; held.
  open var jobName = ""
  /// What is printed; held.
  open var outputType = OutputType.general
  /// Which way the paper lies; held.
  open var orientation = Orientation.portrait
  /// On which sides of the paper; held.
  open var duplex = Duplex.none

  /// Values as they are by default.
  public override init() { super.init() }

  /// Values as they are by default.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// Values of a dictionary, of which nothing is read.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}
