import BatchOracle
import Foundation
import TableModel
import TestSupport

// MARK: - Comparing with sums of arrays

extension AnsweringScene {
  /// What the table answers differently from the sums of what its delegate has reported.
  func differences(using random: inout SplitMix) -> [String] {
    let parts = reported.parts(padding: padding)
    let end = parts.last?.maxY ?? 0
    var faults = parts.compactMap(wrongRect)
    if table.contentSize != CGSize(width: table.bounds.width, height: end) {
      faults.append("size \(table.contentSize), not of height \(end)")
    }
    if (0..<table.numberOfSections).map({ table.numberOfRows(inSection: $0) })
      != reported.sections.map(\.rows.count)
    {
      faults.append("counts")
    }
    faults += wrongSections(parts)
    faults += wrongPoint(parts, at: CGFloat(random.index(below: Int(end) + 40)) - 20)
    return faults + wrongRows(parts, using: &random) + wrongVisibleRows(parts)
  }

  private var padding: CGFloat {
    kind.style == .plain && kind.version >= .iOS(15) ? kind.padding : 0
  }

  private func wrongRect(_ part: ReportedHeights.Part) -> String? {
    let rect =
      switch part.name {
      case .header(let section): table.rectForHeader(inSection: section)
      case .row(let path): table.rectForRow(at: path)
      case .footer(let section): table.rectForFooter(inSection: section)
      }
    let expected = CGRect(x: 0, y: part.minY, width: table.bounds.width, height: part.height)
    return rect == expected ? nil : "\(part.name) at \(rect), not \(expected)"
  }

  private func wrongSections(_ parts: [ReportedHeights.Part]) -> [String] {
    let headers = parts.filter { if case .header = $0.name { true } else { false } }
    let starts = headers.map { $0.minY - padding } + [parts.last?.maxY ?? 0]
    return zip(starts, starts.dropFirst()).enumerated().compactMap { section, span in
      let rect = table.rect(forSection: section)
      return rect.minY == span.0 && rect.maxY == span.1 ? nil : "section \(section) at \(rect)"
    }
  }

  private func wrongPoint(_ parts: [ReportedHeights.Part], at y: CGFloat) -> [String] {
    let row = parts.first { $0.minY <= y && $0.maxY > y }.flatMap(path)
    let found = table.indexPathForRow(at: CGPoint(x: 1, y: y))
    return found == row ? [] : ["at \(y) \(found as Any), not \(row as Any)"]
  }

  private func wrongRows(
    _ parts: [ReportedHeights.Part], using random: inout SplitMix
  ) -> [String] {
    let end = parts.last?.maxY ?? 0
    let minY = CGFloat(random.index(below: Int(end) + 40)) - 20
    let rect = CGRect(x: 0, y: minY, width: 10, height: CGFloat(1 + random.index(below: 700)))
    let found = table.indexPathsForRows(in: rect)
    let rows = paths(parts, from: rect.minY, to: rect.maxY)
    return found == rows ? [] : ["in \(rect) \(found as Any), not \(rows)"]
  }

  /// To iOS 14 a first row also counts as visible with its header, so rows may be too many there.
  private func wrongVisibleRows(_ parts: [ReportedHeights.Part]) -> [String] {
    let bounds = table.bounds
    let rows = Set(paths(parts, from: bounds.minY, to: bounds.maxY))
    let found = Set(table.indexPathsForVisibleRows ?? [])
    let mayBeMore = SystemVersion.current.behavior.showsFirstRowWithHeader
    let isRight = mayBeMore ? found.isSuperset(of: rows) : found == rows
    return isRight ? [] : ["visible in \(bounds) \(found.sorted()), not \(rows.sorted())"]
  }

  private func paths(
    _ parts: [ReportedHeights.Part], from minY: CGFloat, to maxY: CGFloat
  )
    -> [IndexPath]
  {
    minY < maxY ? parts.filter { $0.minY < maxY && $0.maxY > minY }.compactMap(path) : []
  }

  private func path(_ part: ReportedHeights.Part) -> IndexPath? {
    guard case .row(let path) = part.name else { return nil }
    return path
  }
}
