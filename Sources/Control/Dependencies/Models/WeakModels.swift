/// The models that have no `@Dependency` of their own, for as long as they live.
///
/// Nothing tells when a model goes. So whenever the table has doubled, those that are gone are
/// taken out: the table stays as large as what lives, and one insertion costs the same on average
/// however many there are.
struct WeakModels {
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  mutating func insert(_ model: WeakModel, madeIn scope: Scope) {
    entries[model.id] = Entry(model: model, scope: scope)
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.model.isAlive }
    limit = max(64, entries.count * 2)
  }

  /// What the model at an address was made with. The model has to be alive.
  func scope(of id: ObjectIdentifier) -> Scope? {
    guard let entry = entries[id], entry.model.isAlive else { return nil }
    return entry.scope
  }

  var count: Int { entries.count }

  private struct Entry {
    let model: WeakModel
    let scope: Scope
  }
}

/// Where a model is, and whether it still is.
///
/// Unchecked because a model need not be sendable. The model never leaves this type, and whether
/// it is alive may be asked on any thread.
struct WeakModel: @unchecked Sendable {
  let id: ObjectIdentifier
  private weak var object: AnyObject?

  init(_ object: AnyObject) {
    id = ObjectIdentifier(object)
    self.object = object
  }

  var isAlive: Bool { object != nil }
}
