#if !canImport(UIKit)
  public import TableModel

  extension TableProbe {
    /// The place of the line below a row, in the coordinates of its cell; nil without a line, and
    /// for a row that has no cell.
    public func separatorFrame(of path: IndexPath) -> CGRect? {
      table.cellForRow(at: path)?.separatorFrame
    }
  }
#endif
