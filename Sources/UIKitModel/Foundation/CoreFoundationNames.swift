import Foundation

/// A moment, in seconds since 2001.
public typealias CFAbsoluteTime = Double

/// Now, in seconds since 2001. Foundation's clock, not the loop's.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs a body. Objective-C's pools do not exist here: objects go as soon as nobody has them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Begins to keep other threads from an object. Inert: the model's app has one thread, and queues
/// have Swift's own locks.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
/// Ends to keep other threads from an object. Inert.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// Objective-C's whole number.
public typealias NSInteger = Int
/// Objective-C's whole number without a sign.
public typealias NSUInteger = UInt

/// The greatest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// On Apple's systems these are bridged without a cost; here they are Foundation's classes.

/// A text.
public typealias CFString = NSString
/// A list.
public typealias CFArray = NSArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// Bytes.
public typealias CFData = NSData
/// A number.
public typealias CFNumber = NSNumber
/// A URL.
public typealias CFURL = NSURL
/// Any object.
public typealias CFTypeRef = AnyObject
