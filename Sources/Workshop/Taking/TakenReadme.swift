extension TakenPackage {
  /// The page that a package begins with: what is in it, and what to change.
  var readme: String {
    """
    # \(name)

    This is \(origin) of the workbook, with the libraries that you use
    at work: `Package.swift` names them. Begin with its tests:

    ```sh
    swift test
    ```
    \(warning)
    | folder | what is in it |
    |---|---|
    \(folders)

    ## What to change

    1. The name: `\(module)` is the module that the tests import. Change it there, in
       `Package.swift`, and on its folder; or take this again, with the name after `--as`.
    2. The access: hardly anything is `public`. Make public what your app uses, or put the sources
       into your app's target.
    3. The isolation, if that target has `MainActor` as its default, as in a new Xcode app: there
       a client, its extensions and the values that it uses begin with `nonisolated`.

    """
  }

  /// If a library builds nowhere else, a first try elsewhere would be a long error.
  private var warning: String {
    guard targets.neededModules.contains("Composable") else { return "" }
    return """

      It builds on Apple's platforms only, as swift-composable-architecture does.

      """
  }

  private var folders: String {
    let rows = targets.map { "| `\($0.path)` | \(content(of: $0)) |" }
    let bridges = TakenManifest(name: name, targets: targets).bridged.map {
      "| `Sources/\($0.module)` | one line, because at work \($0.module) is \($0.product) |"
    }
    return (rows + bridges).joined(separator: "\n")
  }

  private func content(of target: TakenTarget) -> String {
    switch target.kind {
    case .own where target.name == module: "the code that is tested"
    case .own where target.name == views?.name: "the SwiftUI view with its previews, for Xcode"
    case .own: "a module that it imports"
    case .outside: "stands for a framework of others: keep what you use, or put the real one here"
    case .tests: "the tests"
    case .control: "a library of the workbook"
    }
  }
}
