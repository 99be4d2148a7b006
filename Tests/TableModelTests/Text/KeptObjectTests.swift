import Foundation
import TableModel
import Testing

/// What measuring text and showing the keyboard must not keep: a run of many screens would grow.
@MainActor struct KeptObjectTests {
  @Test func `a font goes after text in it was measured`() {
    weak var font: UIFont?
    do {
      let made = UIFont(descriptor: UIFontDescriptor(), size: 17.25)
      font = made
      let size = "Some text".size(withAttributes: [.font: made])
      let rect = "Some text".boundingRect(
        with: CGSize(width: 40, height: 0), options: .usesLineFragmentOrigin,
        attributes: [.font: made], context: nil)
      #expect(size.width > 40 && rect.height > size.height)
    }
    #expect(font == nil)
  }

  @Test func `a process goes after its keyboard was met by a finger`() {
    weak var process: AppProcess?
    do {
      let made = AppProcess()
      process = made
      AppProcess.$bound.withValue(made) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        window.isHidden = false
        field.becomeFirstResponder()
        MainLoop.runUntilIdle()
        let hit = window.hitTest(CGPoint(x: 160, y: 560), with: nil)
        #expect(hit != nil && hit !== window)
        #expect(window.hitTest(CGPoint(x: 160, y: 560), with: nil) === hit)
        field.resignFirstResponder()
        MainLoop.runUntilIdle()
      }
    }
    #expect(process == nil)
  }
}
