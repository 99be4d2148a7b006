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
/// A text that can be changed.
public typealias CFMutableString = NSMutableString
/// A list that can be changed.
public typealias CFMutableArray = NSMutableArray
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// A set.
public typealias CFSet = NSSet
/// A moment.
public typealias CFDate = NSDate
/// True or false.
public typealias CFBoolean = NSNumber
/// The object for nothing.
public typealias CFNull = NSNull
/// An error.
public typealias CFError = NSError
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Customs of a region.
public typealias CFLocale = NSLocale
/// A timer.
public typealias CFRunLoopTimer = Timer

/// A place in a list, or a count.
public typealias CFIndex = Int
/// Options of a function.
public typealias CFOptionFlags = UInt
/// A number by which objects are found.
public typealias CFHashCode = UInt
