// MARK: - One extent

extension ExtentSequence {
  /// Replaces the extent at a position, which must exist.
  mutating func set(_ extent: Extent, at position: Int) {
    point(toPosition: position)
    if ExtentLeaves.isRun(finger.found.leaf) {
      guard leaves.run(finger.found.leaf).extent != extent else { return }
      isolate(position)
      point(toPosition: position)
    }
    let leaf = finger.found.leaf
    let total = leaves.total(of: leaf)
    leaves.set(extent, at: position - finger.found.position, in: leaf)
    if leaves.total(of: leaf) != total { addUpAboveFinger() }
  }

  /// Turns the surroundings of a position that is in a run into a dense leaf.
  private mutating func isolate(_ position: Int) {
    let found = leaf(ofPosition: position)
    let length = leaves.count(of: found.leaf)
    let capacity = ExtentLeaves.capacity
    let lower = (position - found.position) / capacity * capacity
    let upper = min(length, lower + capacity)
    let (head, tail) = split(root, at: found.position + upper)
    var (left, middle) = split(head, at: found.position + lower)
    middle.child = leaves.makeDense(from: middle.child)
    left = join(left, middle)
    root = join(left, tail)
  }
}

// MARK: - Joining

extension ExtentSequence {
  /// One part made of two, in time that grows with their difference in height.
  mutating func join(_ left: ExtentSubtree, _ right: ExtentSubtree) -> ExtentSubtree {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    let level = max(left.level, right.level)
    let halves = merge(left, right)
    guard let second = halves.second else {
      return collapsed(ExtentSubtree(child: halves.first.child, level: level))
    }
    let node = nodes.make()
    nodes.append(halves.first, to: node)
    nodes.append(second, to: node)
    return ExtentSubtree(child: node, level: level + 1)
  }

  /// Joins two parts into one or two of the higher one's level.
  private mutating func merge(_ left: ExtentSubtree, _ right: ExtentSubtree) -> ExtentHalves {
    if left.level > right.level { return graft(right, behind: left) }
    if left.level < right.level { return graft(left, before: right) }
    return left.level == 0
      ? leaves.merge(left.child, right.child) : mergeNodes(left, right)
  }

  private mutating func mergeNodes(_ left: ExtentSubtree, _ right: ExtentSubtree) -> ExtentHalves {
    let last = nodes.count(of: left.child) - 1
    let seam = merge(child(last, of: left), child(0, of: right))
    nodes.replace(last, of: left.child, with: seam.first)
    if let second = seam.second {
      nodes.replace(0, of: right.child, with: second)
    } else {
      nodes.removeFirst(1, of: right.child)
    }
    return balance(left.child, right.child)
  }

  private mutating func graft(
    _ right: ExtentSubtree, behind left: ExtentSubtree
  ) -> ExtentHalves {
    let last = nodes.count(of: left.child) - 1
    let seam = merge(child(last, of: left), right)
    nodes.replace(last, of: left.child, with: seam.first)
    guard let second = seam.second else { return ExtentHalves(first: nodes.entry(left.child)) }
    if last + 1 < ExtentNodes.width {
      nodes.append(second, to: left.child)
      return ExtentHalves(first: nodes.entry(left.child))
    }
    let other = nodes.make()
    nodes.append(second, to: other)
    return balance(left.child, other)
  }

  private mutating func graft(
    _ left: ExtentSubtree, before right: ExtentSubtree
  ) -> ExtentHalves {
    let seam = merge(left, child(0, of: right))
    nodes.replace(0, of: right.child, with: seam.second ?? seam.first)
    guard seam.second != nil else { return ExtentHalves(first: nodes.entry(right.child)) }
    if nodes.count(of: right.child) < ExtentNodes.width {
      nodes.prepend(seam.first, to: right.child)
      return ExtentHalves(first: nodes.entry(right.child))
    }
    let other = nodes.make()
    nodes.append(seam.first, to: other)
    return balance(other, right.child)
  }

  private func child(_ index: Int, of subtree: ExtentSubtree) -> ExtentSubtree {
    ExtentSubtree(child: nodes.child(index, of: subtree.child), level: subtree.level - 1)
  }

  /// Makes one node of two neighbours if they fit, or else two that are at least half full.
  private mutating func balance(_ left: Int32, _ right: Int32) -> ExtentHalves {
    let (before, after) = (nodes.count(of: left), nodes.count(of: right))
    if before + after <= ExtentNodes.width {
      nodes.append(first: after, of: right, to: left)
      nodes.release(right)
      return ExtentHalves(first: nodes.entry(left))
    }
    let half = (before + after) / 2
    if min(before, after) < ExtentNodes.width / 2 {
      if before > half {
        nodes.prepend(left, from: half, to: right)
      } else {
        nodes.append(first: half - before, of: right, to: left)
      }
    }
    return ExtentHalves(first: nodes.entry(left), second: nodes.entry(right))
  }

  /// The part without nodes that have a single child, or none, at its top.
  private mutating func collapsed(_ subtree: ExtentSubtree) -> ExtentSubtree {
    var result = subtree
    while result.level > 0, nodes.count(of: result.child) < 2 {
      let node = result.child
      result = nodes.count(of: node) == 0 ? .empty : child(0, of: result)
      nodes.release(node)
    }
    return result
  }
}

// MARK: - Cutting

extension ExtentSequence {
  /// Cuts a part in two; the extent at the position starts the right one.
  mutating func split(
    _ subtree: ExtentSubtree, at position: Int
  ) -> (left: ExtentSubtree, right: ExtentSubtree) {
    guard !subtree.isEmpty, position > 0 else { return (.empty, subtree) }
    guard position < entry(subtree).count else { return (subtree, .empty) }
    guard subtree.level > 0 else {
      let (left, right) = leaves.split(subtree.child, at: position)
      return (ExtentSubtree(child: left, level: 0), ExtentSubtree(child: right, level: 0))
    }
    return splitNode(subtree, at: position)
  }

  private mutating func splitNode(
    _ subtree: ExtentSubtree, at position: Int
  ) -> (left: ExtentSubtree, right: ExtentSubtree) {
    let node = subtree.child
    let index = nodes.index(ofPosition: position, in: node)
    let before = index > 0 ? nodes.positions[ExtentNodes.place(node) + index - 1] : 0
    let inside = child(index, of: subtree)
    let tail = nodes.make()
    if index + 1 < nodes.count(of: node) { nodes.prepend(node, from: index + 1, to: tail) }
    nodes.truncate(node, to: index)
    let (left, right) = split(inside, at: position - before)
    let head = collapsed(subtree)
    let rest = collapsed(ExtentSubtree(child: tail, level: subtree.level))
    return (join(head, left), join(right, rest))
  }

  /// Forgets a part and everything in it.
  mutating func release(_ subtree: ExtentSubtree) {
    guard subtree.level > 0 else {
      if subtree.level == 0 { leaves.release(subtree.child) }
      return
    }
    for index in 0..<nodes.count(of: subtree.child) { release(child(index, of: subtree)) }
    nodes.release(subtree.child)
  }
}
