/// What the code of chapter 15 needs besides UIKit: the names of the model of SwiftUI, as far as code for
/// an app uses them.
///
/// The gestures and the property wrapper are declared as SwiftUI declares them. A `Piece` stands for a
/// view, which an app would write with a `View` and a layout.
enum SwiftUIFragments {
  static let text = """
    import UIKit

    struct Transaction {}

    protocol Gesture {}

    struct TapGesture: Gesture {
      init(count: Int = 1) {}
      func onEnded(_ action: @escaping () -> Void) -> TapGesture { self }
    }

    struct DragGesture: Gesture {
      struct Value: Equatable, Sendable {
        var startLocation: CGPoint
        var location: CGPoint
        var translation: CGSize { .zero }
      }
      init(minimumDistance: CGFloat = 10) {}
      func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
      func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
      func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
      ) -> DragGesture { self }
    }

    @propertyWrapper final class GestureState<Value> {
      private(set) var wrappedValue: Value
      var projectedValue: GestureState<Value> { self }
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }

    struct Piece {
      init(_ name: String, _ frame: CGRect, _ color: UIColor? = nil) {}
      init(_ name: String, _ frame: CGRect, holding pieces: [Piece]) {}
      func gesture(_ gesture: some Gesture) -> Piece { self }
      func gesture(_ gesture: some Gesture, name: String) -> Piece { self }
      func highPriorityGesture(_ gesture: some Gesture) -> Piece { self }
      func contentShape() -> Piece { self }
      func simultaneousGesture(_ gesture: some Gesture) -> Piece { self }
      func clipped() -> Piece { self }
    }

    final class HostingView: UIView {
      init(_ content: Piece, frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }
    """
}
