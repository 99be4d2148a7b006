/// One of the two parts that a section has beside its rows.
enum HeaderOrFooter: CaseIterable {
  case header, footer

  /// The method that returns the view.
  var viewMethod: DelegateCalls.Methods { self == .header ? .viewForHeader : .viewForFooter }

  /// The method that returns the height.
  var heightMethod: DelegateCalls.Methods { self == .header ? .heightForHeader : .heightForFooter }
}
