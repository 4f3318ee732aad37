// The screens of the app, as the stage knows them, whichever of the three ways they are made.
//
// A tab shows a list; a row of the list shows a detail; the detail brings up a sheet; and in the
// sheet is the leaf, the one screen that locates. A swipe in the list brings it up at once.

@MainActor
protocol TabScreen: AnyObject {
  associatedtype List: ListScreen
  var list: List? { get }
  func opened()
}

@MainActor
protocol ListScreen: AnyObject {
  associatedtype Detail: DetailScreen
  associatedtype Sheet: SheetScreen
  var detail: Detail? { get }
  var quickSheet: Sheet? { get }
  func rowTapped()
  func rowSwiped()
}

@MainActor
protocol DetailScreen: AnyObject {
  associatedtype Sheet: SheetScreen
  var sheet: Sheet? { get }
  func checkInTapped()
}

@MainActor
protocol SheetScreen: AnyObject {
  associatedtype Leaf: LeafScreen
  var leaf: Leaf { get }
}

@MainActor
protocol LeafScreen: AnyObject {
  var checkIn: CheckIn? { get }
  var problem: String? { get }
  func locateTapped() async
}
