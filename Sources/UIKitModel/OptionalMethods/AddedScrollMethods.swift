import Foundation

extension UIScrollViewDelegate {
  /// Calls a method that a subclass has added (``AddedMethods``); nil if none has.
  func added<Method: AddedMethod, Answer>(
    _ method: Method.Type, _ name: String = #function, _ body: (Method) -> Answer
  ) -> Answer? {
    AddedMethods.call(
      method, named: name, on: self, of: (any UIScrollViewDelegate).self,
      conforms: { $0 is any UIScrollViewDelegate.Type }, body)
  }
}

/// The types of the optional methods of a scroll view's delegate.
enum AddedScrollMethod {
  struct Event: AddedMethod { let call: (UIScrollView) -> Void }
  struct DraggingEnd: AddedMethod { let call: (UIScrollView, Bool) -> Void }
  struct Answer: AddedMethod { let call: (UIScrollView) -> Bool }
}
