import OperatingSystem

/// A file to which one process at a time appends.
final class LogFile: Sendable {
  private let path: String
  private let file: FileDescriptor

  init(path: String) throws(CollectorError) {
    self.path = path
    do throws(SystemFailure) {
      let flags = O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK
      file = try FileDescriptor(path, flags, permissions: 0o600)
      // Reading a named pipe would block.
      try file.status.requireFile()
      guard try file.lockIfFree() else { throw SystemFailure(EWOULDBLOCK) }
    } catch {
      throw switch error.code {
      case EWOULDBLOCK: .inUse(path: path)
      case EINVAL, ENXIO: .noStorage(path: path, reason: "it is no file")
      default: .noStorage(path: path, reason: error.message)
      }
    }
  }

  var contents: [UInt8] {
    get throws(CollectorError) {
      do throws(SystemFailure) {
        return try file.readAll()
      } catch {
        throw .noStorage(path: path, reason: error.message)
      }
    }
  }

  /// Appends all of these bytes, or none of them where the disk is full.
  func append(_ bytes: [UInt8]) throws(CollectorError) {
    let start = (try? file.status.st_size) ?? 0
    do throws(SystemFailure) {
      try file.writeAll(bytes)
    } catch {
      ftruncate(file.number, start)
      throw .notWritten(path: path, reason: error.message)
    }
  }

  func empty() throws(CollectorError) {
    do throws(SystemFailure) {
      try retryingWhenInterrupted { ftruncate(file.number, 0) }
    } catch {
      throw .notWritten(path: path, reason: error.message)
    }
  }
}
