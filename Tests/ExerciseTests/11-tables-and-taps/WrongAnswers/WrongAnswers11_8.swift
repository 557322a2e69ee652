import ExerciseKit
import Grading

private let row =
  "Rule: the row: began lights it, ended selects what is lit, cancelled puts it out (SV-30)."

private func gets(_ scene: String, _ wanted: String, _ got: String, _ why: String) -> String {
  "\(scene): \(wanted) is right, your answer is \(got).\n\(why)\n\(row)"
}

private let none = "lit none, selected none"

let wrong11_8: [WrongAnswer<Hand>] = [
  WrongAnswer(
    "selects when the finger comes down",
    gets: gets(
      "A finger rests on row 1", "lit 1, selected none", "lit 1, selected 1",
      "The row is selected before the finger is lifted.")
  ) { hand(SelectsAtOnce(frame: .zero)) },
  WrongAnswer(
    "leaves the light on",
    gets: gets(
      "A tap on row 1", "lit none, selected 1", "lit 1, selected 1",
      "The finger is lifted, and the light is still on.")
  ) { hand(LeavesLight(frame: .zero)) },
  WrongAnswer(
    "asks for the place on the screen",
    gets: gets(
      "A finger rests on row 1", "lit 1, selected none", "lit 3, selected none",
      "Row 3 would be at this place if rows began at the top of the screen, 100 points higher.")
  ) { hand(AsksTheWindow(frame: .zero)) },
  WrongAnswer(
    "forgets that the content scrolls",
    gets: gets(
      "The content scrolled by 44 points, a tap 66 points below the upper edge",
      "lit none, selected 2", "lit none, selected 1",
      "The content is scrolled: rows go with it, and the finger does not.")
  ) { hand(ForgetsOffset(frame: .zero)) },
  WrongAnswer(
    "does not count the rows",
    gets: gets(
      "Two rows, a tap on the first point below row 1", none, "lit none, selected 2",
      "There are two rows, 0 and 1.")
  ) { hand(EndlessRows(frame: .zero)) },
  WrongAnswer(
    "takes the selection back",
    gets: gets(
      "Row 1 is selected, then a tap below the last of two rows", "lit none, selected 1", none,
      "A tap that hits no row took the selection back.")
  ) { hand(TakesBack(frame: .zero)) },
  WrongAnswer(
    "counts the 10th point as too far",
    gets: gets(
      "Rests on row 1, moves 10 points to the right, lifted", "lit none, selected 1", none,
      "10 points are not further than 10 points.")
  ) { hand(TenIsTooFar(frame: .zero)) },
  WrongAnswer(
    "selects the row under the lifted finger",
    gets: gets(
      "Rests at the lower edge of row 1, moves 8 points down onto row 2, lifted",
      "lit none, selected 1", "lit none, selected 2",
      "Row 2 lies under the lifted finger, but row 1 is the one that is lit.")
  ) { hand(LooksAtTheLift(frame: .zero)) },
  WrongAnswer(
    "remembers the lifted finger for ever",
    gets: gets(
      "A tap on row 1 and then one on row 3", "lit none, selected 3", "lit none, selected 1",
      "The second finger was not listened to: the first one is over.")
  ) { hand(KeepsLifted(frame: .zero)) },
  WrongAnswer(
    "follows no moves",
    gets: gets(
      "Rests on row 1, moves 11 points to the right", none, "lit 1, selected none",
      "The finger is 11 points from where it came down, and the row is lit.")
  ) { hand(IgnoresMoves(frame: .zero)) },
  WrongAnswer(
    "measures each axis by itself",
    gets: gets(
      "Rests on row 1, moves 8 points to the right and 8 down, lifted", none,
      "lit none, selected 1", "8 to the side and 8 down are together more than 11 points.")
  ) { hand(AxisByAxis(frame: .zero)) },
  WrongAnswer(
    "lights the row again when the finger comes back",
    gets: gets(
      "Rests on row 1, moves 20 points to the right and back, lifted", none,
      "lit none, selected 1",
      "Once out, the light is out for good; this row was selected again.")
  ) { hand(LightsAgain(frame: .zero)) },
  WrongAnswer(
    "measures each move by itself",
    gets: gets(
      "Rests on row 1, three moves of 6 points to the right, lifted", none,
      "lit none, selected 1", "The finger is 18 points from where it came down, in three moves.")
  ) { hand(MoveByMove(frame: .zero)) },
  WrongAnswer(
    "forgets that a touch can be cancelled",
    gets: gets(
      "Rests on row 1, and a call comes in", none, "lit 1, selected none",
      "The touch was taken away, and the row is still lit.")
  ) { hand(NeverCancelled(frame: .zero)) },
  WrongAnswer(
    "selects what was cancelled",
    gets: gets(
      "Rests on row 1, and a call comes in", none, "lit none, selected 1",
      "The touch was taken away, and the row is selected.")
  ) { hand(CancelIsEnd(frame: .zero)) },
  WrongAnswer(
    "remembers the cancelled finger for ever",
    gets: gets(
      "A call takes a touch on row 1, then a tap on row 3", "lit none, selected 3", none,
      "After the touch that was taken away, no other finger was listened to.")
  ) { hand(KeepsFinger(frame: .zero)) },
  WrongAnswer(
    "lights the row of every finger",
    gets: gets(
      "A finger rests on row 1, a second one taps row 3", "lit 1, selected none",
      "lit 3, selected none", "The second finger lit its row, while the first one is down.")
  ) { hand(EveryFinger(frame: .zero)) },
  WrongAnswer(
    "any finger that is lifted selects",
    gets: gets(
      "The table does not scroll: a finger rests on row 1, a second one taps row 3",
      "lit 1, selected none", "lit none, selected 1",
      "The finger that lit the row was not lifted; another one was.")
  ) { hand(AnyLift(frame: .zero)) },
  WrongAnswer(
    "any finger that moves puts the light out",
    gets: gets(
      "A finger rests on row 1, a second one comes down on row 3 and moves 30 points to the right",
      "lit 1, selected none", none,
      "The finger that lit the row did not move; another one did.")
  ) { hand(AnyMove(frame: .zero)) },
  WrongAnswer(
    "rounds towards row 0",
    gets: gets(
      "The content pulled down by 30 points, a tap 10 points below the upper edge", none,
      "lit none, selected 0", "Row 0 begins 20 points further down; above it there is no row.")
  ) { hand(RoundsToZero(frame: .zero)) },
  WrongAnswer(
    "counts the fingers of the whole event",
    gets: gets(
      "A finger rests beside the table, a second one taps row 1", "lit none, selected 1", none,
      "The first finger never came down on the table; the one on row 1 was not listened to.")
  ) { hand(OneFingerInAll(frame: .zero)) },
  WrongAnswer(
    "takes the light for the finger",
    gets: gets(
      "The table does not scroll: a finger moves 20 points and stays, a second one taps row 3",
      none, "lit none, selected 3",
      "The first finger is still down, its light is out, and a second one selected a row.")
  ) { hand(LightIsFinger(frame: .zero)) },
  WrongAnswer(
    "forgets a finger that is on no row",
    gets: gets(
      "The table does not scroll: a finger rests below two rows, a second one taps row 1", none,
      "lit none, selected 1",
      "The first finger is still down, on no row, and a second one selected a row.")
  ) { hand(OnlyOnRows(frame: .zero)) },
  WrongAnswer(
    "stays out for ever",
    gets: gets(
      "The table does not scroll: a finger moves 20 points and is lifted, then a tap on row 3",
      "lit none, selected 3", none,
      "The touch that went too far is over, and the next one selected nothing.")
  ) { hand(StaysOut(frame: .zero)) },
  WrongAnswer(
    "takes the selection back when a finger comes down",
    gets: gets(
      "Row 1 is selected, then a finger rests on row 3", "lit 3, selected 1",
      "lit 3, selected none",
      "The selection went when a finger came down; only a lift changes it.")
  ) { hand(DownTakesBack(frame: .zero)) },
  WrongAnswer(
    "takes the selection back when a touch is cancelled",
    gets: gets(
      "Row 1 is selected, then a call takes a finger on row 3", "lit none, selected 1", none,
      "The touch that was taken away took the selection with it.")
  ) { hand(CancelTakesBack(frame: .zero)) },
]

/// What a wrong answer changes.
class HandMade: UIScrollView {
  var rowCount = 0
  var lit: Int?
  var selected: Int?
  var finger: UITouch?
  var start = CGPoint.zero

  func row(of touch: UITouch) -> Int? { row(at: touch.location(in: self).y) }
  func row(at y: CGFloat) -> Int? {
    let row = Int((y / 44).rounded(.down))
    return row >= 0 && row < rowCount ? row : nil
  }
  func isFar(_ x: CGFloat, _ y: CGFloat) -> Bool { x * x + y * y > 100 }
  func followed(_ touches: Set<UITouch>) -> UITouch? {
    touches.first { $0 === finger }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    (finger, start, lit) = (touch, touch.location(in: nil), row(of: touch))
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(touches) else { return }
    let place = touch.location(in: nil)
    if isFar(place.x - start.x, place.y - start.y) { lit = nil }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(touches) != nil else { return }
    selected = lit ?? selected
    (finger, lit) = (nil, nil)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(touches) != nil else { return }
    (finger, lit) = (nil, nil)
  }
}

func hand(_ table: HandMade) -> Hand {
  Hand(
    table: table, setRowCount: { table.rowCount = $0 }, lit: { table.lit },
    selected: { table.selected })
}

private final class SelectsAtOnce: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    selected = lit
  }
}

private final class LeavesLight: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (selected, finger) = (lit, nil)
  }
}

private final class AsksTheWindow: HandMade {
  override func row(of touch: UITouch) -> Int? { row(at: touch.location(in: nil).y) }
}

private final class ForgetsOffset: HandMade {
  override func row(of touch: UITouch) -> Int? {
    row(at: touch.location(in: superview).y - frame.minY)
  }
}

private final class EndlessRows: HandMade {
  override func row(at y: CGFloat) -> Int? { Int((y / 44).rounded(.down)) }
}

private final class LooksAtTheLift: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if lit != nil, let touch = followed(touches) { lit = row(of: touch) }
    super.touchesEnded(touches, with: event)
  }
}

private final class KeepsLifted: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(touches) != nil else { return }
    (selected, lit) = (lit ?? selected, nil)
  }
}

private final class TakesBack: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(touches) != nil else { return }
    (selected, finger, lit) = (lit, nil, nil)
  }
}

private final class TenIsTooFar: HandMade {
  override func isFar(_ x: CGFloat, _ y: CGFloat) -> Bool { x * x + y * y >= 100 }
}

private final class IgnoresMoves: HandMade {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class AxisByAxis: HandMade {
  override func isFar(_ x: CGFloat, _ y: CGFloat) -> Bool { abs(x) > 10 || abs(y) > 10 }
}

private final class LightsAgain: HandMade {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = followed(touches) else { return }
    let place = touch.location(in: nil)
    if !isFar(place.x - start.x, place.y - start.y) { lit = row(of: touch) }
  }
}

private final class MoveByMove: HandMade {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = followed(touches) { start = touch.location(in: nil) }
  }
}

private final class NeverCancelled: HandMade {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class CancelIsEnd: HandMade {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

private final class KeepsFinger: HandMade {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lit = nil }
}

private final class EveryFinger: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger = nil
    super.touchesBegan(touches, with: event)
  }
}

private final class AnyLift: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selected = lit ?? selected
    (finger, lit) = (nil, nil)
  }
}

private final class AnyMove: HandMade {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    if isFar(place.x - start.x, place.y - start.y) { lit = nil }
  }
}

private final class RoundsToZero: HandMade {
  override func row(at y: CGFloat) -> Int? {
    let row = Int(y / 44)
    return row < rowCount ? row : nil
  }
}

private final class OneFingerInAll: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard event?.allTouches?.count == 1 else { return }
    super.touchesBegan(touches, with: event)
  }
}

private final class LightIsFinger: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if lit == nil { finger = nil }
    super.touchesBegan(touches, with: event)
  }
}

private final class OnlyOnRows: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if lit == nil { finger = nil }
  }
}

private final class StaysOut: HandMade {
  private var isOut = false
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if lit == nil { isOut = true }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isOut { lit = nil }
    super.touchesEnded(touches, with: event)
  }
}

private final class DownTakesBack: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if lit != nil { selected = nil }
  }
}

private final class CancelTakesBack: HandMade {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    selected = nil
  }
}

/// Right: remembers no touch but its hash, and asks each touch where it came down.
final class ByFingerNumber: HandMade {
  private var followedHash: Int?
  override func followed(_ touches: Set<UITouch>) -> UITouch? {
    touches.first { $0.hashValue == followedHash }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followedHash == nil, let touch = touches.first else { return }
    (followedHash, start, lit) = (touch.hashValue, touch.location(in: nil), row(of: touch))
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(touches) != nil else { return }
    if let lit { selected = lit }
    (followedHash, lit) = (nil, nil)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(touches) != nil else { return }
    (followedHash, lit) = (nil, nil)
  }
}
