import Dependencies
import Foundation
import OperatingSystem

extension OpenURLKey: DependencyKey {
  package static let liveValue = OpenURLEffect { url in Desktop.open(url.absoluteString) }
}
