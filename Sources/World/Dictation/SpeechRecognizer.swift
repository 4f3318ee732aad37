import OutsideWorld

/// Turns speech into text, once the person has agreed. It stands for `SFSpeechRecognizer`.
///
/// It behaves as such a framework does. It asks the person once and never again. It ends a process
/// that has not declared why it listens. It calls back from any thread. And it offers no place to
/// put another recogniser in.
///
/// ```swift
/// UsageDescriptions.declare(.speechRecognition, "To write the minutes of your meetings.")
/// SpeechRecognizer.requestAuthorization { status in
///   let task = SpeechRecognizer().recognitionTask { result, error in … }
/// }
/// ```
///
/// Behind it is a recogniser program, or a ``RecordedTalk`` where none is installed
/// (``DictationSource``).
public struct SpeechRecognizer: Sendable {
  private let system = SystemServices.current
  private let source: DictationSource

  public init() { source = DictationSource(environment: system.environment) }

  /// - Parameter source: What a test hears.
  package init(source: DictationSource) { self.source = source }

  /// The status in the system's record at this moment.
  public static var authorizationStatus: AuthorizationStatus {
    AuthorizationStatus(SystemServices.current.permissions.status(of: .speechRecognition))
  }

  /// Asks the person, once in the life of the app; later calls repeat the answer.
  ///
  /// Calls back from any thread, when the person has answered: never, if they do not.
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    SystemServices.current.request(.speechRecognition) { handler(AuthorizationStatus($0)) }
  }

  /// Starts to listen. The handler gets one result after the other, and at last a final one or an
  /// error. It is called from any thread, and never by this method itself.
  ///
  /// If the microphone is used, the person is asked for it first.
  @discardableResult
  public func recognitionTask(
    resultHandler: @escaping RecognitionTask.Handler
  ) -> RecognitionTask {
    system.requireUsageDescription(of: .speechRecognition)
    let task = RecognitionTask(footprint: system.footprint, handler: resultHandler)
    let status = system.permissions.status(of: .speechRecognition)
    guard status == .allowed else {
      refuse(
        task,
        status.refusal(of: .speechRecognition, to: system.permissions.app)
          ?? """
          This app has not asked whether it may use speech recognition: it must call \
          requestAuthorization(_:) first and wait for the answer.
          """
      )
      return task
    }
    switch source {
    case .recorded(let notice):
      system.notices.sayOnce(notice)
      task.listen { await task.hear(.standup, on: system.clock) }
    case .live(let pipeline):
      system.request(.microphone) { status in
        if let refusal = status.refusal(of: .microphone, to: system.permissions.app) {
          refuse(task, refusal)
        } else {
          task.listen { await task.hear(pipeline, on: system.clock) }
        }
      }
    }
    return task
  }

  private func refuse(_ task: RecognitionTask, _ sentence: String) {
    Task { task.end(SpeechError(sentence)) }
  }
}

/// Whether this app may recognise speech.
public enum AuthorizationStatus: Hashable, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// The person cannot allow it, because another person decides: a parent, an administrator.
  case restricted
  /// The person has said no. The app cannot ask again.
  case denied
  case authorized

  init(_ status: PermissionStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .allowed: self = .authorized
    }
  }
}
