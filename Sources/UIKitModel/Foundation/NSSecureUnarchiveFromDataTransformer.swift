import Foundation

/// Makes data of objects of some classes, and objects of data.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  /// The objects in data.
  open override func transformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap {
      try? NSKeyedUnarchiver.unarchivedObject(
        ofClasses: Self.allowedTopLevelClasses, from: $0)
    }
  }

  /// The data of objects.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)
    }
  }
}
