import Synchronization

/// The overrides that models were made with, for as long as the models live.
///
/// Nothing reports when a model goes. So whenever the table has doubled, those that are gone are
/// taken out: the table stays as large as what lives, and one insertion costs the same on average
/// however many there are.
final class WeakModels: Sendable {
  private let table = Mutex(Table())

  func remember(_ model: AnyObject, madeIn scope: Scope) {
    let entry = Entry(model: WeakModel(model), scope: scope)
    let id = ObjectIdentifier(model)
    // What is dropped goes when the lock is free again: it may use dependencies as it goes.
    let dropped = table.withLock { $0.insert(entry, of: id) }
    withExtendedLifetime(dropped) {}
  }

  func scope(of model: AnyObject) -> Scope? {
    let id = ObjectIdentifier(model)
    return table.withLock { $0.entries[id] }.flatMap { $0.model.isAlive ? $0.scope : nil }
  }

  var count: Int { table.withLock(\.entries.count) }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    /// Returns what is not in the table any more.
    mutating func insert(_ entry: Entry, of id: ObjectIdentifier) -> [Entry] {
      var dropped: [Entry] = []
      if let old = entries.updateValue(entry, forKey: id) { dropped.append(old) }
      guard entries.count > limit else { return dropped }
      dropped += entries.values.filter { !$0.model.isAlive }
      entries = entries.filter { $0.value.model.isAlive }
      limit = max(64, entries.count * 2)
      return dropped
    }
  }

  private struct Entry {
    let model: WeakModel
    let scope: Scope
  }
}

/// A model, and whether it still lives.
///
/// Unchecked because a model need not be sendable. The model never leaves this type, and whether
/// it is alive may be asked on any thread.
private struct WeakModel: @unchecked Sendable {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  var isAlive: Bool { object != nil }
}
