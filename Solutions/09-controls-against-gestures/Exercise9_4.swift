import ExerciseKit

// A control follows only touches whose view it is, and only the hit view is asked for its veto. So
// on the picture the button was dead, and it couldn't refuse the tap either. One change mends both:
// there the tile must be the hit view.
// The tile lets the search run, and if the search finds the picture, the tile answers with itself.
// Any other answer stays as it is: close, the tile itself, and nil for a point outside or a hidden
// tile.
// The trap is picture.isUserInteractionEnabled = false. It shuts the whole branch, and close with
// it.
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
