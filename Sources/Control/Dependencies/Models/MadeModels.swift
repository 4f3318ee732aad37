import Synchronization

/// Finds what a model was made with.
@usableFromInline
enum MadeModels {
  /// Remembers a model that an operation returns, if it is one and does not remember by itself.
  @inlinable
  static func remember<Result>(_ result: Result, madeIn scope: Scope) {
    // The size first: most results are no objects, and asking a type what it is takes long.
    guard
      MemoryLayout<Result>.size == MemoryLayout<AnyObject>.size,
      Result.self is AnyClass
    else { return }
    remember(object: result as AnyObject, madeIn: scope)
  }

  @usableFromInline
  static func remember(object model: AnyObject, madeIn scope: Scope) {
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
