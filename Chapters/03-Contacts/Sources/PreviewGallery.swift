import AddressCards
import Dependencies
import Observation

/// One preview for each thing that happens on this screen, and its result.
@MainActor @Observable
final class PreviewGallery {
  private(set) var previews: [Preview]
  private(set) var isComplete = false
  @ObservationIgnored private var endless: [Task<Void, Never>] = []

  struct Preview {
    let situation: Situation
    let screen: any ContactsModel
    /// How the process of this preview has ended, where it has.
    var end: String?

    @MainActor
    var isUp: Bool { end == nil && screen.list == situation.list }
  }

  /// Each screen is made with the address book that it is to show.
  init(controlled situations: [Situation]) {
    previews = situations.map { situation in
      let screen = withDependencies {
        $0.context = .preview
        if let client = situation.client { $0[ContactsClient.self] = client }
      } operation: {
        ControlledContacts()
      }
      return Preview(situation: situation, screen: screen)
    }
  }

  /// There is no way to hand an address book to these.
  init(uncontrolled situations: [Situation]) {
    previews = situations.map { Preview(situation: $0, screen: UncontrolledContacts()) }
  }

  var up: Int { previews.count(where: \.isUp) }

  /// `1 of 7 previews came up. To load the screen ends the process.`
  var verdict: String {
    let ended = previews.count { $0.end != nil }
    let came = "\(up) of \(previews.count) previews came up"
    return ended == 0 ? "\(came)." : "\(came). To load the screen ends the process."
  }

  /// Loads each screen; the one that is read for ever goes on for as long as the gallery.
  func load() async {
    for preview in previews where preview.situation.client != nil {
      guard preview.situation.list == .loading else {
        await preview.screen.load()
        continue
      }
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking {
        _ = preview.screen.list
      } onChange: {
        change.finish()
      }
      endless.append(Task { await preview.screen.load() })
      for await _ in changes {}
    }
    isComplete = true
  }

  /// Loads the uncontrolled screen once, in a process of its own, because that may be its end.
  /// There is one address book for all of these, so no other of them would come further.
  func load(inProcess run: () async -> String?) async {
    let end = await run()
    for index in previews.indices where previews[index].situation.client != nil {
      previews[index].end = end
    }
    isComplete = true
  }
}
