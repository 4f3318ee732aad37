import Foundation
import OperatingSystem

/// Where tests put the folders that they write: in memory where the system has such a place. A disk
/// takes longer for each file than a test for all that it does with it.
package let quickestFolder: URL = {
  let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
  return FileManager.default.isWritableFile(atPath: memory.path(percentEncoded: false))
    ? memory : temporaryFolder
}()

/// The system's folder for what is temporary, by the name that a shell has for it.
package let temporaryFolder = URL(
  filePath: Path.real(FileManager.default.temporaryDirectory.path(percentEncoded: false)),
  directoryHint: .isDirectory
)
