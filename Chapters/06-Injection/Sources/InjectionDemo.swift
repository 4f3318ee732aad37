import ChapterKit
import Dependencies
import IssueReporting
import LocationServices
import OutsideWorld
import Telemetry

package enum InjectionDemo {
  package static let chapter = Chapter(
    6,
    "Injection",
    "How a dependency reaches a screen that is four levels deep.",
    versions: [
      "defaults": Version("Arguments with live defaults: comfortable, and unsafe.") { title in
        .tree(title, visit { DefaultsTab(location: $0, analytics: $1) })
      },
      "required": Version("Arguments without defaults: safe, and contagious.") { title in
        .tree(title, visit { RequiredTab(location: $0, analytics: $1) })
      },
      "library": Version("No arguments: each screen asks for what it uses.") { title in
        .tree(title, visit { _, _ in LibraryTab() })
      },
    ],
    compare: ["defaults", "library"],
    commands: [.cost, .leaf, .onboarding],
    launch: { invocation in
      UsageDescriptions.declare(.location, "To check in where you are.")
      @Dependency(\.context) var context
      Telemetry.shared.source = "\(invocation.contextOfControlled ?? context)"
      // Two versions side by side would share one number. A test has a world of its own.
      switch invocation.word {
      case .version, .own("leaf"): if !isTesting { await CollectorNumber.open() }
      default: break
      }
    },
    beforeClosing: { Telemetry.shared.flush() }
  )

  /// The app, or a preview of it: what is handed to the tab is what the context has.
  @MainActor
  private static func visit<Tab>(
    _ tab: (LocationClient, AnalyticsClient) -> Tab
  ) -> Visit<Tab> {
    @Dependency(\.location) var location
    @Dependency(\.analytics) var analytics
    @Dependency(\.context) var context
    return Visit(tab(location, analytics), isLiveMeant: context == .live, pause: .forThePerson)
  }

  package static func main() async { await chapter.main() }
}
