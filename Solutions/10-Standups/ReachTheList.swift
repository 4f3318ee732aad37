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
    let page = withDependencies(from: self) { PlantPage(plant: plant) }
    page.onPlantChanged = { [weak self] plant in self?.keep(plant) }
    self.page = page
  }

  private func keep(_ plant: Plant) {
    guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
    plants[index] = plant
    storage.save(plants)
  }
}

/// The page of a plant. You type a name there, and tap when you have watered it.
@MainActor @Observable
final class PlantPage {
  var plant: Plant { didSet { onPlantChanged(plant) } }
  @ObservationIgnored var onPlantChanged: (Plant) -> Void = unimplemented("onPlantChanged")
  @ObservationIgnored @Dependency(\.date.now) private var now

  init(plant: Plant) { self.plant = plant }

  func waterButtonTapped() {
    plant.watered = now
  }
}
