import Foundation

/// An exception that the app raises as Objective-C does; Linux's Foundation has none.
open class NSException: NSObject {
  /// The exception's name.
  public let name: NSExceptionName
  /// What the console shows beside the name.
  public let reason: String?
  /// What the app adds.
  public let userInfo: [AnyHashable: Any]?

  /// An exception that is not raised yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Raises the exception, as ``UIKitException/raise()`` does: it returns where a `caught` runs,
  /// and ends the process where none does.
  open func raise() {
    let exception = UIKitException(name: name.rawValue, reason: reason ?? "(null)")
    AppProcess.current.raise(exception, isOfApp: true)
  }

  /// Raises an exception whose reason is a format with its arguments.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList).description)
      .raise()
  }

  open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
  /// Nothing in particular.
  public static var genericException: NSExceptionName { named("NSGenericException") }
  /// Beyond the end.
  public static var rangeException: NSExceptionName { named(UIKitException.Name.range) }
  /// An argument that the method cannot take.
  public static var invalidArgumentException: NSExceptionName {
    named(UIKitException.Name.invalidArgument)
  }
  /// An assertion that failed.
  public static var internalInconsistencyException: NSExceptionName {
    named(UIKitException.Name.internalInconsistency)
  }
  /// An object that is not there.
  public static var objectNotAvailableException: NSExceptionName {
    named("NSObjectNotAvailableException")
  }
  /// No more memory.
  public static var mallocException: NSExceptionName { named("NSMallocException") }

  private static func named(_ name: String) -> NSExceptionName { NSExceptionName(rawValue: name) }
}
