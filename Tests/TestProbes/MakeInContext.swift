import Dependencies

/// Makes a model in an app, in a preview or in a test. What it asks of the context later, it asks
/// in that of its caller.
package func makeInContext<Model>(_ context: DependencyContext, _ make: () -> Model) -> Model {
  // A model that is returned by itself would be remembered anew, and forget what `make` gave it.
  let made = withDependencies {
    $0.context = context
  } operation: {
    [make()]
  }
  return made[0]
}
