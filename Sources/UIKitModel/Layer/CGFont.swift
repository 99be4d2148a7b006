import Foundation

/// A font as Core Graphics has it; held, fonts are measured elsewhere.
public final class CGFont: Sendable {
  private let name: String?
  /// The name that PostScript has for it; nil for a font of a file, which is not read.
  public var postScriptName: CFString? { name.map { $0 as CFString } }
  /// The whole name; nil for a font of a file, which is not read.
  public var fullName: CFString? { postScriptName }

  /// A font of a file, which is not read.
  public init?(_ provider: CGDataProvider) { name = nil }

  /// A font by its name.
  public init?(_ name: CFString) { self.name = name as String }
}

/// The key of the page size of a PDF document: the bytes of a `CGRect`.
public nonisolated(unsafe) let kCGPDFContextMediaBox: CFString = "MediaBox"
/// The key of who made a PDF document.
public nonisolated(unsafe) let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of who wrote a PDF document.
public nonisolated(unsafe) let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of the title of a PDF document.
public nonisolated(unsafe) let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
