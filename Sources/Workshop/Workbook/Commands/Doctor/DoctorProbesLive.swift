import Dependencies
import Dispatch
import Foundation
import LocationServices
import Loopback

extension DoctorProbes: DependencyKey {
  static var liveValue: DoctorProbes {
    DoctorProbes(
      targetInfo: { await offLane { output(of: "swift", "-print-target-info") } },
      developerFolder: {
        await offLane {
          output(of: "xcode-select", "-p").map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
          }
        }
      },
      platform: { .here },
      hasProgram: { name, environment in
        (environment["PATH"] ?? "").split(separator: ":").contains {
          FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
      },
      freeSpace: { folder in
        await offLane {
          let path = folder.path(percentEncoded: false)
          let facts = try? FileManager.default.attributesOfFileSystem(forPath: path)
          return (facts?[.systemFreeSize] as? NSNumber)?.int64Value
        }
      },
      canWrite: { folder in await offLane { isWritable(folder) } },
      isLocked: { scratch in await offLane { ScratchLock(of: scratch).isHeld } },
      connect: { host, port in await offLane { greeting(host, port) } },
      problemOfGPSD: { host, port in
        await offLane {
          GPSDInspection.problem(host: host, port: port, within: .milliseconds(600)).map { "\($0)" }
        }
      },
      home: { ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory() }
    )
  }
}

/// What may block does so where nobody else waits for the thread.
private func offLane<Answer: Sendable>(
  _ body: @escaping @Sendable () -> Answer
) async -> Answer {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}

private func output(of program: String, _ arguments: String...) -> Data? {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  process.standardInput = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  DispatchQueue.global().asyncAfter(deadline: .now() + 1.4) {
    if process.isRunning { process.terminate() }
  }
  let data = try? pipe.fileHandleForReading.readToEnd()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? data : nil
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

/// gpsd introduces itself without being asked; a collector waits for us to begin.
private func greeting(_ host: String, _ port: UInt16) -> DoctorProbes.Greeting {
  do throws(ConnectionError) {
    let connection = try Connection(host: host, port: port, timeout: .milliseconds(600))
    defer { connection.end() }
    let line = try? connection.readLine(limit: 4096, by: .now + .milliseconds(300))
    return .somebody(saying: line.flatMap(\.self).map { String(decoding: $0, as: UTF8.self) })
  } catch {
    switch error {
    case .timedOut: return .noAnswer
    case .unknownHost: return .unknownHost
    default: return .nobody
    }
  }
}
