import Grading
import MiniUIKit

/// A gallery of which one view or two are made otherwise.
private func gallery(
  _ frame: Lit = lit(LitByFlag()), caption: AnyLit = TurningCaption(),
  veil: UIView = DeafView()
) -> GalleryViews {
  GalleryViews(frame: frame, caption: lit(caption), veil: veil)
}

let right4_5: [@Sendable () -> GalleryViews] = [
  { gallery() },
  {
    gallery(
      lit(AllByHand()), caption: TurningCaption(passing: .moved, .ended, .cancelled),
      veil: UIControl())
  },
  {
    gallery(
      lit(FrameThatChooses()),
      caption: TurningCaption(passing: .began, .moved, .ended, .cancelled), veil: UIView())
  },
  {
    let caption = TurningControl()
    return GalleryViews(
      frame: lit(FrameGlowsForItsBranch()), caption: Lit(view: caption) { caption.isTurned },
      veil: UIControl())
  },
]

let wrong4_5: [WrongAnswer<GalleryViews>] = [
  WrongAnswer("calls super everywhere") {
    gallery(
      caption: TurningCaption(passing: .began, .moved, .ended, .cancelled),
      veil: DeafView(passing: .began, .moved, .ended, .cancelled))
  },
  WrongAnswer("calls super nowhere") { gallery(lit(LitByFlag(passing: .moved))) },
  WrongAnswer("repairs the frame alone") {
    gallery(caption: TurningCaption(passing: .began, .moved, .cancelled), veil: UIView())
  },
  WrongAnswer("writes no code for the veil") { gallery(veil: UIView()) },
  WrongAnswer("switches the veil off") { gallery(veil: SwitchedOff()) },
  WrongAnswer("lets the finger through the veil") { gallery(veil: LetsThrough()) },
  WrongAnswer("keeps all of the veil's phases but began") {
    gallery(veil: DeafView(passing: .began))
  },
  WrongAnswer("keeps the caption's end alone") {
    gallery(caption: TurningCaption(passing: .began, .moved, .cancelled))
  },
  WrongAnswer("has a frame that glows for none but the caption's neighbours, and passes all on") {
    gallery(
      lit(FrameThatLooksAway()),
      caption: TurningCaption(passing: .began, .moved, .ended, .cancelled))
  },
  WrongAnswer("turns the caption when the finger comes down") { gallery(caption: TurnsAtBegan()) },
  WrongAnswer("turns the caption when its touch is taken away") {
    gallery(caption: TurnsAtCancelled())
  },
  WrongAnswer("turns the caption if the finger is lifted on it") {
    gallery(caption: TurnsInside())
  },
  WrongAnswer("turns the caption at most once") { gallery(caption: TurnsOnce()) },
  WrongAnswer("takes the caption's own work away") { gallery(caption: NeverTurns()) },
  WrongAnswer("adds super where the counter listens") {
    gallery(lit(LitByFlag(passing: .moved, .ended)))
  },
  WrongAnswer("adds super in began alone") { gallery(lit(LitByFlag(passing: .began, .moved))) },
  WrongAnswer("forgets super in cancelled") {
    gallery(lit(LitByFlag(passing: .began, .moved, .ended)))
  },
  WrongAnswer("takes the frame's overrides away") { gallery(lit(UIView()) { _ in false }) },
  WrongAnswer("tells the controller by hand at the end") { gallery(lit(FrameEndedByHand())) },
  WrongAnswer("hands every phase to its superview") { gallery(lit(FrameToSuperview())) },
  WrongAnswer("glows for its photo alone") { gallery(lit(FrameGlowsForPhoto())) },
  WrongAnswer("glows for its own touches alone") { gallery(lit(FrameGlowsForItself())) },
  WrongAnswer("glows for its own subviews alone") { gallery(lit(FrameGlowsForItsSubviews())) },
  WrongAnswer("glows if it is the nearest frame") { gallery(lit(FrameGlowsForTheNearest())) },
  WrongAnswer("glows and passes on if it is the nearest frame") {
    gallery(lit(FrameDealsWithTheNearest()))
  },
  WrongAnswer("hands all on by hand and glows if it is the nearest frame") {
    gallery(lit(FrameByHandForTheNearest()))
  },
  WrongAnswer("stops glowing when the finger moves") { gallery(lit(FrameStopsAtMove())) },
  WrongAnswer("passes cancelled on as ended") { gallery(lit(EndedForCancelled())) },
  WrongAnswer("passes began on too late") { gallery(lit(FramePassesLate())) },
  WrongAnswer("glows while the finger is inside") { gallery(lit(FrameFollowsTheFinger())) },
  WrongAnswer("remembers a touch that was taken away") { gallery(lit(FrameKeepsItsFlag())) },
  WrongAnswer("hands moves to its superview") { gallery(lit(LitMovesToSuperview())) },
  WrongAnswer("calls the controller and nobody before it") { gallery(lit(FrameCallsMain())) },
]

/// Turns at each lift, is lit while it is turned, and passes some calls on.
class TurningCaption: LitByFlag {
  /// Passes nothing on.
  convenience init() { self.init(keepingAll: ()) }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .ended { isOn.toggle() }
  }
}

/// Right: a control passes nothing on, and tracks its finger wherever it goes.
final class TurningControl: UIControl {
  private(set) var isTurned = false
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isTurned.toggle() }
}

final class TurnsAtBegan: TurningCaption {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .began { isOn.toggle() }
  }
}

final class TurnsAtCancelled: TurningCaption {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .ended || call == .cancelled { isOn.toggle() }
  }
}

final class TurnsInside: TurningCaption {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) {
      super.note(call, touches, event)
    }
  }
}

final class TurnsOnce: TurningCaption {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .ended { isOn = true }
  }
}

final class NeverTurns: TurningCaption {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {}
}

/// Does nothing with a touch, and passes some calls on.
class DeafView: LitByFlag {
  /// Passes nothing on.
  convenience init() { self.init(keepingAll: ()) }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {}
}

final class SwitchedOff: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

final class LetsThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// Glows for all but captions and veils, and passes everything on.
class FrameThatLooksAway: LitByFlag {
  final func isMine(_ touches: Set<UITouch>) -> Bool {
    touches.contains { !($0.view is TurningCaption) && $0.view?.traceName != "veil" }
  }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if isMine(touches) { super.note(call, touches, event) }
  }
}

/// Right: what lies in it passes all on, and the frame keeps what nobody further up should notice.
final class FrameThatChooses: FrameThatLooksAway {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if isMine(touches) { super.pass(call, touches, event) }
  }
}

final class FrameGlowsForItself: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { super.note(call, touches, event) }
  }
}

/// Right: glows for all that lies in it, and for itself.
final class FrameGlowsForItsBranch: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if touches.contains(where: { $0.view?.isDescendant(of: self) == true }) {
      super.note(call, touches, event)
    }
  }
}

/// Glows for what lies in it, and no deeper.
final class FrameGlowsForItsSubviews: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if touches.contains(where: { $0.view?.superview === self }) { super.note(call, touches, event) }
  }
}

/// Glows for itself and what lies in it, and no deeper.
class FrameGlowsForTheNearest: LitByFlag {
  final func isNearest(_ touches: Set<UITouch>) -> Bool {
    touches.contains { $0.view === self || $0.view?.superview === self }
  }
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if isNearest(touches) { super.note(call, touches, event) }
  }
}

final class FrameDealsWithTheNearest: FrameGlowsForTheNearest {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if isNearest(touches) { super.pass(call, touches, event) }
  }
}

final class FrameByHandForTheNearest: FrameGlowsForTheNearest {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    hand(call, touches, event, to: next)
  }
}

final class FrameFollowsTheFinger: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.note(call, touches, event)
    if call == .moved { isOn = touches.contains { bounds.contains($0.location(in: self)) } }
  }
}

/// Passes no second touch on before the first one has ended.
final class FrameKeepsItsFlag: LitByFlag {
  private var isPassing = false
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .ended { isPassing = false }
    if call == .began {
      guard !isPassing else { return }
      isPassing = true
    }
    super.pass(call, touches, event)
  }
}

final class FrameEndedByHand: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .moved { super.pass(call, touches, event) }
    guard call == .ended else { return }
    var each = next
    while let responder = each, !(responder is UIViewController) { each = responder.next }
    each?.touchesEnded(touches, with: event)
  }
}

/// Glows only if the touch belongs to somebody in it.
final class FrameGlowsForPhoto: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    super.note(call, touches, event)
    if call == .began { isOn = touches.contains { $0.view !== self } }
  }
}

/// Takes a move for the end.
final class FrameStopsAtMove: LitByFlag {
  override func note(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    isOn = call == .began
  }
}

/// Hands all four on, but to the superview.
final class FrameToSuperview: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    hand(call, touches, event, to: superview)
  }
}

/// Hands on began together with the end.
final class FramePassesLate: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if call == .ended || call == .cancelled { super.pass(.began, touches, event) }
    if call != .began { super.pass(call, touches, event) }
  }
}

/// Looks for its controller and calls it, over the heads of all others.
final class FrameCallsMain: LitByFlag {
  override func pass(_ call: Call, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let main = sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
    hand(call, touches, event, to: main)
  }
}
