// Text and the keyboard.

extension Behavior {
  /// Whether every text style grows with the sizes of accessibility, as against running text alone.
  ///
  /// Source: iOS 8.4: not (C-187 to C-192); iOS 13: yes (C-201 to C-205); that iOS 11 changed it is
  /// the model's.
  public var scalesAllTextStyles: Bool { since(11) }

  /// How many times the keyboard's notifications come when it is first shown.
  ///
  /// Source: iOS 8 to 10: 2 (C-255); later once, as no report has it otherwise (model).
  public var keyboardRoundsAtFirst: Int { since(11) ? 1 : 2 }

  /// Whether the keyboard is announced again when the next text field gets the focus while it is
  /// shown.
  ///
  /// Source: iOS 9 and 10 (C-253); not iOS 8 (its source says so too) nor from iOS 11 (C-254).
  public var announcesKeyboardAtEachFocus: Bool { since(9) && before(11) }

  /// Whether the notifications of the keyboard's frame come when the next text field has a keyboard
  /// of another height.
  ///
  /// Source: not on iOS 9, and on iOS 8 (C-257); from 10 they do (model).
  public var announcesHeightOfNextKeyboard: Bool { before(9) || since(10) }
}
