// The same feature in an app, for Xcode: set the flag there. Without Xcode there is no `#Preview`.

#if FAILABILITY_IN_XCODE
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
