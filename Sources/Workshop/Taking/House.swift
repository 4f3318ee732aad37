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

  /// The modules that only the workbook itself has a use for. A test that asks `OutsideWorld` what
  /// was reached stays behind.
  var workshop: Set<String> { Set(wings["Workshop"] ?? []).union(["OutsideWorld", "TestTools"]) }

  /// The workbook's own libraries, each with its sources, and below them what they use of the
  /// operating system: by another name, because the package may have parts of it too, and cannot
  /// have two modules of one name.
  var control: [TakenTarget] {
    get throws(TakeError) {
      var targets: [TakenTarget] = []
      for name in wings["Control"]?.sorted() ?? [] {
        targets.append(TakenTarget(name: name, kind: .control, files: try files(of: name)))
      }
      let imported = targets.reduce(into: Set<String>()) { $0.formUnion($1.needs) }
      for name in wings["Platform"] ?? [] where imported.contains(name) {
        let platform = TakenTarget(name: name, kind: .control, files: try files(of: name))
        targets = (targets + [platform]).map { $0.calling(name, "\(name)OfControl") }
      }
      return targets
    }
  }

  /// The files that these targets need of modules that stand for vendors' frameworks, and what
  /// those need in turn: code that uses a `Location` and no location manager gets the file of the
  /// first alone.
  func outside(of targets: [TakenTarget]) throws(TakeError) -> [TakenTarget] {
    var modules: [String: [SourceFile]] = [:]
    var imported = targets.reduce(into: Set<String>()) { $0.formUnion($1.needs) }
    while let name = imported.popFirst() {
      guard modules[name] == nil, let wing = wing(of: name),
        !["Control", "Workshop"].contains(wing)
      else { continue }
      modules[name] = try files(of: name)
      imported.formUnion(modules[name]?.union(of: \.imports) ?? [])
    }
    let own = targets.flatMap(\.files)
    let ownNames = own.union(of: \.declared)
    var taken: [String: [SourceFile]] = [:]
    while true {
      var isDone = true
      for (name, files) in modules {
        let before = taken[name] ?? []
        let words = own.importing(name).union(of: \.words).subtracting(ownNames)
          .union(taken.values.flatMap(\.self).importing(name).union(of: \.words))
          .union(before.union(of: \.words))
        let more = files.filter { file in
          !before.contains { $0.path == file.path }
            && file.outline.isAsked(
              for: words,
              of: before.union(of: \.declared),
              in: files.union(of: \.declared)
            )
        }
        taken[name] = before + more
        isDone = isDone && more.isEmpty
      }
      if isDone { break }
    }
    return taken.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { name, files in
      TakenTarget(name: name, kind: .outside, files: files.sorted { $0.path < $1.path })
    }
  }

  private func files(of module: String) throws(TakeError) -> [SourceFile] {
    guard let wing = wing(of: module) else { return [] }
    return try SourceFile.all(in: "Sources/\(wing)/\(module)", of: root)
  }

  private func wing(of module: String) -> String? {
    wings.first { $0.value.contains(module) }?.key
  }
}

extension SourceOutline {
  /// Whether it declares one of these words, adds it to a type, or lets one of these types conform
  /// to something. What it adds to a type of its module counts if that type is there. A file that
  /// declares nothing exports what all files of its module use.
  fileprivate func isAsked(
    for words: Set<String>,
    of types: Set<String>,
    in module: Set<String>
  ) -> Bool {
    if declared.isEmpty, additions.isEmpty, conformances.isEmpty { return !types.isEmpty }
    return !declared.isDisjoint(with: words)
      || additions.contains { type, added in
        !added.isDisjoint(with: words) && (types.contains(type) || !module.contains(type))
      }
      || conformances.contains { types.contains($0.key) && !declared.contains($0.key) }
  }
}

extension [SourceFile] {
  fileprivate func importing(_ module: String) -> [SourceFile] {
    filter { $0.outline.imports.contains(module) }
  }
}
