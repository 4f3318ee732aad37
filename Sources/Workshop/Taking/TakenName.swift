extension TakenPackage {
  /// The same package under a name of the person's own: `Tea` is the module and `TeaModel` the
  /// model that a chapter calls `ControlledCountdown`.
  package func named(_ name: String) throws(TakeError) -> TakenPackage {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*[a-z0-9][A-Za-z0-9]*/) != nil else {
      throw TakeError("\"\(name)\" is no name for a module: write it like Tea.")
    }
    let files = targets.flatMap(\.files)
    var names = [module: name]
    for target in targets where target.kind == .tests { names[target.name] = "\(name)Tests" }
    let models = files.union(of: \.declared).filter { $0.hasPrefix("Controlled") }
    if models.count == 1 { names[models[models.startIndex]] = "\(name)Model" }
    let known = files.union(of: \.words).union(targets.map(\.name))
      .union(Library.all.flatMap { [$0.module, $0.product] })
    if let other = names.values.sorted().first(where: known.contains) {
      throw TakeError("There is a \(other) in it already: take another name than \(name).")
    }
    var package = self
    (package.name, package.module) = (name, name)
    package.targets = targets.map { $0.renamed(names) }
    return package
  }
}

extension TakenTarget {
  fileprivate func renamed(_ names: [String: String]) -> TakenTarget {
    var target = changed {
      $0.replacing(/\b[A-Z]\w+\b/) { names[String($0.output)] ?? "\($0.output)" }
    }
    target.name = names[name] ?? name
    if let model = names.first(where: { $0.key.hasPrefix("Controlled") })?.value {
      target.files = target.files.map { file in
        file.path == "Controlled.swift" ? SourceFile(path: "\(model).swift", text: file.text) : file
      }
    }
    return target
  }
}
