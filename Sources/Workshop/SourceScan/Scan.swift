import Foundation
import Usage

/// The result of a scan of a folder with Swift code.
package struct Scan: Sendable {
  package var findings: [Finding] = []

  /// The folder as it was typed, which stands before the path of each finding.
  package var folder = ""

  /// The number of places in live values, where reaching out belongs.
  package var liveCount = 0

  /// The number of places that a comment with a reason accepts.
  package var acceptedCount = 0

  package var fileCount = 0

  /// A sentence about each file that could not be read.
  package var problems: [String] = []

  /// Reads every Swift file at a path, several at a time.
  package static func of(_ path: String) async throws(SentenceError) -> Scan {
    let sources = try SourceFiles(at: path)
    let files = await withTaskGroup { group in
      for path in sources.paths {
        group.addTask { @concurrent in
          let text = try? String(contentsOfFile: path, encoding: .utf8)
          return (path: path, scan: text.map { FileScan(of: $0, at: path) })
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var scan = Scan(files.compactMap(\.scan), in: sources.folder)
    let unread = files.filter { $0.scan == nil }.map(\.path).sorted()
    scan.problems = sources.problems + unread.map { "\($0) is no text in UTF-8: it is left out." }
    return scan
  }

  /// Judges what the files say together: a name that the code declares itself is not the system's.
  init(_ files: [FileScan], in folder: String = "") {
    self.folder = folder
    fileCount = files.count
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let declaredAtTop = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredAtTop) }
    let cases = files.reduce(into: Set<String>()) { $0.formUnion($1.cases) }
    let classes = files.reduce(into: Set<String>()) { $0.formUnion($1.classes) }
    for file in files.sorted(by: { $0.path < $1.path }) {
      acceptedCount += file.acceptedCount
      for candidate in file.candidates {
        let name = candidate.start.text
        if candidate.rule.isSingleton {
          // Of a class of one's own, it is one instance for all.
          if declared.contains(name), !classes.contains(name) { continue }
        } else if let name = candidate.systemName,
          file.declared.contains(name) || declaredAtTop.contains(name)
            || candidate.rule.isImplicitMember && cases.contains(name)
        {
          continue
        }
        if candidate.role == .live {
          liveCount += 1
        } else {
          findings.append(candidate)
          findings[findings.count - 1].path.removeFirst(folder.count)
        }
      }
    }
  }
}

/// One place that reaches out to something uncontrolled.
package struct Finding: Sendable {
  /// From the folder that is scanned.
  package internal(set) var path: String
  let rule: Rule
  /// The code, with the labels of its arguments: `UserDefaults.standard.set(_:forKey:)`.
  package let text: String
  let tokens: Range<Int>
  let start: SwiftToken
  package internal(set) var role: CodeRole
  /// Whether it is in a type that no other file sees.
  let isInPrivateType: Bool

  package var line: Int { start.line }
  package var column: Int { start.column }
  package var kind: DependencyKind { rule.kind }
  /// The code to write instead.
  package var advice: String { role == .test ? kind.adviceInTests : rule.advice }

  /// If the scanned code declares this name itself, the place is no finding. Nil if the receiver
  /// before a point does not matter.
  fileprivate var systemName: String? {
    if rule.isImplicitMember { return rule.pattern.last?.text }
    return rule.pattern[0].isSign(".") ? nil : start.text
  }
}
