import Foundation

/// Draws pages; held, there is no printer.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  private let objectiveC = ObjectiveCTable<UIPrintPageRendererMembers>()
  // What apps set by its name alone, to have a document without a printer.
  /// The page.
  var paper = CGRect.zero
  /// What of the page can be printed on.
  var printable = CGRect.zero

  /// The height above the content, in points; held.
  open var headerHeight: CGFloat = 0
  /// The height below the content, in points; held.
  open var footerHeight: CGFloat = 0
  /// The page, in points: none, there is no paper. A subclass may have one, and code sets it by its
  /// name.
  open var paperRect: CGRect { paper }
  /// What of the page can be printed on, in points: none. A subclass may have it, and code sets it by
  /// its name.
  open var printableRect: CGRect { printable }
  /// How many pages there are: those of the formatters.
  open var numberOfPages: Int { printFormatters?.reduce(0) { $0 + $1.pageCount } ?? 0 }
  /// What lays out the contents.
  open var printFormatters: [UIPrintFormatter]?

  /// A renderer without contents.
  public override init() { super.init() }

  /// What lays out the contents of a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { $0.startPage == pageIndex }
  }
  /// Adds what lays out a content, from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Called before pages are drawn. Inert: nothing calls it.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: its parts.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    drawHeaderForPage(at: pageIndex, in: printableRect)
    drawContentForPage(at: pageIndex, in: printableRect)
    drawFooterForPage(at: pageIndex, in: printableRect)
  }
  /// Draws what is above the content. Inert: nothing is drawn.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content. Inert: nothing is drawn.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws what is below the content. Inert: nothing is drawn.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

enum UIPrintPageRendererMembers: ObjectiveCMembers {
  static var members: [ObjectiveCMember] {
    [
      .init("headerHeight", \UIPrintPageRenderer.headerHeight),
      .init("footerHeight", \UIPrintPageRenderer.footerHeight),
      // By their names alone.
      .init("paperRect", \UIPrintPageRenderer.paper),
      .init("printableRect", \UIPrintPageRenderer.printable),
    ]
  }
}
