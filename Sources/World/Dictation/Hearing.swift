import OperatingSystem

/// Carries the sound from one program to the other, and the words back, on the thread that runs it.
final class Hearing {
  private let dictation: LiveDictation
  private let orders: HearingOrders
  private let report: (Heard) -> Void

  private var microphone: ChildProcess?
  private var recogniser: ChildProcess?
  /// Each is nil when there is no more to come, or to go.
  private var sound: FileDescriptor?
  private var complaints: FileDescriptor?
  private var toRecogniser: FileDescriptor?
  private var fromRecogniser: FileDescriptor?

  /// What the recogniser has not taken yet.
  private var waiting: [UInt8] = []
  private var bytesHeard = 0
  private var phrases = SpokenPhrases()
  private var complaint: [UInt8] = []
  /// Why the sound has ended before it was told to.
  private var trouble: SpeechError?
  private var isCancelled = false

  init(_ dictation: LiveDictation, orders: HearingOrders, report: @escaping (Heard) -> Void) {
    self.dictation = dictation
    self.orders = orders
    self.report = report
  }

  /// Returns when both programs have ended, and the end is reported.
  func run() {
    // A recogniser that does not read any more is found out by what the write returns.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let error = Result { () throws(SpeechError) in try listen() }
    end(&microphone)
    end(&recogniser)
    if case .failure(let error) = error { report(.end(error)) } else { report(.end(trouble)) }
  }

  private func listen() throws(SpeechError) {
    try start()
    while fromRecogniser != nil, !isCancelled { try takeStep() }
  }

  private func start() throws(SpeechError) {
    do throws(SystemFailure) {
      let input = try Pipe()
      let output = try Pipe()
      recogniser = try dictation.recogniser.start(
        input: input.reading.number,
        output: output.writing.number
      )
      makeNonBlocking(input.writing.number)
      toRecogniser = input.keepWriting()
      fromRecogniser = output.keepReading()
    } catch {
      throw .cannotStart(dictation.recogniser, error)
    }
    do throws(SystemFailure) {
      let samples = try Pipe()
      let errors = try Pipe()
      microphone = try dictation.microphone.start(
        output: samples.writing.number,
        errors: errors.writing.number
      )
      makeNonBlocking(errors.reading.number)
      sound = samples.keepReading()
      complaints = errors.keepReading()
    } catch {
      throw .cannotStart(dictation.microphone, error)
    }
  }

  /// Waits for whatever comes first, and deals with it.
  private func takeStep() throws(SpeechError) {
    if sound == nil, waiting.isEmpty { toRecogniser = nil }
    let toRead = [
      orders.descriptor, complaints?.number, fromRecogniser?.number,
      waiting.isEmpty ? sound?.number : nil,
    ]
    let toWrite = waiting.isEmpty ? nil : toRecogniser?.number
    let requests =
      toRead.compactMap { $0.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } }
      + [toWrite].compactMap { $0.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) } }
    guard let ready = ready(requests) else { return try giveUp() }
    // The words first: what a program has said before it ended is heard.
    if ready.contains(fromRecogniser?.number) { try readWords() }
    if ready.contains(complaints?.number) { readComplaint() }
    if ready.contains(sound?.number) { readSound() }
    if ready.contains(toRecogniser?.number) { passSoundOn() }
    if ready.contains(orders.descriptor) { obey() }
  }

  /// How long the program may take that is waited for.
  private var patience: Duration {
    let isOnMicrophone = waiting.isEmpty && toRecogniser != nil
    return isOnMicrophone ? dictation.microphonePatience : dictation.recogniserPatience
  }

  /// Nil when nothing has moved for as long as that may last.
  private func ready(_ requests: [pollfd]) -> Set<Int32?>? {
    var requests = requests
    let (seconds, attoseconds) = patience.components
    let limit = Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    return switch poll(&requests, nfds_t(requests.count), limit) {
    case 0: nil
    case 1...: Set(requests.filter { $0.revents != 0 }.map(\.fd))
    default: []
    }
  }

  private func readWords() throws(SpeechError) {
    let bytes = fromRecogniser?.available() ?? []
    guard phrases.append(bytes) else { throw .nonsense(dictation.recogniser) }
    report(.words(phrases.words))
    guard bytes.isEmpty else { return }
    fromRecogniser = nil
    let end = end(&recogniser)
    let isAsked = toRecogniser == nil
    if trouble == nil, !isAsked || end != .exited(0) {
      throw .ended(dictation.recogniser, end, isAsked ? "at the end" : "while it listened")
    }
  }

  private func readComplaint() {
    let bytes = complaints?.available() ?? []
    complaint = (complaint + bytes).suffix(LiveDictation.chunk)
    if bytes.isEmpty { complaints = nil }
  }

  private func readSound() {
    waiting = sound?.available() ?? []
    bytesHeard += waiting.count
    // Two bytes a sample, 16,000 samples a second.
    report(.sound(until: .milliseconds(bytesHeard / 32)))
    guard waiting.isEmpty else { return }
    readComplaint()
    stopRecording()
    trouble = .ended(dictation.microphone, end(&microphone), "while it listened", complaint)
  }

  private func passSoundOn() {
    let count = waiting.withUnsafeBytes { bytes in
      try? untilAnswered { write(toRecogniser?.number ?? -1, bytes.baseAddress, bytes.count) }
    }
    // Where it takes nothing any more, the end of its words tells why.
    waiting.removeFirst(count ?? waiting.count)
  }

  private func obey() {
    isCancelled = orders.next() == .cancel
    microphone?.send(SIGINT)
    stopRecording()
  }

  private func stopRecording() {
    sound = nil
    complaints = nil
  }

  private func giveUp() throws(SpeechError) {
    if let trouble { throw trouble }
    if toRecogniser == nil { throw .stuck(dictation.recogniser, "does not end", patience) }
    if !waiting.isEmpty { throw .stuck(dictation.recogniser, "takes no sound", patience) }
    trouble = .stuck(dictation.microphone, "delivers no sound", patience)
    stopRecording()
  }

  /// Nothing that was started here is left behind.
  @discardableResult
  private func end(_ process: inout ChildProcess?) -> Program.End? {
    defer { process = nil }
    // One that has ended by itself does not notice.
    process?.send(SIGKILL)
    return process?.waitForEnd()
  }
}

extension FileDescriptor {
  /// What can be read now, and no more than a tenth of a second of sound; nothing at its end.
  fileprivate borrowing func available() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: LiveDictation.chunk) { bytes, count in
      count = (try? untilAnswered { read(number, bytes.baseAddress, bytes.count) }) ?? 0
    }
  }
}
