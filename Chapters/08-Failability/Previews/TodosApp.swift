// The same feature in an app, with its previews. `#Preview` needs Xcode: elsewhere, this is empty.

#if DEBUG && canImport(SwiftUI)
  import Composable
  import Dependencies
  import SwiftUI

  @testable import FailabilityChapter

  struct TodosView: View {
    let store: StoreOf<Todos>

    var body: some View {
      List(store.state.shown) { todo in
        Button {
          store.send(.checkBoxTapped(todo.id))
        } label: {
          Label(todo.text, systemImage: todo.isComplete ? "checkmark.square" : "square")
        }
      }
      .toolbar {
        Button("Clear") { store.send(.clearCompletedTapped) }
      }
    }
  }

  #Preview {
    TodosView(
      store: Store(initialState: Todos.State(todos: [.bread, .milk.completed])) {
        Todos()
      } withDependencies: {
        $0.todoAnalytics = .handing { _ in }
      }
    )
  }
#endif
