import MiniUIKit

/// What the file of exercise 9.3 has, as the reader gets it.
enum Stub9_3 {
  final class SavePhoto: UIView {
    let save = UIButton(frame: CGRect(x: 240, y: 20, width: 60, height: 40))
    private(set) var saves = 0
    private(set) var zooms = 0
    private(set) var menus = 0

    func build() {
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
}
