import IssueReporting

/// Says that a dependency cannot be prepared any more.
func reportLatePreparation(
  of key: any TestDependencyKey.Type,
  origin: Defaults.Origin,
  at location: IssueLocation
) {
  let (headline, first) =
    switch origin {
    case .firstUse(let place):
      (
        "has been used before it was prepared",
        DependencyDescription.fact("first used at", at: place)
      )
    case .preparation(let place):
      ("has been prepared twice", DependencyDescription.fact("first set at", at: place))
    }
  let description = DependencyDescription(
    key: key,
    reader: Reader(location: location, purpose: .preparation),
    declaration: nil
  )
  location.report(
    """
    The dependency '\(description.keyName)' \(headline), so the first value stays.

    \(description.facts)
    \(first)

    Prepare each dependency once, before anything uses it: at the start of 'main', or of a test. \
    To change one for a while, override it:

      withDependencies {
        \(description.assignment)
      } operation: {
        …
      }
    """
  )
}
