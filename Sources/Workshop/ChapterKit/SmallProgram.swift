import Foundation

/// A program of a few lines that the toolchain of this machine compiles and runs: to show what the
/// compiler says, and what a process does not survive.
package struct SmallProgram: Sendable {
  private let source: String
  private let files, linked, flags: [String]

  /// - Parameters:
  ///   - source: What it does. It may import what this demo was built of.
  ///   - files: The paths of further sources.
  ///   - linked: The modules that it uses at run time: they are built already.
  ///   - flags: Further flags for the compiler.
  package init(
    _ source: String,
    files: [String] = [],
    linked: [String] = [],
    flags: [String] = []
  ) {
    (self.source, self.files, self.linked, self.flags) = (source, files, linked, flags)
  }

  package enum Outcome: Equatable, Sendable {
    /// The first error of the compiler, without its place.
    case refused(String)
    /// The result of its run, and the names in it among those that were looked for.
    case ran(DemoResult, names: [String])
  }

  package func outcome(lookingFor names: [String] = []) async -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (main, app) = (folder.appending(path: "Main.swift"), folder.appending(path: "Main"))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try source.write(to: main, atomically: true, encoding: .utf8)
      let compiler = await DemoResult.run(
        Self.compiler + ["-o", app.path, main.path] + flags + files + linked.flatMap(Self.objects),
        of: "/usr/bin/env"
      )
      guard FileManager.default.isExecutableFile(atPath: app.path) else {
        let error = compiler.errors.split(separator: "\n").first { $0.contains("error: ") }
        return .refused(error?.split(separator: "error: ").last.map(String.init) ?? "no error")
      }
      let program = try Data(contentsOf: app)
      let found = names.filter { program.range(of: Data($0.utf8)) != nil }
      return .ran(await DemoResult.run([], of: app.path), names: found)
    } catch {
      return .refused(error.localizedDescription)
    }
  }

  private static func objects(of module: String) -> [String] {
    let folder = BuiltProducts.folder.appending(path: "\(module).build")
    // Objects of files that are gone still lie there: the list names today's files.
    let list = try? String(contentsOf: folder.appending(path: "sources"), encoding: .utf8)
    return (list ?? "").split(separator: "\n").map { path in
      // A path with a blank in it is quoted.
      let file = path.split(separator: "/").last?.filter { $0 != "'" } ?? ""
      return folder.appending(path: "\(file).o").path
    }
  }

  /// The compiler of this machine, which finds the modules that this demo was built of. The name of
  /// the workbook's folder is the package's, so it also finds their `package` declarations.
  package static let compiler: [String] = {
    let package = #filePath.split(separator: "/").dropLast(4).last.map(String.init) ?? ""
    let modules = BuiltProducts.folder.appending(path: "Modules").path
    return [
      "swiftc", "-swift-version", "6", "-parse-as-library", "-package-name", package, "-I", modules,
    ]
  }()
}

/// The products of the package manager, which are all in one folder.
package enum BuiltProducts {
  /// The bundle of tests that is running; nil in a program.
  private static var tests: Bundle? {
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  }

  /// The code that is running: that of a program, or of tests.
  package static var code: URL {
    (tests ?? .main).executableURL ?? Bundle.main.executableURL ?? URL(filePath: "/")
  }

  /// The folder of programs, of modules and of their objects. Bundles of tests are there as well.
  package static var folder: URL { (tests?.bundleURL ?? code).deletingLastPathComponent() }
}
