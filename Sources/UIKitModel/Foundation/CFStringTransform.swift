import Foundation

// `CFStringTransform`, by Foundation's transforms.

/// Changes a part of a text by a transform, the whole for nil; false where there is no such transform.
///
/// The range becomes that of the new part.
@discardableResult public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part = range.map { string.valid($0.pointee) } ?? NSRange(location: 0, length: string.length)
  let kind = StringTransform(rawValue: transform as String)
  let text = string.substring(with: part)
  guard let changed = text.applyingTransform(kind, reverse: reverse) else { return false }
  string.replaceCharacters(in: part, with: changed)
  range?.pointee = CFRange(location: part.location, length: (changed as NSString).length)
  return true
}

extension NSString {
  /// The part of a range that is in the text.
  fileprivate func valid(_ range: CFRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
}

/// Leaves accents out.
public var kCFStringTransformStripCombiningMarks: CFString! {
  StringTransform.stripCombiningMarks.rawValue as NSString
}
/// Writes with Latin letters.
public var kCFStringTransformToLatin: CFString! { StringTransform.toLatin.rawValue as NSString }
/// Writes wide letters as narrow ones.
public var kCFStringTransformFullwidthHalfwidth: CFString! {
  StringTransform.fullwidthToHalfwidth.rawValue as NSString
}
/// Latin letters to Katakana.
public var kCFStringTransformLatinKatakana: CFString! {
  StringTransform.latinToKatakana.rawValue as NSString
}
/// Latin letters to Hiragana.
public var kCFStringTransformLatinHiragana: CFString! {
  StringTransform.latinToHiragana.rawValue as NSString
}
/// Hiragana to Katakana.
public var kCFStringTransformHiraganaKatakana: CFString! {
  StringTransform.hiraganaToKatakana.rawValue as NSString
}
/// Chinese characters to Pinyin.
public var kCFStringTransformMandarinLatin: CFString! {
  StringTransform.mandarinToLatin.rawValue as NSString
}
/// Latin letters to Hangul.
public var kCFStringTransformLatinHangul: CFString! {
  StringTransform.latinToHangul.rawValue as NSString
}
/// Latin letters to Arabic.
public var kCFStringTransformLatinArabic: CFString! {
  StringTransform.latinToArabic.rawValue as NSString
}
/// Latin letters to Hebrew.
public var kCFStringTransformLatinHebrew: CFString! {
  StringTransform.latinToHebrew.rawValue as NSString
}
/// Latin letters to Thai.
public var kCFStringTransformLatinThai: CFString! {
  StringTransform.latinToThai.rawValue as NSString
}
/// Latin letters to Cyrillic.
public var kCFStringTransformLatinCyrillic: CFString! {
  StringTransform.latinToCyrillic.rawValue as NSString
}
/// Latin letters to Greek.
public var kCFStringTransformLatinGreek: CFString! { "Latin-Greek" }
/// Writes what is not ASCII as XML does.
public var kCFStringTransformToXMLHex: CFString! { StringTransform.toXMLHex.rawValue as NSString }
/// Writes characters by their names.
public var kCFStringTransformToUnicodeName: CFString! {
  StringTransform.toUnicodeName.rawValue as NSString
}
/// Leaves diacritical marks out.
public var kCFStringTransformStripDiacritics: CFString! {
  StringTransform.stripDiacritics.rawValue as NSString
}
