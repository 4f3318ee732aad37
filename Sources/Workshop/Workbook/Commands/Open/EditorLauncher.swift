import Dependencies

/// Who runs an editor, with the terminal in its hands.
struct EditorLauncher: Sendable {
  enum End: Equatable, Sendable {
    case ended(Int32)
    case isMissing
    case cannotRun(reason: String)
  }

  /// Runs a program with its arguments, and returns when it has ended.
  var launch: @Sendable (_ program: String, _ arguments: [String]) -> End
}

extension EditorLauncher: DependencyKey {
  static var liveValue: EditorLauncher {
    EditorLauncher { program, arguments in runInForeground(program, arguments) }
  }

  static var testValue: EditorLauncher {
    EditorLauncher(launch: unimplemented("EditorLauncher.launch", placeholder: .ended(0)))
  }
}

extension DependencyValues {
  var editorLauncher: EditorLauncher {
    get { self[EditorLauncher.self] }
    set { self[EditorLauncher.self] = newValue }
  }
}
