#if canImport(UIKit)
  import UIKit
#else
  import TableModel
#endif

/// What a height is measured for; at other conditions it is another.
struct MeasuringConditions: Equatable {
  let width: CGFloat
  let hasSeparators: Bool
}
