import ChapterKit
import Testing

@testable import AnalyticsChapter
@testable import ContactsChapter
@testable import CountdownChapter
@testable import FailabilityChapter
@testable import InjectionChapter
@testable import LocationChapter
@testable import PersistenceChapter
@testable import RegistrationChapter
@testable import StandupsChapter
@testable import VoiceMemosChapter

/// The chapters that the tests of what all have in common run over.
let allChapters: [Chapter] = [
  CountdownDemo.chapter,
  LocationDemo.chapter,
  ContactsDemo.chapter,
  AnalyticsDemo.chapter,
  PersistenceDemo.chapter,
  InjectionDemo.chapter,
  RegistrationDemo.chapter,
  FailabilityDemo.chapter,
  VoiceMemosDemo.chapter,
  StandupsDemo.chapter,
]

extension Chapter: CustomTestStringConvertible {
  package var testDescription: String { folder }
}
