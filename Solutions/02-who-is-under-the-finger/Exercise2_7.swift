import ExerciseKit

// The header is a UIImageView, whose gate is shut by default. The toolbar has no size, so no point
// is in its area, and what it shows hangs out of it.
// The shine is in front of everything, and a clear view is hit like any other.
// The shine must not react itself and has nothing to be tapped in it, so its gate may be shut.
// Welcome's hitTest looked at no gate, so it took every touch although it was hidden. super looks at
// the gates and the area; what it answers may be changed afterwards.
// The trap is to make the toolbar as large as the screen. It would be in front of the header and
// catch its touches; the area it shows is enough.
class PlayerScreen: UIView {
  let back = UIButton(frame: CGRect(x: 10, y: 40, width: 80, height: 44))
  let play = UIButton(frame: CGRect(x: 20, y: 10, width: 80, height: 44))
  let stop = UIButton(frame: CGRect(x: 120, y: 10, width: 80, height: 44))
  let welcome = Welcome(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func build() {
    let header = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    header.isUserInteractionEnabled = true
    header.addSubview(back)
    addSubview(header)

    let toolbar = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
    toolbar.addSubview(play)
    toolbar.addSubview(stop)
    addSubview(toolbar)

    let shine = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    shine.backgroundColor = .clear
    shine.isUserInteractionEnabled = false
    addSubview(shine)

    welcome.isHidden = true
    addSubview(welcome)
  }
}

class Welcome: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
