import Dependencies
import Foundation
import TestTools
import Testing

@Suite struct OpenURLKey {
  @Test func `a test sees what would be opened`() async throws {
    let opened = LockIsolated<[URL]>([])
    let page = try #require(URL(string: "https://www.swift.org"))
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return false
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(page) == false)
    }
    #expect(opened.value == [page])
  }

  @Test func `a test that does not override it opens nothing`() async throws {
    let page = try #require(URL(string: "https://www.swift.org"))
    let issues = await IssueLog.issues {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(page) == false)
    }
    #expect(issues.count == 1)
  }
}
