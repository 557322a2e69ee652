import ExerciseKit
import Grading

let wrong9_8: [WrongAnswer<UITapGestureRecognizer>] = [
  WrongAnswer("is a tap like any other") { MistakenTap(.plain) },
  WrongAnswer("recognizes nothing") { MistakenTap(.nothing) },
  WrongAnswer("cancels nothing") { MistakenTap(.cancelsNothing) },
  WrongAnswer("looks at the touch's view only") { MistakenTap(.viewOnly) },
  WrongAnswer("looks one level up") { MistakenTap(.oneLevel) },
  WrongAnswer("climbs beyond its own view") { MistakenTap(.climbsOn) },
  WrongAnswer("spares its own view") { MistakenTap(.sparesOwn) },
  WrongAnswer("fails") { MistakenTap(.fails) },
  WrongAnswer("ignores the whole set") { MistakenTap(.wholeSet) },
  WrongAnswer("knows buttons only") { MistakenTap(.buttons) },
  WrongAnswer("keeps quiet and ignores nothing") { MistakenTap(.drops) },
  WrongAnswer("asks about all fingers of the event") { MistakenTap(.wholeEvent) },
  WrongAnswer("looks at the end") { MistakenTap(.atTheEnd) },
  WrongAnswer("asks one finger of the set") { MistakenTap(.oneOfSet) },
  WrongAnswer("ignores a touch and passes it on") { MistakenTap(.passesAll) },
  WrongAnswer("refuses the whole event") { MistakenTap(.receivesEvent) },
  WrongAnswer("asks at the end who is hit") { MistakenTap(.hitAtEnd) },
  WrongAnswer("begins above the view") { MistakenTap(.above) },
  WrongAnswer("calls super before it ignores") { MistakenTap(.superFirst) },
  WrongAnswer("never comes back") { MistakenTap(.remembers) },
  WrongAnswer("spares nothing on a control of its own") { MistakenTap(.onControl) },
]

private final class MistakenTap: UITapGestureRecognizer {
  enum Mistake {
    case plain, nothing, cancelsNothing, viewOnly, oneLevel, climbsOn, sparesOwn, fails, wholeSet
    case buttons, drops, wholeEvent, atTheEnd, oneOfSet, passesAll, receivesEvent, hitAtEnd
    case above, remembers, superFirst, onControl
  }
  private let mistake: Mistake
  private var isOff = false

  init(_ mistake: Mistake) {
    self.mistake = mistake
    super.init()
    if mistake == .cancelsNothing { cancelsTouchesInView = false }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let spared = touches.filter { isSpared($0) }
    switch mistake {
    case .passesAll:
      for touch in spared { ignore(touch, for: event) }
      super.touchesBegan(touches, with: event)
    case .superFirst:
      let rest = touches.subtracting(spared)
      if !rest.isEmpty { super.touchesBegan(rest, with: event) }
      for touch in spared { ignore(touch, for: event) }
    case .remembers:
      if !spared.isEmpty { isOff = true }
      for touch in isOff ? touches : [] { ignore(touch, for: event) }
      if !isOff { super.touchesBegan(touches, with: event) }
    case .plain, .cancelsNothing, .atTheEnd, .receivesEvent, .hitAtEnd:
      super.touchesBegan(touches, with: event)
    case .drops:
      let rest = touches.subtracting(spared)
      if !rest.isEmpty { super.touchesBegan(rest, with: event) }
    case .wholeEvent where (event.allTouches ?? []).contains { isSpared($0) }:
      for touch in touches { ignore(touch, for: event) }
    case .oneOfSet:
      let one = touches.min { $0.location(in: nil).x < $1.location(in: nil).x }
      guard let one, isSpared(one) else { return super.touchesBegan(touches, with: event) }
      ignore(one, for: event)
    case .nothing: for touch in touches { ignore(touch, for: event) }
    case .fails where !spared.isEmpty: state = .failed
    case .wholeSet where !spared.isEmpty: for touch in touches { ignore(touch, for: event) }
    default:
      for touch in spared { ignore(touch, for: event) }
      let rest = touches.subtracting(spared)
      if !rest.isEmpty { super.touchesBegan(rest, with: event) }
    }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    mistake != .receivesEvent || !(event.allTouches ?? []).contains { isSpared($0) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if mistake == .hitAtEnd,
      let hit = view?.hitTest(location(in: view), with: nil), hit is UIControl
    {
      state = .failed
    } else if mistake == .atTheEnd, touches.contains(where: { isSpared($0) }) {
      state = .failed
    } else {
      super.touchesEnded(touches, with: event)
    }
  }

  private func isSpared(_ touch: UITouch) -> Bool {
    var chain: [UIView] = []
    var each = touch.view
    while let view = each {
      chain.append(view)
      each = view.superview
    }
    let own = chain.firstIndex { $0 === view } ?? chain.count
    switch mistake {
    case .above: return chain.prefix(own).dropFirst().contains { $0 is UIControl }
    case .onControl: return !(view is UIControl) && chain.prefix(own).contains { $0 is UIControl }
    case .viewOnly: return chain.prefix(own).first is UIControl
    case .oneLevel: return chain.prefix(own).prefix(2).contains { $0 is UIControl }
    case .climbsOn:
      return chain.prefix(own).contains { $0 is UIControl }
        || chain.dropFirst(own + 1).contains { $0 is UIControl }
    case .sparesOwn: return chain.prefix(own + 1).contains { $0 is UIControl }
    case .buttons: return chain.prefix(own).contains { $0 is UIButton }
    default: return chain.prefix(own).contains { $0 is UIControl }
    }
  }
}

/// Right: it is its own delegate, and never receives such a touch.
final class OwnDelegateTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  override init() {
    super.init()
    delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var each = touch.view
    while let view = each, view !== self.view {
      if view is UIControl { return false }
      each = view.superview
    }
    return true
  }
}

/// Right: it sorts the fingers by class of view one by one, climbing without a loop.
final class LateSortingTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    var kept: Set<UITouch> = []
    for touch in touches {
      if liesInControl(touch.view) { ignore(touch, for: event) } else { kept.insert(touch) }
    }
    if !kept.isEmpty { super.touchesBegan(kept, with: event) }
  }

  private func liesInControl(_ view: UIView?) -> Bool {
    guard let view, view !== self.view else { return false }
    return view is UIControl || liesInControl(view.superview)
  }
}

/// Right: an object of its own is its delegate, and finds the controls from the view down.
final class HelpedTap: UITapGestureRecognizer {
  private let helper = Helper()
  override init() {
    super.init()
    delegate = helper
  }

  private final class Helper: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let view = gestureRecognizer.view, let hit = touch.view else { return true }
      return !controls(in: view).contains { hit.isDescendant(of: $0) }
    }

    private func controls(in view: UIView) -> [UIView] {
      view.subviews.flatMap { $0 is UIControl ? [$0] : controls(in: $0) }
    }
  }
}
