import SwiftUI

// listing: panel
struct PanelView: View {
  @State private var isOpen = true
  @FocusState private var isFocused: Bool

  var body: some View {
    Color.orange.opacity(isOpen ? 1 : 0.2)
      .focusable()
      .focused($isFocused)
      .onAppear { isFocused = true }  // or no key comes here
      .onKeyPress(.escape) {
        guard isOpen else { return .ignored }  // passes it on, as super does
        isOpen = false
        return .handled
      }
      .onContinuousHover { phase in
        if case .active(let place) = phase { print("the shadow is at", place) }
      }
  }
}
// end
