import Foundation
import Programs
import Stage

/// The workshop's guide: where you are, what is next, and whether it is right.
@main
struct Workbook {
  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if Guardian.serve(arguments) { return }
    Guardian.executable = Bundle.main.executablePath
    let desk = Desk(
      folder: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      terminal: .standard,
      environment: ProcessInfo.processInfo.environment
    )
    let code = await desk.answer(arguments)
    exit(code.rawValue)
  }
}
