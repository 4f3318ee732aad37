/// What a difference does with a line, as the sign that stands before it in a diff.
package enum EditKind: Character, Sendable {
  case same = " "
  case removed = "-"
  case added = "+"
}

/// One line of two texts, and whether it was removed, added or kept.
package struct Edit<Element> {
  package let kind: EditKind
  package let element: Element
}

extension Edit where Element: Hashable {
  /// All lines of both texts, in order.
  package static func all(from old: [Element], to new: [Element]) -> [Edit] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        edits.append(Edit(kind: .removed, element: old[i]))
        i += 1
      } else if added.contains(j) {
        edits.append(Edit(kind: .added, element: new[j]))
        j += 1
      } else {
        edits.append(Edit(kind: .same, element: old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return edits
  }
}
