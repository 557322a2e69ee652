import ExerciseKit

// The tables of WrongAnswers11_8: one that is right, and what each misconception changes of it.

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

final class SelectsAtOnce: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    selected = lit
  }
}

final class LeavesLight: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (selected, finger) = (lit, nil)
  }
}

final class AsksTheWindow: HandMade {
  override func row(of touch: UITouch) -> Int? { row(at: touch.location(in: nil).y) }
}

final class ForgetsOffset: HandMade {
  override func row(of touch: UITouch) -> Int? {
    row(at: touch.location(in: superview).y - frame.minY)
  }
}

final class AddsTheOffset: HandMade {
  override func row(of touch: UITouch) -> Int? {
    row(at: touch.location(in: self).y + contentOffset.y)
  }
}

final class SecondPutsOut: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if finger != nil { lit = nil }
    super.touchesBegan(touches, with: event)
  }
}

final class EndlessRows: HandMade {
  override func row(at y: CGFloat) -> Int? { Int((y / 44).rounded(.down)) }
}

final class CountsAtTheLift: HandMade {
  override func row(at y: CGFloat) -> Int? { y < 0 ? nil : Int(y / 44) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let row = lit, row >= rowCount, followed(touches) != nil { lit = nil }
    super.touchesEnded(touches, with: event)
  }
}

final class LooksAtTheLift: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if lit != nil, let touch = followed(touches) { lit = row(of: touch) }
    super.touchesEnded(touches, with: event)
  }
}

final class KeepsLifted: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(touches) != nil else { return }
    (selected, lit) = (lit ?? selected, nil)
  }
}

final class TakesBack: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(touches) != nil else { return }
    (selected, finger, lit) = (lit, nil, nil)
  }
}

final class TenIsTooFar: HandMade {
  override func isFar(_ x: CGFloat, _ y: CGFloat) -> Bool { x * x + y * y >= 100 }
}

final class ForgivesAThird: HandMade {
  override func isFar(_ x: CGFloat, _ y: CGFloat) -> Bool { x * x + y * y > 101 }
}

final class IgnoresMoves: HandMade {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

final class AxisByAxis: HandMade {
  override func isFar(_ x: CGFloat, _ y: CGFloat) -> Bool { abs(x) > 10 || abs(y) > 10 }
}

final class LightsAgain: HandMade {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = followed(touches) else { return }
    let place = touch.location(in: nil)
    if !isFar(place.x - start.x, place.y - start.y) { lit = row(of: touch) }
  }
}

final class MoveByMove: HandMade {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = followed(touches) { start = touch.location(in: nil) }
  }
}

final class NeverCancelled: HandMade {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

final class CancelIsEnd: HandMade {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}

final class KeepsFinger: HandMade {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lit = nil }
}

final class EveryFinger: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger = nil
    super.touchesBegan(touches, with: event)
  }
}

final class AnyLift: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selected = lit ?? selected
    (finger, lit) = (nil, nil)
  }
}

final class AnyMove: HandMade {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    if isFar(place.x - start.x, place.y - start.y) { lit = nil }
  }
}

final class RoundsToZero: HandMade {
  override func row(at y: CGFloat) -> Int? {
    let row = Int(y / 44)
    return row < rowCount ? row : nil
  }
}

final class OneFingerInAll: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard event?.allTouches?.count == 1 else { return }
    super.touchesBegan(touches, with: event)
  }
}

final class LightIsFinger: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if lit == nil { finger = nil }
    super.touchesBegan(touches, with: event)
  }
}

final class OnlyOnRows: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if lit == nil { finger = nil }
  }
}

final class StaysOut: HandMade {
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

final class DownTakesBack: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if lit != nil { selected = nil }
  }
}

final class CancelTakesBack: HandMade {
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

final class AddsTheAxesUp: HandMade {
  override func isFar(_ x: CGFloat, _ y: CGFloat) -> Bool { abs(x) + abs(y) > 10 }
}

final class SelectsInTurns: HandMade {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(touches) != nil else { return }
    let (before, row) = (selected, lit)
    super.touchesEnded(touches, with: event)
    if row != nil, row == before { selected = nil }
  }
}

final class MeasuresInItsSuperview: HandMade {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let finger { start = finger.location(in: superview) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(touches) else { return }
    let place = touch.location(in: superview)
    if isFar(place.x - start.x, place.y - start.y) { lit = nil }
  }
}

final class CountsRowsOnce: HandMade {
  private var rows: Int?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    rows = rows ?? rowCount
    super.touchesBegan(touches, with: event)
  }
  override func row(at y: CGFloat) -> Int? {
    super.row(at: y).flatMap { $0 < rows ?? rowCount ? $0 : nil }
  }
}
