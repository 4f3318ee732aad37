extension TakenPackage {
  /// The page that a package begins with: where it is from, and what to change.
  var readme: String {
    """
    # \(name)

    Taken from the workbook: \(origin). The workbook builds these sources and tests with
    libraries of its own; here, `Package.swift` names the real ones, which have the same names for
    the same things.

    ```sh
    swift test
    ```

    Not from the workbook are `MainSerialExecutor.swift` among the tests, and `invokeTest` in an
    XCTest class: they let all tasks of a test take turns. Without them, a test clock of the real
    libraries gives other tasks some turns and goes on, whether they have done what your test asserts
    or not; the workbook's own clock waits for them.

    ## What to change

    1. The names: `\(module)` is the module that the tests import, so change it there, in
       `Package.swift`, and on its folder.
    2. The access: hardly anything is `public`. Put the sources into your app's target, or make
       public what your app uses.
    \(others)
    """
  }

  private var others: String {
    let needs = targets.needs
    var steps: [String] = []
    if targets.contains(where: { $0.kind == .outside }) {
      steps.append(
        """
        What is in `Outside` stands for frameworks of others. Keep what you use as types of yours, or
           put those of your framework in its place.
        """
      )
    }
    if Library.all.contains(where: { $0.needsBridge && needs.contains($0.module) }) {
      steps.append(
        "The imports: a module of one line gives a library the name that the workbook has for it."
      )
    }
    // If a library is at home nowhere else, a first try elsewhere would be a long error.
    if needs.contains("Composable") {
      steps.append(
        "The place: composable-architecture builds on Apple's platforms only, and so does this."
      )
    }
    if let views {
      steps.append(
        "The view: `\(views.path)` has it with its previews, for Xcode. Put it into your app."
      )
    }
    return steps.enumerated().map { "\($0.offset + 3). \($0.element)\n" }.joined()
  }
}
