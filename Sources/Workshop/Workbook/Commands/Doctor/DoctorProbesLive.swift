import Dependencies
import Dispatch
import Foundation
import OperatingSystem
import Programs

extension DoctorProbes: DependencyKey {
  static var liveValue: DoctorProbes {
    DoctorProbes(
      targetInfo: { await output(of: "swift", "-print-target-info").map { Data($0) } },
      developerFolder: {
        await output(of: "xcode-select", "-p").map {
          String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
        }
      },
      isTranslated: { isTranslatedProcess },
      freeSpace: { folder in
        await offLane {
          let path = folder.path(percentEncoded: false)
          let facts = try? FileManager.default.attributesOfFileSystem(forPath: path)
          return (facts?[.systemFreeSize] as? NSNumber)?.int64Value
        }
      },
      canWrite: { folder in await offLane { isWritable(folder) } }
    )
  }
}

/// What may block does so on a thread of its own.
private func offLane<Answer: Sendable>(
  _ body: @escaping @Sendable () -> Answer
) async -> Answer {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

/// What a program says about the machine, if it says so soon.
private func output(of program: String, _ arguments: String...) async -> [UInt8]? {
  let result = try? await Program(program, arguments).result(within: .seconds(1.4))
  guard let result, result.end == .exited(0) else { return nil }
  return result.output
}

/// By trying: rights, a full disk and a read-only volume all show in the same way.
private func isWritable(_ folder: URL) -> Bool {
  var folder = folder
  while !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)),
    folder.pathComponents.count > 1
  {
    folder.deleteLastPathComponent()
  }
  let file = folder.appending(path: ".workbook-doctor-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: file) }
  return (try? Data("?".utf8).write(to: file)) != nil
}
