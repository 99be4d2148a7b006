#if !canImport(UIKit)
  @_exported public import ScreenPictures
#endif
