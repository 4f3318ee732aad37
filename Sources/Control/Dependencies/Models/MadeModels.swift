import Synchronization

/// Finds what a model was made with.
enum MadeModels {
  /// Remembers a model that an operation returns, if it is one and does not remember by itself.
  static func remember<Result>(_ result: Result, madeIn scope: Scope) {
    guard Result.self is AnyClass else { return }
    let model = result as AnyObject
    guard !remembersItself(model) else { return }
    let weakModel = WeakModel(model)
    others.withLock { $0.insert(weakModel, madeIn: scope) }
  }

  /// What a model was made with, if it has a `@Dependency` or was returned by `withDependencies` or `yield`.
  static func scope(of model: AnyObject) -> Scope? {
    if remembersItself(model) { return firstDependency(of: model)?.captured }
    let id = ObjectIdentifier(model)
    return others.withLock { $0.scope(of: id) }
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
  private static let others = Mutex(WeakModels())
}

/// What remembers the dependencies that were in force when it was made.
protocol CapturesDependencies {
  var captured: Scope { get }
}
