import Foundation
import OperatingSystem

extension FileSystem {
  package static let live = onDisk()

  /// - Parameter waits: Whether it waits until what was written would survive a power cut. Only a test
  ///   that writes thousands of times may be in a hurry.
  package static func onDisk(waits: Bool = true) -> FileSystem {
    FileSystem(
      look: { path throws(FileFailure) in try kind(of: path) },
      content: { path throws(FileFailure) in try content(of: path) },
      names: { path throws(FileFailure) in
        let names = try at(path) { () throws(SystemFailure) in try Folder.names(in: path) }
        for name in names where String(validating: name, as: UTF8.self) == nil {
          throw FileFailure(EILSEQ, "\(path)/\(String(decoding: name, as: UTF8.self))")
        }
        return names.map { String(decoding: $0, as: UTF8.self) }
      },
      checkWriting: { path throws(FileFailure) in try call(path) { access(path, W_OK | X_OK) } },
      makeFolder: { path throws(FileFailure) in try call(path) { mkdir(path, 0o777) } },
      make: { content, path throws(FileFailure) in
        switch content {
        case .nothing: break
        case .link(let destination): try call(path) { symlink(destination, path) }
        case .file(let data, let permissions):
          try at(path) { () throws(SystemFailure) in
            let file = try FileDescriptor(
              path,
              O_WRONLY | O_CREAT | O_EXCL,
              permissions: permissions == nil ? 0o666 : 0o600
            )
            try file.writeAll(data)
            if let permissions {
              try untilAnswered { fchmod(file.number, mode_t(permissions)) }
            }
            if waits { try file.synchronize() }
          }
        }
      },
      move: { path, new throws(FileFailure) in try call(path) { rename(path, new) } },
      swap: { one, other throws(FileFailure) in
        try at(one) { () throws(SystemFailure) in try swapNames(one, other) }
      },
      remove: { path throws(FileFailure) in try call(path) { unlink(path) } },
      removeFolder: { path throws(FileFailure) in try call(path) { rmdir(path) } },
      synchronize: { path throws(FileFailure) in
        guard waits else { return }
        try at(path) { () throws(SystemFailure) in try FileDescriptor(folder: path).synchronize() }
      },
      lock: { path throws(FileFailure) in
        try at(path) { () throws(SystemFailure) in
          let folder = try FileDescriptor(folder: path)
          // Where the disk knows no locks there is no process to wait for.
          try? folder.lock()
          return FolderLock(folder)
        }
      }
    )
  }

  private static func kind(of path: String) throws(FileFailure) -> Kind? {
    var status = stat()
    do throws(FileFailure) {
      try call(path) { lstat(path, &status) }
    } catch {
      guard [ENOENT, ENOTDIR].contains(error.code) else { throw error }
      return nil
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  private static func content(of path: String) throws(FileFailure) -> Content {
    guard let kind = try kind(of: path) else { return .nothing }
    return try at(path) { () throws(SystemFailure) in
      guard kind == .link else {
        let file = try FileDescriptor.reading(path, O_NOFOLLOW)
        let permissions = UInt16(try file.status.st_mode & 0o7777)
        return .file(Data(try file.readAll() ?? []), permissions: permissions)
      }
      guard let destination = SymbolicLink.destination(of: path) else {
        throw SystemFailure(EILSEQ)
      }
      return .link(to: destination)
    }
  }
}

/// Says which file it was that failed.
private func at<Value>(
  _ path: String,
  _ work: () throws(SystemFailure) -> Value
) throws(FileFailure) -> Value {
  do throws(SystemFailure) {
    return try work()
  } catch {
    throw FileFailure(error.code, path)
  }
}

private func call(_ path: String, _ call: () -> Int32) throws(FileFailure) {
  try at(path) { () throws(SystemFailure) in _ = try untilAnswered(call) }
}
