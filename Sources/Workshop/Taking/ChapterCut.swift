/// What of a chapter's demo can leave the workbook: the feature and its tests, without the stage.
///
/// No list says so. A file that draws, runs the demo or is the uncontrolled version stays, and so
/// does what needs a file that stays. Then the tests that are left say which sources they need.
struct ChapterCut {
  let sources: [SourceFile]
  let tests: [SourceFile]

  init(sources: [SourceFile], tests: [SourceFile], of house: House) {
    let workshop = house.workshop
    let all = sources.map { (isTest: false, file: $0) } + tests.map { (isTest: true, file: $0) }
    let known = all.map(\.file).union(of: \.declared).union(House.shared)
    var left = all.filter { !$0.file.staysBehind(workshop) }
    while true {
      let missing = known.subtracting(left.map(\.file).union(of: \.declared))
      let rest = left.filter { $0.file.outline.words.isDisjoint(with: missing) }
      if rest.count == left.count { break }
      left = rest
    }
    self.tests = left.filter(\.isTest).map(\.file)
    var taken = self.tests
    var waiting = left.filter { !$0.isTest }.map(\.file)
    while true {
      let words = taken.union(of: \.words)
      let isAsked = { (file: SourceFile) in file.outline.isAsked(for: words, known: known) }
      let more = waiting.filter(isAsked)
      if more.isEmpty { break }
      taken += more
      waiting.removeAll(where: isAsked)
    }
    self.sources = taken.dropFirst(self.tests.count).sorted { $0.path < $1.path }
  }
}

extension SourceFile {
  fileprivate func staysBehind(_ workshop: Set<String>) -> Bool {
    !outline.imports.isDisjoint(with: workshop) || outline.isEntry || outline.knowsItsPlace
      || path.split(separator: "/").contains { $0 == "Uncontrolled" || $0 == "Uncontrolled.swift" }
  }
}

extension SourceOutline {
  /// An extension of a type of others may be asked for without its name: `people[id: 7]` is of
  /// `Array`.
  fileprivate func isAsked(for words: Set<String>, known: Set<String>) -> Bool {
    [names, extended].contains { !$0.isDisjoint(with: words) }
      || !extended.isSubset(of: known)
  }
}

extension [SourceFile] {
  func union(of names: KeyPath<SourceOutline, Set<String>>) -> Set<String> {
    reduce(into: []) { $0.formUnion($1.outline[keyPath: names]) }
  }
}
