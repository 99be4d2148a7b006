#if !canImport(UIKit)
  import TableModel
#endif

/// In which ways these techniques can be broken, to see what a case says of them; UIKit's table has
/// no faults.
enum TechniqueFault: String {
  case returnsHigherSections = "returns heights of sections that are a point too high"
  case showsEmptySections = "shows headers of empty sections"
  case titlesEverything = "gives a title for whatever model"
  case titlesViews = "gives titles where there are views"
  case keepsStyle = "keeps the style of headers"
  case setsBothStyles = "sets the style of both sides"
  case implementsHeights = "implements every height of a section"
  case implementsNoHeight = "implements no height of a section"
  case findsNoHeight = "finds no height that was kept"
  case keepsHeights = "keeps heights of other conditions"
  case movesNoHeight = "leaves kept heights where they are"
  case keepsUnmeasured = "keeps heights that were not measured"
  case forgetsNoKey = "forgets no height of a key"
  case logsAlways = "logs when it is not asked to"
  case configuresTwice = "configures templates twice"
  case makesTemplatesAnew = "makes a template for each measurement"
  case measuresAllAtOnce = "measures all rows at once"
  case knowsNoTemplate = "knows no template"
  case takesAllForTemplates = "takes every cell for a template"
  case measuresWhileScrolling = "measures ahead while a finger scrolls"
  case measuresByOtherMode = "measures by constraints what has none, and by frames what has some"
  case measuresHigher = "measures templates a point too high"
  case forgetsAccessories = "measures without accessories"

  /// Whether the techniques are broken in this way here and now.
  var isOn: Bool {
    #if canImport(UIKit)
      false
    #else
      FaultWatch.isInUse && Fault(rawValue).isOn
    #endif
  }
}
