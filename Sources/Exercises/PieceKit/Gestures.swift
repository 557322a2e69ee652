public import MiniUIKit

/// A gesture, as a value.
public protocol Gesture {
  /// Makes the recognizer that it is in a hosting view.
  func makeRecognizer(_ seat: Seat) -> UIGestureRecognizer
}

/// What a gesture calls, whatever its values are.
struct Calls<Value> {
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  /// What takes the gesture's states back.
  var resets: [() -> Void] = []
}

/// A tap, or several (SU-45).
public struct TapGesture: Gesture {
  let count: Int
  private var calls = Calls<Void>()

  /// A tap.
  ///
  /// - Parameter count: How many taps it needs.
  public init(count: Int = 1) { self.count = count }

  /// Adds what is done when the gesture has succeeded (SU-41).
  public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
    var gesture = self
    gesture.calls.ended.append(action)
    return gesture
  }

  /// Makes its recognizer.
  public func makeRecognizer(_ seat: Seat) -> UIGestureRecognizer {
    let recognizer = HostedTap(seat)
    recognizer.numberOfTapsRequired = count
    let ended = calls.ended
    if !ended.isEmpty { seat.answers.ended = { _ in for call in ended { call(()) } } }
    return recognizer
  }
}

/// A finger that is dragged, after 10 points (SU-43).
public struct DragGesture: Gesture {
  /// Where the drag is.
  public struct Value: Equatable, Sendable {
    /// Where the finger came down, in the coordinates of the hosting view.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// How far it has come, the first points included.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  let minimumDistance: CGFloat
  private var calls = Calls<Value>()

  /// A drag.
  ///
  /// - Parameter minimumDistance: How far the finger goes before it is one.
  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }

  /// Adds what is done with each new value.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.calls.changed.append(action)
    return gesture
  }

  /// Adds what is done when the gesture has succeeded, and only then (SU-41).
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.calls.ended.append(action)
    return gesture
  }

  /// Keeps a state up to date while the gesture is active; afterwards it is as at first (SU-42).
  ///
  /// - Parameters:
  ///   - state: The state, as in `$lift`.
  ///   - body: Is given the gesture's value, the state to change, and a transaction.
  /// - Returns: The gesture that keeps the state.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (_ value: Value, _ state: inout State, _ transaction: inout Transaction) -> Void
  ) -> DragGesture {
    var gesture = self
    gesture.calls.changed.append { value in state.update { body(value, &$0, &$1) } }
    gesture.calls.resets.append { state.reset() }
    return gesture
  }

  /// Makes its recognizer.
  public func makeRecognizer(_ seat: Seat) -> UIGestureRecognizer {
    let recognizer = HostedDrag(seat, minimumDistance)
    let (changed, ended, resets) = (calls.changed, calls.ended, calls.resets)
    if !changed.isEmpty {
      seat.answers.changed = { for call in changed { call(dragValue(of: $0)) } }
    }
    if !ended.isEmpty { seat.answers.ended = { for call in ended { call(dragValue(of: $0)) } } }
    if !resets.isEmpty { seat.answers.reset = { for call in resets { call() } } }
    return recognizer
  }
}

/// What an animation of the change would be said with; here there are none.
public struct Transaction {}

/// A value that is changed while a gesture is active, and goes back by itself when it no longer is,
/// whether it has succeeded or not (SU-42).
@propertyWrapper public final class GestureState<Value> {
  private let initial: Value
  /// The value now; only the gesture changes it.
  public private(set) var wrappedValue: Value
  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  /// Makes a state with the value that it goes back to.
  public init(wrappedValue: Value) { (initial, self.wrappedValue) = (wrappedValue, wrappedValue) }

  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    body(&wrappedValue, &transaction)
  }

  func reset() { wrappedValue = initial }
}
