import ExerciseKit

// A button refuses the single tap and nothing else. The double tap holds back the end of each touch
// until it knows whether a second tap follows, and it takes the second tap; the long press takes
// the touch after half a second. So the three complaints have one cause: both recognizers get the
// button's touches.
// That is why the delegate keeps these touches away from them. A recognizer can neither hold back
// nor cancel a touch that it doesn't receive.
// The trap is to look for one property for each complaint. With delaysTouchesEnded = false the
// button is quick, but the second of two taps is still taken; with cancelsTouchesInView = false it
// saves and zooms.
// Another trap is shouldBegin. It is asked when the gesture is complete, and by then the end is
// already late.
final class SavePhoto: UIView, UIGestureRecognizerDelegate {
  let save = UIButton(frame: CGRect(x: 240, y: 20, width: 60, height: 40))
  private(set) var saves = 0
  private(set) var zooms = 0
  private(set) var menus = 0

  func build() {
    addSubview(save)
    save.addTarget(self, action: SavePhoto.didSave, for: .touchUpInside, name: "didSave")
    let zoom = UITapGestureRecognizer(target: self, action: SavePhoto.didZoom, name: "didZoom")
    zoom.numberOfTapsRequired = 2
    zoom.delegate = self
    addGestureRecognizer(zoom)
    let hold = UILongPressGestureRecognizer(
      target: self, action: SavePhoto.didHold, name: "didHold")
    hold.delegate = self
    addGestureRecognizer(hold)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view !== save
  }

  private func didSave() { saves += 1 }
  private func didZoom() { zooms += 1 }
  private func didHold(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { menus += 1 }
  }
}
