import Foundation

// Values that Objective-C makes objects of where a format takes an argument: `%@` writes what
// describes the object.

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// What a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: (self as NSDate).description) }
  /// Nothing: a format takes the object.
  public var _cVarArgEncoding: [Int] { [] }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// What a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: (self as NSArray).description) }
  /// Nothing: a format takes the object.
  public var _cVarArgEncoding: [Int] { [] }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// What a format writes.
  public var _cVarArgObject: any CVarArg { NSString(string: (self as NSDictionary).description) }
  /// Nothing: a format takes the object.
  public var _cVarArgEncoding: [Int] { [] }
}
