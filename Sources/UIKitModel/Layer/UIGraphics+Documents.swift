import Foundation

/// The size of a page where a document begins without one, in points (Apple,
/// `UIGraphicsBeginPDFContextToData`).
private let usualPage = CGRect(x: 0, y: 0, width: 612, height: 792)

/// Begins a document with pages of `bounds`, in points. Inert: nothing is written to the data.
@preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { beginDocument(bounds) }

/// Begins a document with pages of `bounds`, in points. Inert: no file is written.
@discardableResult @preconcurrency @MainActor public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  beginDocument(bounds)
  return true
}

@MainActor private func beginDocument(_ bounds: CGRect) {
  let page = bounds.isEmpty ? usualPage : bounds
  AppProcess.current.imageContexts.append(
    ImageContext(size: page.size, scale: 1, context: CGContext(), page: page))
}

/// Begins a page of the document's size. Inert: nothing is written.
@preconcurrency @MainActor public func UIGraphicsBeginPDFPage() {}

/// Begins a page of `bounds`, in points. Inert: nothing is written.
@preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {
  let process = AppProcess.current
  guard let document = process.imageContexts.last, document.page != nil else { return }
  process.imageContexts[process.imageContexts.count - 1].page =
    bounds.isEmpty ? usualPage : bounds
}

/// The rectangle of the page that is being drawn, in points; empty outside of a document.
@preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect {
  AppProcess.current.imageContexts.last?.page ?? .zero
}

/// Ends the document.
@preconcurrency @MainActor public func UIGraphicsEndPDFContext() { UIGraphicsEndImageContext() }
