import Foundation

/// A place for an object that a function gives back, which Objective-C alone releases by itself.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A place for an error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
