import Dependencies
import Foundation
import Observation

struct Plant: Equatable, Identifiable, Sendable {
  var id: Int
  var name: String
  var watered: Date?
}

/// Where the plants are from one launch to the next.
struct PlantStorage: Sendable {
  var load: @Sendable () -> [Plant]
  var save: @Sendable ([Plant]) -> Void
}

extension PlantStorage: TestDependencyKey {
  static let testValue = PlantStorage(
    load: unimplemented("PlantStorage.load", placeholder: []),
    save: unimplemented("PlantStorage.save")
  )
}

extension DependencyValues {
  var plantStorage: PlantStorage {
    get { self[PlantStorage.self] }
    set { self[PlantStorage.self] = newValue }
  }
}

/// The list of plants.
@MainActor @Observable
final class Greenhouse {
  private(set) var plants: [Plant] = []
  /// The page that is open; nil while the list is on the screen.
  var page: PlantPage?
  @ObservationIgnored @Dependency(\.plantStorage) private var storage

  init() { plants = storage.load() }

  func plantTapped(_ plant: Plant) {
    // TODO: Hand on what the list was made with. Listen to the page: keep its plant, and save.
    page = PlantPage(plant: plant)
  }
}

/// The page of a plant. You type a name there, and tap when you have watered it.
@MainActor @Observable
final class PlantPage {
  // TODO: Call `onPlantChanged` whenever the plant changes.
  var plant: Plant
  // TODO: Let a test fail if it changes the plant, and no parent listens.
  @ObservationIgnored var onPlantChanged: (Plant) -> Void = { _ in }

  init(plant: Plant) { self.plant = plant }

  func waterButtonTapped() {
    // TODO: Take control of the date.
    plant.watered = Date()
  }
}
