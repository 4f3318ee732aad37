import ChapterKit
import LocationServices
import Stage
import Telemetry

extension DemoCommand {
  /// The leaf alone is under control with arguments, which is a reason to celebrate too early.
  static let leaf = DemoCommand(
    "leaf",
    "A preview of the leaf alone: arguments with live defaults, and both are handed over."
  ) { _, terminal in
    let leaf = DefaultsLeaf(location: .at(.eikanDo), analytics: .noop)
    let calls = LiveCalls()
    return await RunEnvironment.real.show(on: terminal, beforeClosing: { Telemetry.shared.flush() })
    {
      [.leaf(leaf, calls)]
    }
  }
}

extension Scene {
  static func leaf(_ leaf: DefaultsLeaf, _ calls: LiveCalls) -> Scene {
    Scene("leaf", leaf) { leaf, _ in
      VStack {
        CollectorNumber.current?.picture(isLiveMeant: false) ?? Text("")
        TreePicture(rows: ScreenTree(leaf, calls).rows, isFlashing: false)
        if let place = leaf.checkIn?.place {
          Text("checked in at \(place.coordinates)")
          Note(calls.verdict, calls.all.isEmpty ? .good : .bad)
        }
      }
    } line: { leaf in
      guard let place = leaf.checkIn?.place else { return nil }
      let lines = [
        ScreenTree(leaf, calls).rows.lines, "checked in at \(place.coordinates)", calls.verdict,
        CollectorNumber.current?.words,
      ]
      return lines.compactMap(\.self).joined(separator: "\n")
    } run: { leaf in
      await calls.noting(on: leaf) { await leaf.locateTapped() }
    }
  }
}

extension LiveCalls {
  fileprivate var verdict: String {
    all.isEmpty ? "Solved: nothing has left this preview." : "\(all.count) calls slipped out"
  }
}
