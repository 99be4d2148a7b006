import Foundation

/// What is called for an exception that nobody catches.
public typealias NSUncaughtExceptionHandler = (NSException) -> Void

/// Sets what is called for an exception that nobody catches. Inert: the console shows it.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {}

/// What is called for an exception that nobody catches: nothing.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { nil }

extension NSException {
  /// The calls that led to the exception. Held: none are written down.
  public var callStackSymbols: [String] { [] }
  /// The addresses of the calls that led to the exception. Held: none are written down.
  public var callStackReturnAddresses: [NSNumber] { [] }
}
