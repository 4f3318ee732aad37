import Disk

extension DataManager {
  /// The disk of the machine.
  static let live = DataManager(
    load: { try Disk.standard.read(from: $0) },
    save: { try Disk.standard.write($0, to: $1) }
  )
}
