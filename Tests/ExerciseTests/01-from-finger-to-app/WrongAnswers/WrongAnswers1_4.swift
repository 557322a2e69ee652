import Grading
import MiniUIKit

let wrong1_4: [WrongAnswer<Trail>] = [
  WrongAnswer("keeps the touches") {
    let view = KeepsTouches(frame: trailFrame)
    return Trail(view) { view.kept.map { $0.location(in: view) } }
  },
  WrongAnswer("keeps the events") {
    let view = KeepsEvents(frame: trailFrame)
    return Trail(view) { view.trail }
  },
  WrongAnswer("keeps places of the window") { trail { touch, _ in touch.location(in: nil) } },
  WrongAnswer("keeps previous places") {
    trail { touch, view in touch.previousLocation(in: view) }
  },
  WrongAnswer("never begins anew") {
    let view = KeepsPlaces(clears: false) { touch, view in touch.location(in: view) }
    return Trail(view) { view.places }
  },
  WrongAnswer("begins anew only after a lift") {
    let view = BeginsAnewAfterALift(frame: trailFrame)
    return Trail(view) { view.places }
  },
  WrongAnswer("keeps places of the hit view") {
    trail { touch, _ in touch.location(in: touch.view) }
  },
  WrongAnswer("keeps the last eight places") {
    let view = KeepsPlaces(clears: true) { $0.location(in: $1) }
    return Trail(view) { view.places.suffix(8) }
  },
  WrongAnswer("keeps whole points") {
    trail { touch, view in
      let place = touch.location(in: view)
      return CGPoint(x: place.x.rounded(.down), y: place.y.rounded(.down))
    }
  },
  WrongAnswer("takes the place of the last move for the lift") {
    let view = RepeatsTheLastMove(frame: trailFrame)
    return Trail(view) { view.places }
  },
  WrongAnswer("clears the trail at cancelled") {
    let view = ClearsAtCancelled(frame: trailFrame)
    return Trail(view) { view.places }
  },
  WrongAnswer("shows the trail when it is over") {
    let view = ShowsWhenOver(frame: trailFrame)
    return Trail(view) { view.places }
  },
  WrongAnswer("subtracts the frame's origin") {
    trail { touch, view in
      let place = touch.location(in: nil)
      return CGPoint(x: place.x - view.frame.minX, y: place.y - view.frame.minY)
    }
  },
]

private func trail(_ place: @escaping (UITouch, UIView) -> CGPoint) -> Trail {
  let view = KeepsPlaces(clears: true, place)
  return Trail(view) { view.places }
}

/// A view that does the same in all four methods.
class Listener: UIView {
  func note(_ touch: UITouch, _ event: UIEvent?) {}

  private func all(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches { note(touch, event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { all(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { all(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { all(touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    all(touches, event)
  }
}

/// Right: keeps the first place and the steps from event to event.
final class AddsSteps: UIView {
  private var start = CGPoint.zero
  private var steps: [CGPoint] = []

  var trail: [CGPoint] {
    var place = start
    return steps.map { step in
      place = CGPoint(x: place.x + step.x, y: place.y + step.y)
      return place
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = touches.first?.location(in: self) ?? .zero
    steps = [.zero]
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches) }

  private func add(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let (here, before) = (touch.location(in: self), touch.previousLocation(in: self))
    steps.append(CGPoint(x: here.x - before.x, y: here.y - before.y))
  }
}

/// Right: keeps phase and place of each event, and converts the window's place itself.
final class KeepsSnapshots: Listener {
  private var moments: [(phase: UITouch.Phase, place: CGPoint)] = []

  var trail: [CGPoint] { moments.map(\.place) }

  override func note(_ touch: UITouch, _ event: UIEvent?) {
    if touch.phase == .began { moments = [] }
    moments.append((touch.phase, convert(touch.location(in: nil), from: nil)))
  }
}

private final class KeepsTouches: Listener {
  var kept: [UITouch] = []
  override func note(_ touch: UITouch, _ event: UIEvent?) {
    if touch.phase == .began { kept = [] }
    kept.append(touch)
  }
}

private final class BeginsAnewAfterALift: Listener {
  private(set) var places: [CGPoint] = []
  private var isLifted = false

  override func note(_ touch: UITouch, _ event: UIEvent?) {
    if isLifted { places = [] }
    isLifted = touch.phase == .ended
    places.append(touch.location(in: self))
  }
}

private final class RepeatsTheLastMove: Listener {
  private(set) var places: [CGPoint] = []

  override func note(_ touch: UITouch, _ event: UIEvent?) {
    if touch.phase == .began { places = [] }
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    places.append(isOver ? places.last ?? .zero : touch.location(in: self))
  }
}

private final class ClearsAtCancelled: Listener {
  private(set) var places: [CGPoint] = []

  override func note(_ touch: UITouch, _ event: UIEvent?) {
    if touch.phase == .began { places = [] }
    places.append(touch.location(in: self))
    if touch.phase == .cancelled { places = [] }
  }
}

private final class ShowsWhenOver: Listener {
  private(set) var places: [CGPoint] = []
  private var kept: [CGPoint] = []

  override func note(_ touch: UITouch, _ event: UIEvent?) {
    if touch.phase == .began { kept = [] }
    kept.append(touch.location(in: self))
    if touch.phase == .ended || touch.phase == .cancelled { places = kept }
  }
}

private final class KeepsEvents: Listener {
  private var kept: [UIEvent] = []

  var trail: [CGPoint] {
    kept.flatMap { event in (event.allTouches ?? []).map { $0.location(in: self) } }
  }

  override func note(_ touch: UITouch, _ event: UIEvent?) {
    if touch.phase == .began { kept = [] }
    if let event { kept.append(event) }
  }
}

private final class KeepsPlaces: Listener {
  private(set) var places: [CGPoint] = []
  private let clears: Bool
  private let place: (UITouch, UIView) -> CGPoint

  init(clears: Bool, _ place: @escaping (UITouch, UIView) -> CGPoint) {
    (self.clears, self.place) = (clears, place)
    super.init(frame: trailFrame)
  }

  override func note(_ touch: UITouch, _ event: UIEvent?) {
    if clears, touch.phase == .began { places = [] }
    places.append(place(touch, self))
  }
}
