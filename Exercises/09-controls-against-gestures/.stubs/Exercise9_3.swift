import ExerciseKit

/// Exercise 9.3 ★★ · repair · 8 minutes
///
/// A photo zooms when it is tapped twice, and opens a menu when it is held. On it lies a button,
/// `save`. It is slow, it does nothing when it is held, and two quick taps on it zoom. Repair it: a
/// touch that `save` gets is the button's alone, and the button acts as soon as the finger is
/// lifted. With all other touches on the photo, everything stays as it is.
///
///     photo 320 × 320                   zoom: a double tap, hold: a long press
///     ├── save (240, 20)  60 × 40       saves += 1
///     └── …
///
/// Worked touch: a tap on `save` makes `saves` 1 with the up; now it takes 0.35 s longer.
/// Delete the `todo` when you begin; keep the class, `save`, `build()` and the counts.
/// Out of scope: several fingers.
final class SavePhoto: UIView {
  let save = UIButton(frame: CGRect(x: 240, y: 20, width: 60, height: 40))
  private(set) var saves = 0
  private(set) var zooms = 0
  private(set) var menus = 0

  func build() {
    todo("9.3")
    addSubview(save)
    save.addTarget(self, action: SavePhoto.didSave, for: .touchUpInside, name: "didSave")
    let zoom = UITapGestureRecognizer(target: self, action: SavePhoto.didZoom, name: "didZoom")
    zoom.numberOfTapsRequired = 2
    addGestureRecognizer(zoom)
    let hold = UILongPressGestureRecognizer(
      target: self, action: SavePhoto.didHold, name: "didHold")
    addGestureRecognizer(hold)
  }

  private func didSave() { saves += 1 }
  private func didZoom() { zooms += 1 }
  private func didHold(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { menus += 1 }
  }
}
