import ExerciseKit
import Grading

let wrong9_4: [WrongAnswer<TileDesign>] = [
  WrongAnswer(
    "leaves the touch to the picture",
    gets: """
      A tap on the picture: expected tile touchDown, tile touchUpInside, but your code gives card.
      """,
    Diagnosis9_4.leavesTheTouchToThePicture, rule: Diagnosis9_4.own
  ) { tile(.unchanged) },
  WrongAnswer(
    "shuts the picture's gate",
    gets: "A tap on close: expected close, but your code gives tile touchDown, tile touchUpInside.",
    Diagnosis9_4.shutsThePicturesGate, rule: Diagnosis9_4.own
  ) { tile(.shut) },
  WrongAnswer(
    "is always the hit view itself",
    gets: "A tap on close: expected close, but your code gives tile touchDown, tile touchUpInside.",
    Diagnosis9_4.shutsThePicturesGate, rule: Diagnosis9_4.own
  ) { tile(.always) },
  WrongAnswer(
    "takes what nobody wants",
    gets: """
      A tap on the card, 10 points beside the tile: expected card, but your code gives tile \
      touchDown, tile touchUpInside.
      """,
    Diagnosis9_4.takesWhatNobodyWants, rule: Diagnosis9_4.area
  ) { tile(.greedy) },
  WrongAnswer(
    "forgets the gates",
    gets: """
      The tile is hidden; a tap where it was: expected card, but your code gives tile touchDown, \
      tile touchUpInside.
      """,
    Diagnosis9_4.forgetsTheGates, rule: Diagnosis9_4.gates
  ) { tile(.gateless) },
  WrongAnswer(
    "puts a recognizer on the picture",
    gets: """
      A tap on the picture: expected tile touchDown, tile touchUpInside, but your code gives tile \
      touchUpInside.
      """,
    Diagnosis9_4.putsARecognizerOnThePicture, rule: Diagnosis9_4.own
  ) { tile(.recognizer) },
  WrongAnswer(
    "vetoes for the picture",
    gets: """
      A tap on the picture: expected tile touchDown, tile touchUpInside, but your code gives card.
      """,
    Diagnosis9_4.leavesTheTouchToThePicture, rule: Diagnosis9_4.own
  ) { tile(.veto) },
  WrongAnswer(
    "moves close and not its place",
    gets: """
      A tap at (179, 225), beside close: expected tile touchDown, tile touchUpInside, but your \
      code gives close.
      """,
    Diagnosis9_4.movesCloseAndNotItsPlace, rule: Diagnosis9_4.own
  ) { tile(.misplaced) },
  WrongAnswer(
    "sees no gate of close",
    gets: """
      close is hidden; a tap where it was: expected tile touchDown, tile touchUpInside, but your \
      code gives close.
      """,
    Diagnosis9_4.forgetsTheGates, rule: Diagnosis9_4.gates
  ) { tile(.closeByHand) },
  WrongAnswer(
    "takes close's frame for one in the tile",
    gets: """
      A tap at (179, 225), beside close: expected tile touchDown, tile touchUpInside, but your \
      code gives close.
      """,
    Diagnosis9_4.movesCloseAndNotItsPlace, rule: Diagnosis9_4.own
  ) { tile(.closeByFrame) },
  WrongAnswer(
    "takes the tap from the card",
    gets: """
      A tap on the picture: expected tile touchDown, tile touchUpInside, but your code gives \
      nothing.
      """,
    Diagnosis9_4.takesTheTapFromTheCard, rule: Diagnosis9_4.own
  ) { tile(.disarming) },
  WrongAnswer(
    "knows one gate",
    gets: """
      The tile's isUserInteractionEnabled is false; a tap on it: expected card, but your code \
      gives nothing.
      """,
    Diagnosis9_4.shut, rule: Diagnosis9_4.gates
  ) { tile(.oneGate) },
  WrongAnswer(
    "takes the picture's whole place",
    gets: "A tap on close: expected close, but your code gives tile touchDown, tile touchUpInside.",
    Diagnosis9_4.shutsThePicturesGate, rule: Diagnosis9_4.own
  ) { tile(.pictureFrame) },
  WrongAnswer(
    "converts the point by hand",
    gets: """
      The tile is drawn twice as large; a tap on close: expected close, but your code gives tile \
      touchDown, tile touchUpInside.
      """,
    Diagnosis9_4.convertsByHand, rule: Diagnosis9_4.own
  ) { tile(.byHand) },
  WrongAnswer(
    "gives close a larger area",
    gets: """
      A tap at (190, 245), on the picture 5 points below close: expected tile touchDown, tile \
      touchUpInside, but your code gives close.
      """,
    Diagnosis9_4.enlargesClose, rule: Diagnosis9_4.own
  ) { tile(.largeClose) },
]

enum TileKind {
  case moved, unchanged, shut, always, greedy, gateless, recognizer, veto, closeByHand
  case misplaced, closeByFrame, disarming, oneGate, pictureFrame, asksCloseFirst, byHand, largeClose
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
    if kind == .shut || kind == .moved || kind == .misplaced {
      picture.isUserInteractionEnabled = false
    }
    if kind == .moved {
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
