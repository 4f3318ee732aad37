import Foundation

extension URL {
  /// Where the stand-ups of this person are.
  static var standups: URL { documents.appending(path: "standups.json") }

  /// Where an app keeps what a person makes in it.
  private static var documents: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }
}
