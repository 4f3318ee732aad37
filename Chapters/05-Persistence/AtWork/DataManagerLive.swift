extension DataManager {
  /// The disk of a phone.
  static let live = DataManager.phoneLive
}
