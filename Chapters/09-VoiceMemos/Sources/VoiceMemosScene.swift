import ChapterKit
import Stage

extension Scene {
  /// The app in the hand of a person, or shown by a script.
  static func memos(
    _ title: String,
    _ app: some VoiceMemosModel,
    _ driver: Version.Driver
  ) -> Scene {
    .memos(title, app) { if driver == .script { await $0.perform() } }
  }

  /// The memos with their waveforms, the meter of the recorder below them, and alerts over both.
  static func memos(
    _ title: String,
    _ app: some VoiceMemosModel,
    run: @escaping @MainActor (any VoiceMemosModel) async -> Void
  ) -> Scene {
    let console = MemosConsole(app)
    return Scene(
      title,
      console,
      hint: "r record, stop · space play · ←→ move · n name · d delete",
      takesLetters: console.title != nil
    ) { console, _ in
      ZStack {
        VStack {
          Box("Voice memos") { MemoList(console) }
          RecorderPanel(console.app)
        }
        .limited(columns: 72)
        if let alert = console.app.alert { alert.view.centered() }
        if let memo = console.leaving { memo.deletion.centered() }
      }
    } line: { console in
      console.app.plainText
    } press: { console, key in
      console.press(key)
    } run: { console in
      await run(console.app)
    }
  }
}

/// Two rows for each memo; it scrolls so that the chosen one is in view.
private struct MemoList: View {
  let memos: [Memo]
  let playing: Playing?
  let row: Int
  /// Of the chosen one, while it is typed.
  let title: TextInput?

  @MainActor
  init(_ console: MemosConsole) {
    (memos, playing) = (console.app.memos, console.app.playing)
    (row, title) = (console.row, console.title)
  }

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    let count = max(1, min(memos.count, size.rows / 2))
    var canvas = Canvas(Extent(columns: size.columns, rows: count * 2))
    if memos.isEmpty { canvas.write("Nothing recorded yet.", style: .dim) }
    let first = max(0, min(row - count / 2, memos.count - count))
    for (index, memo) in memos.enumerated().dropFirst(first).prefix(count) {
      draw(memo, isChosen: index == row, on: &canvas, row: (index - first) * 2)
    }
    return canvas
  }

  private func draw(_ memo: Memo, isChosen: Bool, on canvas: inout Canvas, row: Int) {
    let columns = canvas.size.columns
    let position = playing.flatMap { $0.id == memo.id ? $0.position : nil }
    let time = (position ?? memo.duration).clock
    let name: any View =
      if isChosen, let title { title } else { Text(memo.shownTitle, isChosen ? .bold : .plain) }
    let wave = Waveform(levels: memo.levels, played: position.map { $0 / memo.duration })
    if isChosen { canvas.write("▸", row: row, style: .bold) }
    let room = Extent(columns: columns - 3 - time.count, rows: 1)
    canvas.draw(name.draw(in: room), column: 2, row: row)
    canvas.write(time, column: columns - time.count, row: row, style: .dim)
    canvas.draw(wave.draw(in: Extent(columns: columns - 2, rows: 1)), column: 2, row: row + 1)
  }
}

/// What the recorder does, with its meter.
private struct RecorderPanel: View {
  let recording: Recording?
  let isAsking: Bool

  @MainActor
  init(_ app: any VoiceMemosModel) { (recording, isAsking) = (app.recording, app.isAsking) }

  func draw(in size: Extent) -> Canvas {
    VStack {
      if let recording {
        let levels = Array(recording.levels.suffix(max(1, size.columns - 9)))
        HStack {
          Text("● \(recording.duration.clock)", .bad)
          Waveform(levels: levels).limited(columns: max(1, levels.count))
        }
        Meter(level: levels.last ?? 0)
      } else if isAsking {
        Note("Waiting for an answer: may it record?\n ", .busy)
      } else {
        Text("○ press r to record\n ", .dim)
      }
    }
    .draw(in: size)
  }
}

/// How loud it is now: the last third is red.
private struct Meter: View {
  let level: Double

  func draw(in size: Extent) -> Canvas {
    let columns = min(30, size.columns)
    let full = max(0, min(columns, Int((level * Double(columns)).rounded())))
    let quiet = min(full, columns * 2 / 3)
    return HStack(spacing: 0) {
      Text(String(repeating: "█", count: quiet)).foreground(.green)
      Text(String(repeating: "█", count: full - quiet)).foreground(.red)
      Text(String(repeating: "·", count: columns - full), .dim)
    }
    .draw(in: size)
  }
}

extension MemosAlert {
  fileprivate var view: any View {
    let buttons = (self == .denied ? ["s Settings"] : []) + ["⏎ OK"]
    return Alert(title, message: message, buttons: buttons, selected: buttons.count - 1)
  }
}

extension Memo {
  fileprivate var deletion: Alert {
    Alert(
      "Delete \(shownTitle)?",
      message: "What was recorded will be gone.",
      buttons: ["y Delete", "⏎ Keep it"],
      selected: 1
    )
  }
}

extension VoiceMemosModel {
  /// The facts in a line. Positions and levels between two seconds are left out.
  fileprivate var plainText: String? {
    // All of them are read each time, so that no change of one goes unseen while another is said.
    let (memos, playing, recording) = (memos, playing, recording)
    switch (alert, isAsking, recording) {
    case (.denied, _, _): return "The microphone is not allowed: the settings are the way out."
    case (.recordingFailed(let sentence), _, _), (.playingFailed(let sentence), _, _):
      return sentence
    case (nil, true, _): return "asking for the microphone"
    case (nil, false, let recording?):
      return "● recording, \(Int(recording.duration / .seconds(1))) s"
    case (nil, false, nil): break
    }
    let memo = playing.map { playing in memos.first { $0.id == playing.id } } ?? memos.first
    guard let memo else { return nil }
    let sign = playing == nil ? "■" : "▶"
    let wave = String(Waveform(levels: memo.levels).bars(24))
    return "\(sign) \(memo.shownTitle), \(memo.duration.clock) \(wave)"
  }
}
