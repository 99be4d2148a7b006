import Foundation

// The functions of `CFData`, which is `NSData` here.

/// Bytes.
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! {
  guard let bytes, length > 0 else { return NSData() }
  return NSData(bytes: bytes, length: length)
}

/// Bytes that can be changed, none as yet.
public func CFDataCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex
) -> CFMutableData! { NSMutableData() }

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// The bytes.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The bytes, to be changed.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies the bytes of a part, as far as there are any.
public func CFDataGetBytes(
  _ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  guard let theData, let buffer, range.location >= 0, range.location < theData.length else {
    return
  }
  let length = min(range.length, theData.length - range.location)
  guard length > 0 else { return }
  theData.getBytes(buffer, range: NSRange(location: range.location, length: length))
}

/// Makes room for bytes; new ones are 0.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
  theData?.length = max(length, 0)
}

/// Adds bytes.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  guard let bytes, length > 0 else { return }
  theData?.append(bytes, length: length)
}
