import Foundation

/// The views of its own that a cell shows, beside no configuration; each is made when it is read.
struct CellLabels {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
}
