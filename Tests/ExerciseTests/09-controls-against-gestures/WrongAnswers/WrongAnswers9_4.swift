import ExerciseKit
import Grading

let wrong9_4: [WrongAnswer<TileDesign>] = [
  WrongAnswer("leaves the touch to the picture") { tile(.unchanged) },
  WrongAnswer("shuts the picture's gate") { tile(.shut) },
  WrongAnswer("is always the hit view itself") { tile(.always) },
  WrongAnswer("takes what nobody wants") { tile(.greedy) },
  WrongAnswer("forgets the gates") { tile(.gateless) },
  WrongAnswer("puts a recognizer on the picture") { tile(.recognizer) },
  WrongAnswer("vetoes for the picture") { tile(.veto) },
  WrongAnswer("moves close and not its place") { tile(.misplaced) },
  WrongAnswer("moves close 10 points to the right") { tile(.movedTooFar) },
  WrongAnswer("sees no gate of close") { tile(.closeByHand) },
  WrongAnswer("takes close's frame for one in the tile") { tile(.closeByFrame) },
  WrongAnswer("takes the tap from the card") { tile(.disarming) },
  WrongAnswer("knows one gate") { tile(.oneGate) },
  WrongAnswer("takes the picture's whole place") { tile(.pictureFrame) },
  WrongAnswer("converts the point by hand") { tile(.byHand) },
  WrongAnswer("gives close a larger area") { tile(.largeClose) },
  WrongAnswer("throws the picture out") { tile(.thrownOut) },
  WrongAnswer("makes the picture as small as close") {
    let tile = TileWithSmallPicture(frame: .zero)
    return TileDesign(tile: tile, close: tile.close, build: { tile.build() })
  },
]

enum TileKind {
  case moved, unchanged, shut, always, greedy, gateless, recognizer, veto, closeByHand
  case misplaced, closeByFrame, disarming, oneGate, pictureFrame, asksCloseFirst, byHand, largeClose
  case thrownOut, movedTooFar
}

func tile(_ kind: TileKind) -> TileDesign {
  let tile = AnyTile(frame: .zero)
  tile.kind = kind
  return TileDesign(tile: tile, close: tile.close, build: { tile.build() })
}

/// Right as `moved`: close lies on the tile, and the picture lets fingers through; and as
/// `asksCloseFirst`: whatever else is hit, the tile stands in for it.
private final class AnyTile: UIButton {
  var kind = TileKind.moved
  let picture = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
  let close = UIButton(frame: CGRect(x: 70, y: 0, width: 30, height: 30))

  func build() {
    addSubview(picture)
    picture.addSubview(close)
    if kind == .misplaced { addSubview(close) }
    if kind == .movedTooFar {
      close.frame = CGRect(x: 90, y: 10, width: 30, height: 30)
      addSubview(close)
    }
    if kind == .movedTooFar || kind == .shut || kind == .moved || kind == .misplaced {
      picture.isUserInteractionEnabled = false
    }
    if kind == .moved {
      close.frame = CGRect(x: 80, y: 10, width: 30, height: 30)
      addSubview(close)
    }
    if kind == .thrownOut {
      picture.removeFromSuperview()
      close.frame = CGRect(x: 80, y: 10, width: 30, height: 30)
      addSubview(close)
    }
    if kind == .disarming {
      for each in superview?.gestureRecognizers ?? [] { superview?.removeGestureRecognizer(each) }
    }
    if kind == .recognizer {
      picture.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: AnyTile.fire, name: "fire"))
    }
  }

  private func fire() { sendActions(for: .touchUpInside) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    switch kind {
    case .asksCloseFirst:
      if hit == nil { return nil }
      return close.hitTest(convert(point, to: close), with: event) ?? self
    case .byHand:
      // The place in the window, less the corner of close there: right at a scale of 1.
      guard hit != nil, let window else { return nil }
      let (place, corner) = (convert(point, to: window), close.convert(CGPoint.zero, to: window))
      let way = CGPoint(x: place.x - corner.x, y: place.y - corner.y)
      return close.isHidden || !close.isUserInteractionEnabled
        ? self : close.bounds.contains(way) ? close : self
    case .largeClose:
      guard hit != nil, !close.isHidden, close.isUserInteractionEnabled else { return hit }
      let area = CGRect(x: 0, y: 0, width: 30, height: 40)
      return area.contains(convert(point, to: close)) ? close : self
    case .always: return hit == nil ? nil : self
    case .greedy: return hit === close ? hit : self
    case .gateless:
      if hit === close { return hit }
      return self.point(inside: point, with: event) ? self : nil
    case .closeByHand:
      guard let hit else { return nil }
      let isInside = close.point(inside: convert(point, to: close), with: event)
      return isInside ? close : hit === picture ? self : hit
    case .closeByFrame:
      guard hit != nil else { return nil }
      return close.frame.contains(point) ? close : self
    case .pictureFrame: return picture.frame.contains(point) && hit != nil ? self : hit
    case .oneGate:
      if hit === close { return hit }
      return !isHidden && self.point(inside: point, with: event) ? self : nil
    default: return hit
    }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    kind != .veto && super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// Right: a picture of a class of its own, which is never hit itself.
final class TileWithPassing: UIButton {
  let picture = Passing(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
  let close = UIButton(frame: CGRect(x: 70, y: 0, width: 30, height: 30))

  func build() {
    addSubview(picture)
    picture.addSubview(close)
  }

  final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }
}

/// Has a picture that is inside where close lies, whether close can be hit or not.
private final class TileWithSmallPicture: UIButton {
  let picture = Small(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
  let close = UIButton(frame: CGRect(x: 70, y: 0, width: 30, height: 30))

  func build() {
    addSubview(picture)
    picture.addSubview(close)
  }

  final class Small: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      subviews.contains { $0.frame.contains(point) }
    }
  }
}
