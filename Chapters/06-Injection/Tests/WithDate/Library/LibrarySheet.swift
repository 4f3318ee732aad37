@testable import InjectionChapter

@MainActor
final class LibrarySheet: SheetScreen {
  let leaf = LibraryLeaf()
}
