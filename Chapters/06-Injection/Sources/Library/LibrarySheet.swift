@MainActor
final class LibrarySheet: SheetScreen {
  let leaf = LibraryLeaf()
}
