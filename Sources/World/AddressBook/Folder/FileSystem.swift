import OperatingSystem

/// The few questions that an address book asks the file system.
enum FileSystem {
  enum Kind {
    case file
    case folder(Identity)
    case other
  }

  /// One folder, however many paths lead to it.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// What the system says, in its own words: `Permission denied`.
  struct Failure: Error {
    let isMissing: Bool
    let reason: String

    static let notAFolder = Failure(ENOTDIR)

    init(_ code: Int32 = errno) {
      isMissing = code == ENOENT
      reason = String(cString: strerror(code))
    }
  }

  static func environment(_ variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }
  }

  static var home: String { environment("HOME") ?? "" }

  /// Whether there is something, readable or not.
  static func exists(_ path: String) -> Bool {
    do throws(Failure) {
      _ = try kind(of: path)
      return true
    } catch {
      return !error.isMissing
    }
  }

  /// What is there, at the end of all symbolic links.
  static func kind(of path: String) throws(Failure) -> Kind {
    var information = stat()
    guard stat(path, &information) == 0 else { throw Failure() }
    return kind(information)
  }

  /// The names in a folder, in the order of their bytes: the same on every machine.
  static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else { throw Failure() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a file, or nothing where it is larger than the limit.
  static func contents(of path: String, limit: Int) throws(Failure) -> [UInt8]? {
    // Without waiting: a pipe that is named like a card must not stop the program.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw Failure() }
    guard case .file = kind(information) else { throw Failure(EINVAL) }

    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure() }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { return nil }
    }
  }

  private static func kind(_ information: stat) -> Kind {
    switch information.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR:
      .folder(
        Identity(
          device: UInt64(truncatingIfNeeded: information.st_dev),
          number: UInt64(information.st_ino)
        )
      )
    default: .other
    }
  }
}
