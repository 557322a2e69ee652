import ExerciseKit

// A control follows only touches whose view it is, and only the hit view is asked for its veto. So
// on the picture the button was dead, and unprotected besides. Both are mended by one thing: the
// tile must be the hit view there.
// The tile lets the search run, and puts itself in the picture's place if the picture is found.
// What else is found stays: close, the tile itself, and nil for a point outside or a hidden tile.
// The trap: picture.isUserInteractionEnabled = false. It shuts the whole branch, and close with it.
final class Tile: UIButton {
  let picture = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
  let close = UIButton(frame: CGRect(x: 70, y: 0, width: 30, height: 30))

  func build() {
    addSubview(picture)
    picture.addSubview(close)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === picture ? self : hit
  }
}
