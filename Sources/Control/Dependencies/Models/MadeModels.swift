import Synchronization

/// Finds what a model was made with.
enum MadeModels {
  /// Remembers a model that an operation returns, if it is one and does not remember by itself.
  static func remember<Result>(_ result: Result, madeIn scope: Scope) {
    // The size first: most results are no objects, and asking a type what it is takes long.
    guard
      MemoryLayout<Result>.size == MemoryLayout<AnyObject>.size,
      Result.self is AnyClass
    else { return }
    let model = result as AnyObject
    guard ModelLayout.placeOfScope(in: type(of: model)) == nil else { return }
    let weakModel = WeakModel(model)
    others.withLock { $0.insert(weakModel, madeIn: scope) }
  }

  /// What a model was made with, if it has a `@Dependency` or was returned by `withDependencies`.
  static func scope(of model: AnyObject) -> Scope? {
    if let place = ModelLayout.placeOfScope(in: type(of: model)) {
      return Unmanaged.passUnretained(model).toOpaque().load(fromByteOffset: place, as: Scope.self)
    }
    let id = ObjectIdentifier(model)
    return others.withLock { $0.scope(of: id) }
  }

  private static let others = Mutex(WeakModels())
}
