import Foundation
import RunRecord

/// An entry for search engines: schema.org's TechArticle.
/// The description is in the page's head.
struct Article: Sendable {
  var headline: String
  /// Other words by which it is searched.
  var keywords: [String]
  /// The day on which it was first recorded; nil when that is not known.
  var published: String?

  private struct Data: Encodable {
    let context = "https://schema.org"
    let type = "TechArticle"
    let headline: String
    let keywords, datePublished, url: String?

    enum CodingKeys: String, CodingKey {
      case context = "@context"
      case type = "@type"
      case headline, keywords, datePublished, url
    }
  }

  /// The script that carries it; nothing in it ends the script.
  @HTMLBuilder
  func html(url: String?) -> HTML {
    let data = Data(
      headline: headline,
      keywords: keywords.isEmpty ? nil : keywords.joined(separator: ", "),
      datePublished: published, url: url)
    if let json = try? JSONFile.data(of: data) {
      Tag.script(.type("application/ld+json")) {
        Self.withoutMarkup(json.dropLast())
      }
    }
  }

  /// JSON in which the characters of markup are escaped; they occur in its strings only.
  private static func withoutMarkup(_ json: some Sequence<UInt8>) -> String {
    var bytes: [UInt8] = []
    for byte in json {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"):
        bytes += Array("\\u00\(String(byte, radix: 16))".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
