import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a function of the system gives back; 0 is no error.
public typealias OSStatus = Int32
/// What a function of the system gives back; 0 is no error.
public typealias OSErr = Int16
/// A type by four letters.
public typealias OSType = UInt32
/// A type by four letters.
public typealias FourCharCode = UInt32

/// No error.
public let noErr: OSStatus = 0

/// The greatest whole number.
public let NSIntegerMax = Int.max
/// The least whole number.
public let NSIntegerMin = Int.min
/// The greatest whole number without a sign.
public let NSUIntegerMax = UInt.max

// MARK: - Addresses

extension sockaddr_in {
  /// An address; the length is a part of it on Apple's systems alone.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }

  /// How long the address is. Inert: a part of it on Apple's systems alone.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// How long the address is. Inert: a part of it on Apple's systems alone.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

// MARK: - Functions that Apple's C lets have nil

/// Compares two texts; nil is the empty one, where Apple's systems end the program.
public func strcmp(_ s1: UnsafePointer<CChar>?, _ s2: UnsafePointer<CChar>?) -> Int32 {
  let (first, second) = (s1.map { String(cString: $0) }, s2.map { String(cString: $0) })
  return first.orEmpty.withCString { first in
    second.orEmpty.withCString { strcmp(first, $0) as Int32 }
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}

/// Sets a variable of the environment; nil sets none.
@discardableResult public func setenv(
  _ name: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?, _ overwrite: Int32
) -> Int32 {
  guard let name, let value else { return -1 }
  return setenv(name, value, overwrite) as Int32
}
