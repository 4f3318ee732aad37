import Foundation

/// The file that has the stand-ups, which several processes may have open. It works beside the main
/// actor: ten thousand stand-ups take longer than a frame.
actor StandupsFile {
  private let dataManager: DataManager
  /// What was in the file when this process read or wrote it last.
  private var contents: Data?
  private var standups: [Standup] = []

  init(_ dataManager: DataManager) { self.dataManager = dataManager }

  var isOpenElsewhere: Bool { dataManager.isOpenElsewhere(.standups) }

  func load() throws -> [Standup] {
    let data = try dataManager.load(.standups)
    standups = try .decoded(from: data)
    contents = data
    return standups
  }

  /// Saves a list, joined with what another process has saved meanwhile, and gives the result.
  func save(_ mine: [Standup]) throws -> Joined {
    var all = Joined(mine)
    while true {
      let data = try all.standups.encoded()
      if try dataManager.save(data, contents, .standups) {
        (contents, standups) = (data, all.standups)
        return all
      }
      let base = standups
      let theirs = try load()
      // A file that is gone was taken away as a whole: nobody deleted the stand-ups.
      if contents != nil { all.join(theirs, since: base) }
    }
  }
}
