import ChapterKit
import Dependencies
import Foundation
import TestTools
import Testing

@Suite struct OpenURLLive {
  // In a process of its own, where no program that opens pages is found.
  @Test func `a demo asks the desktop, and gets false where there is none`() async {
    await #expect(processExitsWith: .success) {
      setenv("PATH", "/nowhere", 1)
      let page = URL(string: "https://www.swift.org")!
      let issues = await IssueLog.messages {
        await withDependencies {
          $0.context = .live
        } operation: {
          @Dependency(\.openURL) var openURL
          let isOpen = await openURL(page)
          precondition(!isOpen)
        }
      }
      precondition(issues == [])
    }
  }
}
