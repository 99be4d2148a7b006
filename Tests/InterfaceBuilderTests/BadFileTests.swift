import Foundation
import TableModel
import Testing

@testable import InterfaceBuilder

@MainActor @Suite("A file that cannot be read") struct BadFileTests {
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let line: Int
    let says: String
    var testDescription: String { name }
  }

  nonisolated static let head =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"

  nonisolated static let files = [
    File(name: "no XML", text: "Hello,\nworld", line: 1, says: "no whole XML"),
    File(name: "empty", text: "", line: 1, says: "empty"),
    File(
      name: "truncated", text: "\(head)\n<objects>\n<view id=\"a\">\n<subviews>", line: 4,
      says: "no whole XML"),
    File(
      name: "truncated in a tag", text: "\(head)\n<objects>\n<view id=\"a", line: 3,
      says: "no whole XML"),
    File(name: "compiled", text: "NIBArchive\u{1}", line: 1, says: "compiled nib"),
    File(name: "another document", text: "<plist>\n</plist>", line: 1, says: "no document"),
    File(
      name: "for macOS", text: "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
      line: 1,
      says: "are not read"),
    File(
      name: "the same id twice",
      text: "\(head)\n<objects>\n<view id=\"a\"/>\n<view id=\"a\"/>\n</objects></document>",
      line: 4, says: "<view> in line 3"),
    File(
      name: "an external entity",
      text: "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>\n"
        + "\(head)<objects><label text=\"&e;\"/></objects></document>",
      line: 2, says: "never loaded"),
    File(
      name: "entities that grow",
      text: "<!DOCTYPE d [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>\(head)&b;</document>", line: 1,
      says: "never loaded"),
    File(
      name: "a document type behind comments",
      text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- <!DOCTYPE x> <document -->\n"
        + "  <!DOCTYPE d>\n\(head)<objects/></document>",
      line: 3, says: "never loaded"),
    File(
      name: "an entity that is not declared",
      text: "\(head)\n<objects>\n<label text=\"A\">&nbsp;</label>\n<view/>\n</objects></document>",
      line: 3, says: "&nbsp; is none of XML's own entities"),
    File(
      name: "an entity in an attribute",
      text: "\(head)\n<objects>\n<view/>\n<label text=\"A&copy;B\"/>\n\n</objects></document>",
      line: 4, says: "&copy; is none of XML's own entities"),
    File(
      name: "another end tag",
      text: "\(head)\n<objects>\n<view>\n</label>\n\n</objects></document>",
      line: 4, says: "this end tag is not that of the open element"),
    File(
      name: "another encoding",
      text: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\(head)<objects/></document>",
      line: 1, says: "written in ISO-8859-1"),
    File(
      name: "10,000 deep",
      text: head + "\n<objects>" + String(repeating: "<view><subviews>", count: 5_000)
        + String(repeating: "</subviews></view>", count: 5_000) + "</objects></document>",
      line: 2, says: "deep"),
    File(
      name: "no objects", text: "\(head)\n</document>", line: 1, says: "no <objects>"),
  ]

  @Test("says where and why", arguments: files) func reason(_ file: File) throws {
    let exception = try #require(
      UIKitException.caught {
        _ = UINib(data: Data(file.text.utf8), bundle: nil).instantiate(withOwner: nil)
      })
    #expect(exception.reason.hasPrefix("data:\(file.line):"), "\(exception.reason)")
    #expect(exception.reason.contains(file.says), "\(exception.reason)")
  }

  @Test(
    "loads no entity in an encoding of two or four bytes",
    arguments: [
      String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian,
      .utf32BigEndian,
    ])
  func encoding(_ encoding: String.Encoding) throws {
    let text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY e \"x\">]>\n"
      + "\(Self.head)<objects><label text=\"A&e;B\"/></objects></document>"
    let data = try #require(text.data(using: encoding))
    let exception = try #require(
      UIKitException.caught { _ = UINib(data: data, bundle: nil).instantiate(withOwner: nil) })
    #expect(exception.reason.hasPrefix("data:1:1: error: the file is no whole XML in UTF-8"))
  }

  @Test("is none where a comment names a document type") func comment() {
    let text =
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- <!DOCTYPE d> -->\n"
      + "\(Self.head)<objects><label text=\"A\"/></objects></document>"
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    #expect((objects.first as? UILabel)?.text == "A")
  }

  @Test("is named by its file") func named() throws {
    let folder = try NibFolder(["Broken.xib": "\(Self.head)\n<objects>"])
    let exception = try #require(
      UIKitException.caught {
        _ = UINib(nibName: "Broken", bundle: nil).instantiate(withOwner: nil)
      })
    #expect(exception.reason.hasPrefix("Broken.xib:2:"))
    _ = folder
  }

  @Test("of ten megabytes is read, or says why not") func large() {
    let label = "<label text=\"\(String(repeating: "text ", count: 200))\"/>"
    let text =
      Self.head + "<objects>" + String(repeating: label, count: 10_000) + "</objects></document>"
    #expect(text.utf8.count > 10_000_000)
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    #expect(objects.count == 10_000)
  }

  nonisolated private static let tenMegabytes = String(
    repeating: "text text\n", count: NibParser.maximumLength / 10 + 1)

  @Test(
    "with one comment, attribute or CDATA section of ten megabytes says so at its line",
    arguments: [
      ("<!--", "-->"), ("<label text=\"", "\"/>"), ("<label><![CDATA[", "]]></label>"),
    ]) func length(_ opening: String, _ closing: String) throws
  {
    let text = opening + Self.tenMegabytes + closing
    let data = Data("\(Self.head)<objects>\n\(text)</objects></document>".utf8)
    let exception = try #require(
      UIKitException.caught { _ = UINib(data: data, bundle: nil).instantiate(withOwner: nil) })
    #expect(exception.reason.hasPrefix("data:2:"), "\(exception.reason)")
    #expect(exception.reason.contains("has more than 10000000 bytes"), "\(exception.reason)")
  }

  @Test("with a text of ten megabytes is read") func text() {
    let text = "<label><string key=\"text\">\(Self.tenMegabytes)</string></label>"
    let data = Data("\(Self.head)<objects>\(text)</objects></document>".utf8)
    let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
    #expect((objects.first as? UILabel)?.text == Self.tenMegabytes)
  }

  /// Each file with a byte less at a time.
  @Test("cut anywhere raises nothing but an error of its own", arguments: [1, 7, 31])
  func cut(_ step: Int) {
    let whole = NibFolder.xib(
      "<view id=\"a\"><rect key=\"frame\" width=\"10\" height=\"20\"/><subviews><label id=\"b\"/>"
        + "</subviews><constraints><constraint firstItem=\"b\" firstAttribute=\"top\" "
        + "secondItem=\"a\" secondAttribute=\"top\" id=\"c\"/></constraints></view>")
    for length in stride(from: 0, to: whole.utf8.count - 1, by: step * 13) {
      let exception = UIKitException.caught {
        _ = UINib(data: Data(whole.utf8.prefix(length)), bundle: nil).instantiate(withOwner: nil)
      }
      #expect(exception?.reason.hasPrefix("data:") == true)
    }
  }
}
