import Foundation
import RunRecord
import Testing

@Suite("JSON files") struct JSONFileTests {
  @Test(
    arguments: [
      (0x202E, "\\u202e"), (0x2066, "\\u2066"), (0x2028, "\\u2028"), (0x9B, "\\u009b"),
      (0x7F, "\\u007f"), (0x1B, "\\u001b"), (0x200B, "\\u200b"), (0xE0061, "\\udb40\\udc61"),
    ] as [(UInt32, String)])
  func `escape what turns text around or is not seen, and read it back`(
    value: UInt32, escape: String
  ) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = "é“\(scalar)”"
    let json = try JSONFile.data(of: [text])
    #expect(String(decoding: json, as: UTF8.self) == "[\"é“\(escape)”\"]\n")
    #expect(try JSONFile.decoder.decode([String].self, from: json) == [text])
  }
}
