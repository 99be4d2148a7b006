import Foundation

/// A view that shows pages of the web, which Apple replaced by `WKWebView` (deprecated in iOS 12).
///
/// It has its scroll view. Inert: nothing is loaded, so that no page is shown and its delegate is not
/// called. `URLRequest` is in a module of its own on Linux, which the model does not load: a request
/// is taken as any value, and `request` and the delegate's question about one are not declared.
@available(*, deprecated, message: "use WKWebView")
@preconcurrency @MainActor open class UIWebView: UIView {
  /// What a page would call.
  open weak var delegate: (any UIWebViewDelegate)?
  /// What pages would scroll in.
  open private(set) lazy var scrollView = makeScrollView()
  /// Whether a page is being loaded: never.
  open var isLoading: Bool { false }
  /// Whether there is a page before this one: never.
  open var canGoBack: Bool { false }
  /// Whether there is a page after this one: never.
  open var canGoForward: Bool { false }
  /// Whether a page is as wide as the view; held.
  open var scalesPageToFit = false
  /// What becomes links; held.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether videos play within the page; held.
  open var allowsInlineMediaPlayback = false
  /// Whether videos wait for a tap; held.
  open var mediaPlaybackRequiresUserAction = true
  /// Whether a script may show the keyboard; held.
  open var keyboardDisplayRequiresUserAction = true

  private func makeScrollView() -> UIScrollView {
    let made = UIScrollView(frame: bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(made)
    return made
  }

  /// Inert: no request is sent.
  open func loadRequest(_ request: Any) {}
  /// Inert: there is nothing that reads HTML.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Inert: there is nothing that shows data.
  open func load(
    _ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL
  ) {}
  /// Inert: there is no page.
  open func reload() {}
  /// Inert: nothing is being loaded.
  open func stopLoading() {}
  /// Inert: there is no page before this one.
  open func goBack() {}
  /// Inert: there is no page after this one.
  open func goForward() {}
  /// Inert: there is no page that runs a script; always nil.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// Is called when a web view loads a page; every method is optional.
@available(*, deprecated, message: "use WKNavigationDelegate")
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Called when a page begins to load. Inert: none does.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called when a page has loaded. Inert: none has.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called when a page could not be loaded. Inert: none is.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

/// Default implementations, which mean that a delegate does not implement the method.
@available(*, deprecated, message: "use WKNavigationDelegate")
extension UIWebViewDelegate {
  /// Default implementation: does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Default implementation: does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Default implementation: does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

@available(*, deprecated, message: "use WKNavigationType")
extension UIWebView {
  /// Why a page is loaded.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }
}

/// The former name of `UIWebView.NavigationType`.
@available(*, deprecated, message: "use WKNavigationType")
public typealias UIWebViewNavigationType = UIWebView.NavigationType
