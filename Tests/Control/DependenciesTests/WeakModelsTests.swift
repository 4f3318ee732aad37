import Testing

@testable import Dependencies

@Suite struct WeakModelTable {
  private final class Model: Sendable {}

  @Test func `it holds what lives and forgets what is gone`() {
    var models = WeakModels()
    let alive = (1...100).map { _ in Model() }
    for model in alive { models.insert(WeakModel(model), madeIn: .current) }
    for _ in 1...100_000 {
      let model = Model()
      models.insert(WeakModel(model), madeIn: .current)
    }
    #expect(models.count <= 2 * alive.count + 64)
    for model in alive { #expect(models.scope(of: ObjectIdentifier(model)) != nil) }
  }

  @Test func `an address that is used again is another model`() {
    var models = WeakModels()
    var model: Model? = Model()
    let id = ObjectIdentifier(model!)
    models.insert(WeakModel(model!), madeIn: .current)
    #expect(models.scope(of: id) != nil)
    model = nil
    #expect(models.scope(of: id) == nil)
  }
}
