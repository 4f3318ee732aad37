import Course
import Foundation
import Usage

/// The list of what is taken of a chapter, which lies in its folder: `Takes.txt`.
///
/// A line is a file, or a folder with all that is in it. `Sources`, `Previews`, `Tests` and
/// `Modules` are those of the chapter, `World` and `Platform` those of the workbook. What the
/// exercises need apart from that is in a line that begins with `Exercises: `.
struct TakesList {
  private let root: URL
  private let chapter: String
  /// The files that are taken, by their paths from the top of the list: `Sources/Controlled.swift`.
  private let files: [TakenFile]

  init(of chapter: CourseChapter, forExercises: Bool = false) throws(SentenceError) {
    root = chapter.root
    self.chapter = "Chapters/\(chapter.folder)"
    let list = "\(self.chapter)/Takes.txt"
    var files: [TakenFile] = []
    for entry in (root.text(of: list) ?? "").split(separator: "\n") where !entry.hasPrefix("#") {
      let line = entry.trimmingPrefix("Exercises: ")
      guard forExercises || line == entry else { continue }
      let isOutside = line.hasPrefix("World/") || line.hasPrefix("Platform/")
      let place = "\(isOutside ? "Sources" : self.chapter)/\(line)"
      guard root.has(place) else {
        throw SentenceError("\(list) names \(line), which is not there. Take the line out.")
      }
      if line.hasSuffix(".swift") {
        files.append(TakenFile(path: String(line), text: try root.takenText(of: place)))
      } else {
        files += try root.takenFiles(in: place).map {
          TakenFile(path: "\(line)/\($0.path)", text: $0.text)
        }
        .filter { file in !files.contains { $0.path == file.path } }
      }
    }
    self.files = files
  }

  /// The demo of the chapter, its previews, and its tests.
  func demo(called name: String) throws(SentenceError) -> [TakenTarget] {
    let tests = TakenTarget(name: "\(name)Tests", kind: .tests, files: try files(in: "Tests"))
    guard tests.files.contains(where: { $0.text.contains("@Test") }) else {
      throw SentenceError("\(chapter)/Takes.txt names no test: nothing of \(name) is to be taken.")
    }
    let demo = TakenTarget(name: "\(name)Chapter", kind: .own, files: try files(in: "Sources"))
    let views = TakenTarget(name: "\(name)Previews", kind: .own, files: try files(in: "Previews"))
    return try modules + [demo] + (views.files.isEmpty ? [] : [views]) + [tests]
  }

  /// The chapter's own modules.
  var modules: [TakenTarget] {
    get throws(SentenceError) { try targets(in: ["Modules"], .own) }
  }

  /// The modules for frameworks of others that some targets need, and what those need in turn.
  func outside(of targets: [TakenTarget]) throws(SentenceError) -> [TakenTarget] {
    let all = try self.targets(in: ["World", "Platform"], .outside)
    var needed = targets.flatMap(\.neededModules)
    var taken: [TakenTarget] = []
    while let name = needed.popLast() {
      guard let target = all.first(where: { $0.name == name }),
        !taken.contains(where: { $0.name == name })
      else { continue }
      taken.append(target)
      needed += target.neededModules
    }
    return taken.sorted { $0.name < $1.name }
  }

  /// A target for each folder of a module: `Modules/TeaClient`, `World/Disk`.
  private func targets(
    in folders: [String],
    _ kind: TakenTarget.Kind
  ) throws(SentenceError) -> [TakenTarget] {
    let parts = files.map { $0.path.split(separator: "/").map(String.init) }
      .filter { folders.contains($0[0]) }
    let names = Set(parts.map { "\($0[0])/\($0[1])" }).sorted()
    return try names.map { folder throws(SentenceError) in
      let name = String(folder.split(separator: "/")[1])
      return TakenTarget(name: name, kind: kind, files: try files(in: folder))
    }
  }

  /// The files of a folder. Where the chapter has a file of the same name for work, that one: its
  /// live value uses the framework of a vendor.
  private func files(in folder: String) throws(SentenceError) -> [TakenFile] {
    try files.filter { $0.path.hasPrefix("\(folder)/") }.map { file throws(SentenceError) in
      let path = String(file.path.dropFirst(folder.count + 1))
      let atWork = "\(chapter)/AtWork/\(path)"
      let text = root.has(atWork) ? try root.takenText(of: atWork) : file.text
      return TakenFile(path: path, text: text)
    }
  }
}
