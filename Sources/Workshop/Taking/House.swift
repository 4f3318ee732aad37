import Course
import Foundation

/// The modules of the workbook, wing by wing, as its folders have them.
package struct House: Sendable {
  let root: URL
  private let wings: [String: [String]]

  package init(at root: URL) {
    self.root = root
    wings = Dictionary(
      uniqueKeysWithValues: root.names(in: "Sources").map {
        ($0, root.names(in: "Sources/\($0)"))
      }
    )
  }

  /// The modules that only the workbook itself has a use for.
  var workshop: Set<String> { Set(wings["Workshop"] ?? []) }

  /// The modules of a kind that these targets need, and what those need in turn.
  func modules(_ kind: TakenTarget.Kind, of targets: [TakenTarget]) throws(TakeError)
    -> [TakenTarget]
  {
    var found: [TakenTarget] = []
    var wanted = targets.reduce(into: Set<String>()) { $0.formUnion($1.needs) }
    while let name = wanted.popFirst() {
      guard let wing = wing(of: name, kind), !found.contains(where: { $0.name == name }) else {
        continue
      }
      let files = try SourceFile.all(in: "Sources/\(wing)/\(name)", of: root)
      let target = TakenTarget(name: name, kind: kind, files: files)
      found.append(target)
      wanted.formUnion(target.needs)
    }
    return found.sorted { $0.name < $1.name }
  }

  private func wing(of module: String, _ kind: TakenTarget.Kind) -> String? {
    guard let wing = wings.first(where: { $0.value.contains(module) })?.key else { return nil }
    return switch wing {
    case "Workshop": nil
    case "Control": kind == .control ? wing : nil
    default: kind == .outside ? wing : nil
    }
  }
}
