import Foundation

/// A document of pages. Inert: no PDF is read, so that there is none.
public final class CGPDFDocument: Sendable {
  /// The document of a file. Inert: there is none.
  public init?(_ url: CFURL) { return nil }

  /// How many pages there are.
  public var numberOfPages: Int { 0 }
  /// A page, from 1 on; nil where there is none.
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
}

/// A page of a document. Inert: no PDF is read, so that there is none.
public final class CGPDFPage: Sendable {
  private init() {}

  /// Which page it is, from 1 on.
  public var pageNumber: Int { 0 }
  /// How far the page is turned, in degrees.
  public var rotationAngle: Int32 { 0 }
  /// The rectangle of a part of the page, in points.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
}

/// A part of a page.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

extension CGContext {
  /// Inert: nothing is drawn.
  public func drawPDFPage(_ page: CGPDFPage) {}
}
