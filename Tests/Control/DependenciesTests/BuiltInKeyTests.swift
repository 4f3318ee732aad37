import Dependencies
import DependenciesTestSupport
import Foundation
import IssueReporting
import TestTools
import Testing

private struct Parcel: Sendable {
  var weight = 1
  var label = "live"
}

private enum ParcelKey: DependencyKey {
  static let liveValue = Parcel()
}

extension DependencyValues {
  fileprivate var parcel: Parcel {
    get { self[ParcelKey.self] }
    set { self[ParcelKey.self] = newValue }
  }
}

/// None of these tests may have an issue but the ones that it collects.
@Suite struct BuiltInKeysByKeyPath {
  @Test(
    .dependency(\.date, .constant(Date(timeIntervalSince1970: 7))),
    .dependency(\.uuid, .incrementing),
    .dependency(\.withRandomNumberGenerator, WithRandomNumberGenerator(Sevens())),
    .dependency(\.parcel, Parcel(weight: 2))
  )
  func `each function does what its trait says, and a key of one's own is like the others`() {
    @Dependency(\.self) var values
    #expect(values.date() == Date(timeIntervalSince1970: 7))
    #expect([values.uuid(), values.uuid()] == [UUID(0), UUID(1)])
    #expect(values.withRandomNumberGenerator { $0.next() } == 7)
    #expect(values.parcel.weight == 2)
  }

  @Test func `to replace each of them as a whole is not to use it`() {
    func issues<Value: Sendable>(
      _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
      _ value: Value
    ) -> [String] {
      IssueLog.messages {
        withDependencies {
          $0.store(value, at: keyPath)
        } operation: {
        }
      }
    }
    #expect(issues(\.uuid, .incrementing) == [])
    #expect(issues(\.locale, Locale(identifier: "de_CH")) == [])
    #expect(issues(\.timeZone, .gmt) == [])
    #expect(issues(\.parcel, Parcel(weight: 2)) == [])
  }

  @Test func `a trait that overrides a part points to the line of the test`() async throws {
    let line: UInt = #line + 1
    let trait: DependencyTrait = .dependency(\.parcel.weight, 2)
    let test = try #require(Test.current)
    let issues = try await IssueLog.issues {
      try await trait.provideScope(for: test, testCase: nil) {}
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.map(\.fileID) == ["DependenciesTests/BuiltInKeyTests.swift"])
    #expect(issues.first?.message.hasPrefix("A part of @Dependency(\\.parcel) is") == true)
  }
}

private struct Sevens: RandomNumberGenerator {
  mutating func next() -> UInt64 { 7 }
}
