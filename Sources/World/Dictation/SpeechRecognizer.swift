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
/// Behind it is a recogniser program (``LiveDictation``), or a ``RecordedTalk`` where none is
/// installed.
public struct SpeechRecognizer: Sendable {
  private let system = SystemServices.current

  public init() {}

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
  /// error. It is called from any thread, but not before this method has returned.
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
    switch DictationSource.ofTest ?? DictationSource(environment: system.environment) {
    case .recorded(let notice):
      system.notices.sayOnce(notice)
      task.listen(with: .talk(.standup, on: system.clock))
    case .live(let pipeline):
      askForMicrophone(task) { task.listen(with: .live(pipeline, on: system.clock)) }
    }
    return task
  }

  /// Listens if the person allows the microphone.
  private func askForMicrophone(
    _ task: RecognitionTask,
    then listen: @escaping @Sendable () -> Void
  ) {
    let app = system.permissions.app
    system.request(.microphone) { status in
      guard let refusal = status.refusal(of: .microphone, to: app) else { return listen() }
      refuse(task, refusal)
    }
  }

  private func refuse(_ task: RecognitionTask, _ sentence: String) {
    Task { task.receive(.end(SpeechError(sentence))) }
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
