import Synchronization

/// Finds the scope that a model was made in.
@usableFromInline
enum MadeModels {
  /// Remembers a model that an operation returns, if it is one and does not remember by itself.
  @inlinable
  static func remember<Result>(_ result: Result, madeIn scope: Scope) {
    if Result.self is AnyClass { remember(object: result as AnyObject, madeIn: scope) }
  }

  @usableFromInline
  static func remember(object model: AnyObject, madeIn scope: Scope) {
    if !remembersItself(model) { models.remember(model, madeIn: scope) }
  }

  /// The scope that a model was made in, if it has a `@Dependency` or was returned by
  /// `withDependencies` or `yield`.
  static func scope(of model: AnyObject) -> Scope? {
    if let scope = models.scope(of: model) { return scope }
    guard let scope = firstDependency(of: model)?.captured else { return nil }
    // A mirror takes long, so the next child of this model does without.
    models.remember(model, madeIn: scope)
    return scope
  }

  /// Whether the class of a model has a `@Dependency`: looked up once for each class.
  private static func remembersItself(_ model: AnyObject) -> Bool {
    let type = ObjectIdentifier(type(of: model))
    if let known = classes.withLock({ $0[type] }) { return known }
    let isFound = firstDependency(of: model) != nil
    classes.withLock { $0[type] = isFound }
    return isFound
  }

  private static func firstDependency(of model: AnyObject) -> (any CapturesDependencies)? {
    for mirror in sequence(first: Mirror(reflecting: model), next: \.superclassMirror) {
      for child in mirror.children {
        if let dependency = child.value as? any CapturesDependencies { return dependency }
      }
    }
    return nil
  }

  private static let classes = Mutex<[ObjectIdentifier: Bool]>([:])
  private static let models = WeakModels()
}

/// A property that remembers the scope that it was made in.
protocol CapturesDependencies {
  var captured: Scope { get }
}
