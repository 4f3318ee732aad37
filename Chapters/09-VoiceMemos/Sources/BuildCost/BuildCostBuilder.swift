import Foundation
import OperatingSystem
import Programs

/// Builds a package with the toolchain of this machine, and takes the time.
struct BuildCostBuilder: Sendable {
  let toolchain: String
  /// What this program was built of, ready to be imported.
  let modules: URL

  init(
    toolchain: String? = Program.path(of: "swift"),
    program: URL? = Bundle.main.executableURL
  ) throws(BuildCostProblem) {
    guard let toolchain else {
      throw BuildCostProblem(
        "There is no swift on your PATH. This command builds: it needs the toolchain."
      )
    }
    let modules = program?.deletingLastPathComponent().appending(path: "Modules")
    guard let modules,
      FileManager.default.fileExists(
        atPath: modules.appending(path: "Dependencies.swiftmodule").path(percentEncoded: false)
      )
    else {
      throw BuildCostProblem(
        """
        The modules that this program was built of do not lie beside it. Type it where you have \
        built it: swift run VoiceMemos build-cost
        """
      )
    }
    self.toolchain = toolchain
    self.modules = modules
  }

  func build(_ package: BuildCostPackage) async throws(BuildCostProblem) -> Duration {
    let path = package.folder.path(percentEncoded: false)
    // What the toolchain keeps for later is kept here, and goes with the folder.
    let program = Program(
      toolchain,
      [
        "build", "--package-path", path, "--scratch-path", "\(path)/.build", "--manifest-cache",
        "local",
      ],
      environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": path]) { $1 }
    )
    let clock = ContinuousClock()
    let start = clock.now
    let result: ProgramResult
    do {
      result = try await program.result()
    } catch {
      throw BuildCostProblem("\(toolchain) does not start: \(error)")
    }
    let duration = start.duration(to: clock.now)
    guard result.end == .exited(0) else {
      let words = String(decoding: result.output + result.errors, as: UTF8.self)
      let reason = words.split(separator: "\n").first { $0.contains("error:") }
      throw BuildCostProblem(
        "The feature was not built with \(package.layout.rawValue). \(reason ?? "The build ended.")"
      )
    }
    return duration
  }
}
