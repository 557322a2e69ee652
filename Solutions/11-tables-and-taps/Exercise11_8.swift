import ExerciseKit

// One finger is remembered from began to its end, so that others can be told apart from it. Where it
// came down is remembered in the window's coordinates: if the content scrolls, that must not count as
// a movement of the finger. The row is asked in our own coordinates, which scroll with the content.
// Lifting selects what is lit, so that going out and coming back selects nothing.
// The trap: forgetting the finger in only one of its two ends. After a cancelled touch the table would
// wait for that finger for ever, and take no other.
final class HandTable: UIScrollView {
  var rowCount = 0
  private(set) var highlightedRow: Int?
  private(set) var selectedRow: Int?
  private var finger: UITouch?
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    (finger, start) = (touch, touch.location(in: nil))
    let row = Int((touch.location(in: self).y / 44).rounded(.down))
    if row >= 0, row < rowCount { highlightedRow = row }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    let place = finger.location(in: nil)
    let (x, y) = (place.x - start.x, place.y - start.y)
    if x * x + y * y > 100 { highlightedRow = nil }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    if let row = highlightedRow { selectedRow = row }
    (self.finger, highlightedRow) = (nil, nil)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    (self.finger, highlightedRow) = (nil, nil)
  }
}
