import Foundation
import TableModel
import Testing

/// Printing and the browser of documents, which do nothing.
@MainActor @Suite struct PrintTests {
  @Test func `nothing can be printed, and what is set is held`() {
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    let controller = UIPrintInteractionController.shared
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.outputType) = ("Notes", .general)
    controller.printInfo = info
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Hello"), startingAtPageAt: 0)
    renderer.addPrintFormatter(UIView().viewPrintFormatter(), startingAtPageAt: 1)
    renderer.setValue(CGRect(x: 0, y: 0, width: 595, height: 842), forKey: "paperRect")
    #expect(renderer.numberOfPages == 2 && renderer.paperRect.width == 595)
    #expect(renderer.printFormattersForPage(at: 1)?.count == 1)
    controller.printPageRenderer = renderer
    #expect(!controller.present(animated: true) && controller.printInfo?.jobName == "Notes")
  }

  private final class Browser: UIDocumentBrowserViewController,
    UIDocumentBrowserViewControllerDelegate
  {
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
      allowsDocumentCreation = true
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(URL(fileURLWithPath: "/tmp/new.txt"), .move) }
  }

  @Test func `a test calls the delegate of a browser of documents`() {
    let browser = Browser(forOpening: [.plainText])
    browser.loadViewIfNeeded()
    var made: URL?
    browser.delegate?.documentBrowser(browser) { url, _ in made = url }
    #expect(made?.lastPathComponent == "new.txt")
    #expect(browser.allowedContentTypes == ["public.plain-text"])
    browser.transitionController(forDocumentAt: URL(fileURLWithPath: "/tmp/new.txt")).targetView =
      browser.view
  }
}
