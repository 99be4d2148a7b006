import Testing

extension Tag {
  /// Takes more than a few seconds.
  @Tag static var slow: Tag
}
