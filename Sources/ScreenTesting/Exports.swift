#if !canImport(UIKit)
  @_exported public import ScreenPictures
  // The verbs have `#_sourceLocation` as a default, which is expanded in the file that calls them.
  @_exported public import Testing
#endif
