import Testing

@testable import Dependencies

@Suite struct WeakModelTable {
  fileprivate final class Model: Sendable {}

  @Test func `it holds what lives and forgets what is gone`() {
    let models = WeakModels()
    let alive = (1...100).map { _ in Model() }
    for model in alive { models.remember(model, madeIn: .current) }
    for _ in 1...100_000 {
      let model = Model()
      models.remember(model, madeIn: .current)
    }
    #expect(models.count <= 2 * alive.count + 64)
    for model in alive { #expect(models.scope(of: model) != nil) }
  }

  @Test func `what a model was made with may use dependencies as it goes`() {
    final class Farewell: Sendable {
      deinit {
        withDependencies {
          $0.number = 1
        } operation: {
          _ = Model()
        }
      }
    }
    enum FarewellKey: TestDependencyKey { static var testValue: Farewell { Farewell() } }
    for _ in 1...1_000 {
      _ = withDependencies {
        $0[FarewellKey.self] = Farewell()
      } operation: {
        Model()
      }
    }
    #expect(currentNumber() == 0)
  }
}
