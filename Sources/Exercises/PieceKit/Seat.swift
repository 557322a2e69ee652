import MiniUIKit

/// The place of one gesture in the tree of pieces: what its recognizer is asked about others.
///
/// A hosting view makes one for each gesture; code of an app's never sees it.
public final class Seat {
  /// What the gesture does, if it does anything.
  struct Answers {
    var changed: ((UIGestureRecognizer) -> Void)?
    var ended: ((UIGestureRecognizer) -> Void)?
    var reset: (() -> Void)?
  }

  /// The way to its piece, a number for each step down the tree.
  let path: [Int]
  /// Which of the piece's modifiers it is; a larger number lies further out.
  let layer: Int
  let attachment: Attachment
  /// The drawing of its piece, which carries out what the gesture does.
  let view: PieceView
  unowned(unsafe) let host: HostingView
  var answers = Answers()

  init(_ path: [Int], _ layer: Int, _ attached: Attached, _ view: PieceView, in host: HostingView) {
    (self.path, self.layer, self.attachment) = (path, layer, attached.attachment)
    (self.view, self.host) = (view, host)
  }

  /// Whether another gesture lies inside this one: in its piece, or written on it before.
  func encloses(_ other: Seat) -> Bool {
    path == other.path ? layer > other.layer : other.path.starts(with: path)
  }

  /// Whether a recognizer of UIKit's is on a view that lies inside this gesture.
  private func encloses(_ other: UIGestureRecognizer) -> Bool {
    guard let view = other.view else { return false }
    return host.views.contains { view.isDescendant(of: $0.view) && $0.path.starts(with: path) }
  }

  // listing: prevents
  /// Whether this gesture, once recognized, excludes another one.
  func prevents(_ its: Seat) -> Bool {
    if attachment == .simultaneous || its.attachment == .simultaneous { return false }
    if attachment != its.attachment { return attachment == .highPriority }
    switch attachment {
    case .plain: return !encloses(its)
    default: return !its.encloses(self)
    }
  }
  // end

  // listing: beside
  /// Whether this gesture, once recognized, excludes another recognizer.
  ///
  /// One of UIKit's has no seat. On a view inside, it goes before a plain gesture (SU-57).
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    if let its = HostingView.seat(of: other) { return prevents(its) }
    switch attachment {
    case .plain: return !encloses(other)
    case .highPriority: return true
    case .simultaneous: return false
    }
  }

  /// Whether another recognizer, once recognized, excludes this gesture.
  func isPrevented(by other: UIGestureRecognizer) -> Bool {
    if let its = HostingView.seat(of: other) { return its.prevents(self) }
    switch attachment {
    case .plain: return true
    case .highPriority: return !encloses(other)
    case .simultaneous: return false
    }
  }
  // end

  /// Whether a finger that comes down is on what the gesture is for.
  func isHit(by touch: UITouch) -> Bool {
    host.seats(at: touch.location(in: host)).contains { $0 === self }
  }

  /// Gives its recognizer the actions that belong to a state.
  ///
  /// A target of UIKit's is called for every state, and asks which it is. SwiftUI has a closure for
  /// each, so that the action changes with the state.
  func prepare(_ recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State) {
    recognizer.removeTarget(view, action: nil)
    switch state {
    case .began, .changed:
      if answers.changed != nil {
        recognizer.addTarget(view, action: PieceView.change, name: "onChanged")
      }
    case .ended:
      if answers.ended != nil {
        recognizer.addTarget(view, action: PieceView.end, name: "onEnded")
      }
      if answers.reset != nil {
        recognizer.addTarget(view, action: PieceView.goBack, name: "GestureState back")
      }
    case .cancelled, .possible, .failed:
      if answers.reset != nil {
        recognizer.addTarget(view, action: PieceView.goBack, name: "GestureState back")
      }
    }
  }
}
