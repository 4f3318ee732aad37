import Usage

/// The page that a package begins with: what is here, what to change, the view that belongs to it.
struct TakenReadme {
  let package: TakenPackage

  init(_ package: TakenPackage) { self.package = package }

  var text: String {
    let parts = [
      """
      # \(package.name)

      Taken from the workbook: \(package.origin). The workbook builds these sources and tests with
      libraries of its own; here, `Package.swift` names the real ones, which have the same names for the
      same things.

      ```sh
      swift test
      ```

      Not from the workbook are `MainSerialExecutor.swift` among the tests, and `invokeTest` in an XCTest
      class: they let all tasks of a test take turns. Without them, a test clock of the real libraries
      gives other tasks some turns and goes on, whether they have done what your test asserts or not; the
      workbook's own clock waits for them.
      """,
      "## What is here\n\n\(here)",
      "## What to change\n\n\(changes)",
      view,
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private var own: [TakenTarget] { package.targets.filter { $0.kind == .own } }
  private var tests: [TakenTarget] { package.targets.filter { $0.kind == .tests } }

  private var here: String {
    var rows = own.flatMap(rows)
    for target in tests {
      rows.append("| `\(target.path)/` | \(counted(target.files.count, "file")) of tests |")
    }
    if !outside.isEmpty {
      let names = outside.map { "`\($0.name)`" }.joined(separator: ", ")
      rows.append("| `Outside/` | types of the frameworks of others: \(names) |")
    }
    return (["| file | what it is |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// The clients first, then what uses them; if there are many files, those of a folder together.
  private func rows(of target: TakenTarget) -> [String] {
    let files = target.files.filter { !$0.path.contains("/") }
      .sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
    let folders = Dictionary(grouping: target.files.filter { $0.path.contains("/") }, by: \.folder)
      .sorted { $0.key < $1.key }
    return files.map { "| `\(target.path)/\($0.path)` | \($0.promise) |" }
      + folders.map {
        "| `\(target.path)/\($0.key)/` | \(counted($0.value.count, "file")) |"
      }
  }

  private var changes: String {
    var steps = [
      """
      The names: `\(package.module)` is the module that the tests import, so change it there, in \
      `Package.swift`, and on its folder.
      """,
      """
      The access: hardly anything is `public`. Put the sources into your app's target, or make \
      public what your app uses.
      """,
    ]
    if !outside.isEmpty { steps.append(stepOutside) }
    if own.contains(where: { $0.needs.contains { Library.named($0)?.needsBridge == true } }) {
      steps.append(
        "The imports: a module of one line gives a library the name that the workbook has for it."
      )
    }
    steps += applePlatforms
    return steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }
}

// The outside.
extension TakenReadme {
  /// What the feature and its tests import themselves; what lies below that does not concern them.
  private var outside: [TakenTarget] {
    let imported = (own + tests).reduce(into: Set<String>()) { $0.formUnion($1.needs) }
    return package.targets.filter { $0.kind == .outside && imported.contains($0.name) }
  }

  private var stepOutside: String {
    let users = own.flatMap(\.files).filter { file in
      outside.contains { file.outline.imports.contains($0.name) }
    }
    let imports = "import\(users.count == 1 ? "s" : "")"
    return """
      What is in `Outside/` are types of frameworks of others, as far as they are used here. \
      \(list(users)) \(imports) them. Keep them as types of yours, or put those of your framework \
      in their place.
      """
  }

  /// If a library is at home nowhere else, a first try elsewhere would be a long error.
  private var applePlatforms: [String] {
    guard own.contains(where: { $0.needs.contains("Composable") }) else { return [] }
    return [
      "The place: composable-architecture builds on Apple's platforms only, and so does this."
    ]
  }

  private func list(_ files: [SourceFile]) -> String {
    files.map { "`\($0.path)`" }.joined(separator: ", ")
  }
}

// The view.
extension TakenReadme {
  /// The lesson's sample of the feature in an app, where the lesson has one.
  private var sample: (path: String, file: SourceFile)? {
    for target in tests {
      for file in target.files
      where file.outline.imports.contains("SwiftUI") && !file.views.isEmpty {
        return ("\(target.path)/\(file.path)", file)
      }
    }
    return nil
  }

  private var view: String? {
    sample.map { path, file in
      """
      ## The view and its preview

      From `\(path)`, where the rest of the sample is, behind a condition. Put it into your app's target.

      ```swift
      \(file.views)
      ```
      """
    }
  }
}

extension SourceFile {
  /// The views and previews of a sample, which stands indented behind a condition.
  fileprivate var views: String {
    var blocks: [[Substring]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  #Preview") || line.contains(/^  (public )?struct \w+: View\b/) {
        blocks.append([])
        isInside = true
      }
      if isInside { blocks[blocks.count - 1].append(line.dropFirst(2)) }
      if line == "  }" { isInside = false }
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// Clients come first, then their live values, then the rest.
  fileprivate var rank: Int {
    let isKey = outline.conformances.contains { !$0.value.isDisjoint(with: Self.keys) }
    return isKey ? 0 : name.contains("Live") ? 1 : outline.words.contains("Observable") ? 2 : 3
  }

  private static let keys: Set = ["DependencyKey", "TestDependencyKey"]

  fileprivate var folder: String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The first sentence of its first comment.
  fileprivate var promise: String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let comment = lines.drop { !$0.hasPrefix("//") }.prefix { $0.hasPrefix("//") }
      .map { $0.drop { $0 == "/" || $0 == " " } }
      .joined(separator: " ")
    return comment.firstMatch(of: /^.*?\.(?= |$)/).map { String($0.0) } ?? comment
  }
}
