import Course
import Usage

/// The list of what is taken of a chapter: `Takes.txt` in its folder.
///
/// A line is a file, or a folder with all that is in it. `Sources`, `Previews`, `Tests` and
/// `Modules` are those of the chapter, `World` and `Platform` those of the workbook. Lines that
/// begin with `Exercises: ` are added when exercises are taken.
struct TakesList {
  /// The files of each target, by its folder from the top of the list: `Sources`,
  /// `Modules/TeaClient`.
  private var files: [String: [String: String]] = [:]
  private let path: String

  init(of chapter: CourseChapter, forExercises: Bool = false) throws(SentenceError) {
    let (root, folder) = (chapter.root, "Chapters/\(chapter.folder)")
    path = "\(folder)/Takes.txt"
    for entry in (root.text(of: path) ?? "").split(separator: "\n") where !entry.hasPrefix("#") {
      let line = entry.trimmingPrefix("Exercises: ")
      guard forExercises || line == entry else { continue }
      let isOutside = line.hasPrefix("World/") || line.hasPrefix("Platform/")
      let home = isOutside ? "Sources" : folder
      guard root.has("\(home)/\(line)") else {
        throw SentenceError("\(path) names \(line), which is not there. Take the line out.")
      }
      let isFile = line.hasSuffix(".swift")
      let below = isFile ? [] : root.sources(below: "\(home)/\(line)").map { "\(line)/\($0)" }
      for (file, text) in try root.texts(of: isFile ? [String(line)] : below, in: home) {
        // A target of several has a folder of its own.
        let parts = file.split(separator: "/")
        let depth = ["Modules", "World", "Platform"].contains(parts[0]) ? 2 : 1
        let path = parts.dropFirst(depth).joined(separator: "/")
        let target = parts.prefix(depth).joined(separator: "/")
        // A live value uses the framework of a vendor, so the chapter may have a file for work.
        files[target, default: [:]][path] = root.text(of: "\(folder)/AtWork/\(path)") ?? text
      }
    }
  }

  /// The demo of the chapter, its previews, and its tests.
  func demo(called name: String) throws(SentenceError) -> [TakenTarget] {
    let tests = TakenTarget(name: "\(name)Tests", kind: .tests, files: files["Tests"] ?? [:])
    guard tests.files.values.contains(where: { $0.contains("@Test") }) else {
      throw SentenceError("\(path) names no test: nothing of \(name) is to be taken.")
    }
    let demo = TakenTarget(name: "\(name)Chapter", kind: .own, files: files["Sources"] ?? [:])
    let views = files["Previews"].map {
      TakenTarget(name: "\(name)Previews", kind: .own, files: $0)
    }
    return modules + [demo, views, tests].compactMap(\.self)
  }

  /// The chapter's own modules.
  var modules: [TakenTarget] { targets(in: "Modules", .own) }

  /// The modules for frameworks of others that some targets need, and what those need in turn.
  func outside(of targets: [TakenTarget]) -> [TakenTarget] {
    let all = self.targets(in: "World", .outside) + self.targets(in: "Platform", .outside)
    var needed = targets.neededModules
    for _ in all { needed.formUnion(all.filter { needed.contains($0.name) }.neededModules) }
    return all.filter { needed.contains($0.name) }.sorted { $0.name < $1.name }
  }

  /// A target for each folder of a module: `Modules/TeaClient`, `World/Disk`.
  private func targets(in folder: String, _ kind: TakenTarget.Kind) -> [TakenTarget] {
    files.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix("\(folder)/") }.map {
      TakenTarget(name: String($0.key.dropFirst(folder.count + 1)), kind: kind, files: $0.value)
    }
  }
}
