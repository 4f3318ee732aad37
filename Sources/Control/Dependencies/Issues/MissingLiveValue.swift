extension DefaultRequest {
  /// Says that a program has nothing to run with, and what to do about it.
  func reportMissingLiveValue() {
    report(
      """
      \(description.reference) has no live value, so its test value is used.

      \(description.facts)

      Link the module that gives \(description.keyName) its live value. If there is none, write it:

        extension \(description.keyName): DependencyKey {
          static let liveValue: \(description.valueName) = …
        }

      Or set the dependency where the program starts:

        prepareDependencies {
          \(description.assignment)
        }
      """
    )
  }
}
