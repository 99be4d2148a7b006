import GotchaBook
import SwiftSource

/// What the model has beyond UIKit's vocabulary: code that names it runs against the model alone.
enum ModelVocabulary {
  /// The names, as the design lists them, the probe's scripted input, and what it alone can see.
  static let names = own.union(scriptedInput).union(insides)

  private static let own: Set<String> = [
    "ConsoleLog", "MainLoop", "SystemVersion", "UIKitException",
  ]

  /// UIKit takes no touches from code, so what scripts some does not exist there.
  private static let scriptedInput: Set<String> = [
    "ContextMenu", "Drag", "Finger", "Screen", "closeSwipe", "drag", "fling", "reorder", "sweep",
    "swipe", "swipeFromLeading", "swipeFully", "tap", "tapEditingControl", "tapStatusBar",
    "tapSwipeAction", "touch",
  ]

  /// What UIKit draws and has no API for.
  private static let insides: Set<String> = ["separatorFrame"]

  /// The first name of the model in the code that a case compiles, the entry's setup included.
  static func name(in found: Case, of entry: Entry) -> String? {
    (entry.setup + found.compiledBlocks).lazy.compactMap(name).first
  }

  static func name(in block: CodeBlock) -> String? {
    SwiftCode(block.code).words.first { $0.isName && names.contains($0.text) }?.text
  }
}
