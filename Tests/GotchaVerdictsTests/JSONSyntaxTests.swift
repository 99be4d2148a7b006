import Foundation
import Testing

@testable import RunFiles

@Suite("Whether bytes are JSON") struct JSONSyntaxTests {
  @Test(arguments: [
    "{}", "[]", #"{"a":[1,-2.5e3,"x\"y",true,false,null],"b":{}}"#, " [ ] ", "1",
    "{\"a\":1}\n{\"a\":2}",
  ])
  func `is so for values, also one a line`(text: String) {
    #expect(JSONSyntax.firstFault(in: Data(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), ("{\"a\"}", 4), ("{\"a\":}", 5), ("[1 2]", 3), ("]", 0),
    ("[}", 1), ("{1:2}", 1), ("\"a", 0), ("[wrong]", 1), ("[1}", 2), ("{\"a\":1,}", 7),
  ])
  func `is not so from the first byte on that cannot be there`(text: String, place: Int) {
    #expect(JSONSyntax.firstFault(in: Data(text.utf8)) == place)
  }
}
