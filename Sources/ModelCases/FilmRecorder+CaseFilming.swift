#if !canImport(UIKit)
  package import Drawings
  import GotchaTesting
  package import ScreenPictures
  import UIKitModel

  extension FilmRecorder: CaseFilming {
    package func filming(_ body: @MainActor () async -> Void) async -> Film? {
      follow(.current)
      await Self.$current.withValue(self, operation: body)
      return finished()
    }
  }
#endif
