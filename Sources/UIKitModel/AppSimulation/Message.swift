/// UIKit's exceptions and warnings, in the text of a version.
///
/// A message quotes the source that is named at it by the id of `Site/facts/sources.tsv`.
package enum Message {}
