import Foundation

/// A script that stands for `swift`: it runs programs and tests that are built, and never builds.
struct SwiftShim {
  let products: URL
  /// The tests.
  let bundle: URL
  /// What is added to commands that begin so, as a shell reads it.
  let additions: [(command: String, words: String)]

  #if canImport(Darwin)
    var runsTests: String { Self.runsTestsOnMac(bundle.path(percentEncoded: false)) }
  #else
    var runsTests: String { "exec '\(bundle.path(percentEncoded: false))'" }
  #endif

  var text: String {
    let program = Bundle.main.executableURL?.path(percentEncoded: false) ?? "workbook"
    let cases = additions.map { command, words in
      "'\(command.trimmingPrefix("swift "))'*) set -- \"$@\" \(words) ;;"
    }
    .joined(separator: "\n")
    return """
      #!/bin/sh
      case "$*" in
      \(cases)
      esac
      case "$1 $2" in
      'run workbook')
        shift 2
        exec '\(program)' "$@"
        ;;
      run*)
        program=$2
        shift 2
        exec '\(products.path(percentEncoded: false))'/"$program" "$@"
        ;;
      test*)
        shift
        \(runsTests) --testing-library swift-testing "$@"
        ;;
      esac
      echo "swift $1 is not typed here." >&2
      exit 64
      """
  }

  /// As the package manager does it. Xcode has the frameworks of the tests in the folder of the
  /// platform; the command line tools, which know no platform, have them in their own.
  static func runsTestsOnMac(_ bundle: String) -> String {
    """
    compiler=$(xcrun --find swiftc)
    tools=$(xcode-select -p)/Library/Developer
    platform=$(xcrun --sdk macosx --show-sdk-platform-path 2>/dev/null)/Developer
    export DYLD_FRAMEWORK_PATH="$platform/Library/Frameworks:$tools/Frameworks"
    export DYLD_LIBRARY_PATH="$platform/usr/lib:$tools/usr/lib"
    exec "${compiler%/bin/swiftc}/libexec/swift/pm/swiftpm-testing-helper" \\
      --test-bundle-path '\(bundle)'/Contents/MacOS/*
    """
  }
}
