import Foundation
import Usage

/// The state of an exercise on the disk.
extension Exercise {
  package var url: URL { root.appending(path: path) }

  /// The line to go on at: that of the first gap that is still followed by what the exercise was
  /// handed out with, or else the first line that the person has written.
  package var line: Int {
    let mine = root.text(of: path)?.textLines ?? []
    let starter = (try? files[0].starter(in: root))?.textLines ?? mine
    let emptyGap = mine.indices.first { index in
      guard mine[index].contains("// TODO:"), let old = starter.firstIndex(of: mine[index]) else {
        return false
      }
      return mine[(index + 1)...].prefix(1) == starter[(old + 1)...].prefix(1)
    }
    let own = mine.firstIndex { !starter.contains($0) && !$0.hasPrefix("import ") }
    return (emptyGap ?? own ?? 0) + 1
  }

  /// Whether its files are as they were handed out; one that is missing has nothing in it either.
  package var isUntouched: Bool {
    files.allSatisfy { file in
      root.text(of: file.path).map { $0 == (try? file.starter(in: root)) } ?? true
    }
  }

  /// Its hints, from `1. A question` to almost the answer.
  package var hints: [Document.Section] {
    get throws(SentenceError) {
      let text = try Document(path: hintsPath, in: root)
      let own = text.sections(level: 2).first { $0.heading == name }
      return Document(own?.text ?? "").sections(level: 3)
    }
  }
}
