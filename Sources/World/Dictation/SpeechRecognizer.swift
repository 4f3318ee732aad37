import OutsideWorld

/// Writes down what is said, once the person has agreed.
///
/// It is what a vendor's framework is: it asks the person once and never again, it ends a process
/// that has not declared why it listens, it calls back whenever it likes, and it offers no place to
/// put another recogniser in. Where the person does not answer, it waits for ever.
///
/// ```swift
/// UsageDescriptions.declare(.speechRecognition, "To write the minutes of your meetings.")
/// SpeechRecognizer.requestAuthorization { status in
///   let task = SpeechRecognizer().recognitionTask { result, error in … }
/// }
/// ```
public struct SpeechRecognizer: Sendable {
  private let system: DictationSystem

  public init() {
    system = .current
  }

  /// What the system's record says at this moment.
  public static var authorizationStatus: AuthorizationStatus {
    AuthorizationStatus(DictationSystem.current.world.permissions.status(of: .speechRecognition))
  }

  /// Asks the person, once in the life of the app; later calls repeat the answer.
  ///
  /// Calls back from any thread, when the person has answered: never, if they do not.
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    DictationSystem.current.world.request(.speechRecognition) {
      handler(AuthorizationStatus($0))
    }
  }

  /// Begins to listen, and calls back from any thread, never before it has returned: with one
  /// result after the other, and at last with a final one or with an error.
  ///
  /// A microphone is opened where there is one, and the person is asked for that first.
  @discardableResult
  public func recognitionTask(
    resultHandler: @escaping RecognitionTask.Handler
  ) -> RecognitionTask {
    system.world.stopUndeclaredUse(of: .speechRecognition)
    let task = RecognitionTask(footprint: system.world.footprint, handler: resultHandler)
    let status = system.world.permissions.status(of: .speechRecognition)
    guard status == .allowed else {
      refuse(
        task,
        status.refusal(of: .speechRecognition, to: system.world.permissions.app)
          ?? """
          This app has not asked whether it may use speech recognition: it must call \
          requestAuthorization(_:) first and wait for the answer.
          """
      )
      return task
    }
    switch system.source() {
    case .recorded(let notice):
      system.world.notices.sayOnce(notice)
      task.listen(with: .talk(.standup, on: system.clock))
    case .live(let pipeline):
      askForMicrophone(task) { task.listen(with: .live(pipeline, on: system.clock)) }
    }
    return task
  }

  /// What is said into it is recorded first, so the system asks for that as well.
  private func askForMicrophone(
    _ task: RecognitionTask,
    then listen: @escaping @Sendable () -> Void
  ) {
    let app = system.world.permissions.app
    system.world.request(.microphone) { status in
      guard let refusal = status.refusal(of: .microphone, to: app) else { return listen() }
      refuse(task, refusal)
    }
  }

  private func refuse(_ task: RecognitionTask, _ sentence: String) {
    Task { task.receive(.end(SpeechError(sentence))) }
  }
}

/// Whether this app may write down what is said.
public enum AuthorizationStatus: Hashable, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// Another person has decided that the person cannot allow it.
  case restricted
  /// The person has said no. Nothing inside the app can change that.
  case denied
  /// The person has said yes. Nothing inside the app can change that either.
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
