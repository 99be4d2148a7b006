import Foundation

extension NSKeyedUnarchiver {
  /// The objects of an array, all of a class.
  public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSSecureCoding>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? {
    try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [DecodedObjectType]
  }

  /// The objects of an array, each of one of some classes.
  public static func unarchivedArrayOfObjects(
    ofClasses classes: [AnyClass], from data: Data
  ) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }

  /// The objects and keys of a dictionary, all of a class.
  public static func unarchivedDictionary<
    Key: NSObject & NSCopying & NSSecureCoding, Object: NSObject & NSSecureCoding
  >(
    ofKeyClass keyClass: Key.Type, objectClass valueClass: Object.Type, from data: Data
  ) throws -> [Key: Object]? {
    let classes: [AnyClass] = [NSDictionary.self, keyClass, valueClass]
    return try unarchivedObject(ofClasses: classes, from: data) as? [Key: Object]
  }
}
