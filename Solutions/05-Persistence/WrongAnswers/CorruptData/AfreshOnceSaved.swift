// Tempting: the problem is over when the recipes are saved, and not before.

import Dependencies
import Foundation
import Observation

/// A box of recipes that a person has collected for years.
@MainActor @Observable
final class RecipeBox {
  private(set) var recipes: [String] = []
  /// What the person reads above the recipes; nil when everything is fine.
  private(set) var problem: String?
  @ObservationIgnored @Dependency(\.recipeFile) private var file

  init() {
    do {
      guard let data = try file.load() else { return }
      recipes = try JSONDecoder().decode([String].self, from: data)
    } catch {
      problem = "Your recipes could not be read. Nothing is saved until you start afresh."
    }
  }

  func addButtonTapped(_ recipe: String) {
    recipes.append(recipe)
    save()
  }

  /// The person has read the problem, and gives up what the file holds.
  func startAfreshButtonTapped() {
    do {
      try file.save(JSONEncoder().encode(recipes))
      problem = nil
    } catch {}
  }

  private func save() {
    guard problem == nil else { return }
    try? file.save(JSONEncoder().encode(recipes))
  }
}

/// The file that the recipes are in.
struct RecipeFile: Sendable {
  /// Nil where there is no file yet.
  var load: @Sendable () throws -> Data?
  var save: @Sendable (Data) throws -> Void
}

extension RecipeFile: TestDependencyKey {
  static let testValue = RecipeFile(load: unimplemented("load"), save: unimplemented("save"))
}

extension DependencyValues {
  var recipeFile: RecipeFile {
    get { self[RecipeFile.self] }
    set { self[RecipeFile.self] = newValue }
  }
}
