import Dependencies

/// Makes a model in an app, in a preview or in a test. What it asks of the context later, it asks
/// in that of its caller.
package func makeInContext<Model>(_ context: DependencyContext, _ make: () -> Model) -> Model {
  withDependencies {
    $0.context = context
  } operation: {
    make()
  }
}
