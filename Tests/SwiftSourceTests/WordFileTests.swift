import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite("The words of code on disk")
struct WordFileTests {
  private static let texts = [
    "", "let é = 1 // one\n/* two\n*/ let b = \"é \\(é)\"", "override func viewDidLoad() {}\n",
    "@MainActor struct A { #if b\n var c: D { /e/ }\n#endif }",
  ]

  /// A file with the texts, in a folder that is removed afterwards.
  private func withFile(_ check: (URL) throws -> Void) throws {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: "build/words")
    let file = WordFile(url, program: 1)
    for text in Self.texts { file.add(SwiftCode(text), of: text) }
    file.write()
    try check(url)
  }

  @Test("are those that the parser has found")
  func same() throws {
    try withFile { url in
      let file = WordFile(url, program: 1)
      for text in Self.texts {
        let (kept, read) = (try #require(file.code(of: text)), SwiftCode(text))
        #expect(kept.words == read.words && kept.comments == read.comments)
        for place in kept.words.indices {
          #expect(kept.end(ofGroupAt: place) == read.end(ofGroupAt: place))
        }
      }
      #expect(file.code(of: "let other = 1") == nil)
    }
  }

  @Test("are another program's, or none, where the file is damaged")
  func damage() throws {
    try withFile { url in
      #expect(WordFile(url, program: 2).code(of: Self.texts[1]) == nil)
      let data = try Data(contentsOf: url)
      for count in 0..<data.count {
        try data.prefix(count).write(to: url)
        #expect(WordFile(url, program: 1).code(of: Self.texts[1]) == nil)
      }
      for place in data.indices {
        var changed = data
        changed[place] ^= 0x85
        try changed.write(to: url)
        for text in Self.texts { _ = WordFile(url, program: 1).code(of: text) }
      }
    }
  }

  @Test("of code that is not whole are not kept")
  func unclosed() throws {
    try withFile { url in
      let (file, text) = (WordFile(url, program: 1), "let a = \"open")
      file.add(SwiftCode(text), of: text)
      file.write()
      #expect(WordFile(url, program: 1).code(of: text) == nil)
      #expect(WordFile(url, program: 1).code(of: Self.texts[2]) != nil)
    }
  }
}
