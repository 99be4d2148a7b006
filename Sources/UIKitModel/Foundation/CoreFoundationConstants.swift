import Foundation

/// What makes objects of Core Foundation; Swift makes them here.
public final class CFAllocator: Sendable {}

/// The usual allocator, which is nil on Apple's systems, too.
public var kCFAllocatorDefault: CFAllocator! { nil }

/// True.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
/// The object for nothing.
public let kCFNull: CFNull! = NSNull()

// MARK: - Keys of an Info.plist

/// The short name of the app.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The number of the build.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The identifier.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The name of the program.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The language that the app is developed in.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The version of the file's form.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
/// The languages of the app.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }

// MARK: - Domains of errors

/// Errors of POSIX.
public var kCFErrorDomainPOSIX: CFString! { "NSPOSIXErrorDomain" }
/// Errors that are an `OSStatus`.
public var kCFErrorDomainOSStatus: CFString! { "NSOSStatusErrorDomain" }
/// Errors of Mach.
public var kCFErrorDomainMach: CFString! { "NSMachErrorDomain" }
/// Errors of Foundation.
public var kCFErrorDomainCocoa: CFString! { "NSCocoaErrorDomain" }
/// Errors of the network.
public var kCFErrorDomainCFNetwork: CFString! { "kCFErrorDomainCFNetwork" }

// MARK: - Proxies

/// The user's name for a proxy.
public var kCFStreamPropertySOCKSUser: CFString! { "kCFStreamPropertySOCKSUser" }
/// The user's password for a proxy.
public var kCFStreamPropertySOCKSPassword: CFString! { "kCFStreamPropertySOCKSPassword" }
