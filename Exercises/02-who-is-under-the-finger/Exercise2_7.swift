import ExerciseKit

/// Exercise 2.7 ★★ · repair · 12 minutes
///
/// No button here can be tapped, although everything is drawn where it should be. Fix `build()` and
/// `Welcome`, so that every button can be tapped all over. The user must see no difference: nothing
/// moves, header stays a picture of this size, header and shine stay visible, and shine in front.
///
///     screen                  320 × 480
///     ├─ header  (0, 0)       320 × 120, a picture
///     │  └─ back   (10, 40)   80 × 44      in header
///     ├─ toolbar  (0, 400)    holds the tools, and was given no size
///     │  ├─ play   (20, 10)   80 × 44      in toolbar
///     │  └─ stop   (120, 10)  80 × 44      in toolbar
///     ├─ shine    (0, 0)      320 × 480, clear, only for looks
///     └─ welcome  (0, 0)      320 × 480, hidden by its first tap
///
/// Worked touch: (160, 300) must find the screen itself, and so must every touch between header and
/// y = 400. While welcome is shown, every touch in it is its own, even on a button in it; hidden, faded
/// out or switched off, it takes none. The screen gets no `hitTest` of its own. Delete the `todo`.
class PlayerScreen: UIView {
  let back = UIButton(frame: CGRect(x: 10, y: 40, width: 80, height: 44))
  let play = UIButton(frame: CGRect(x: 20, y: 10, width: 80, height: 44))
  let stop = UIButton(frame: CGRect(x: 120, y: 10, width: 80, height: 44))
  let welcome = Welcome(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func build() {
    todo("2.7")
    let header = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    header.addSubview(back)
    addSubview(header)

    let toolbar = UIView(frame: CGRect(x: 0, y: 400, width: 0, height: 0))
    toolbar.addSubview(play)
    toolbar.addSubview(stop)
    addSubview(toolbar)

    let shine = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    shine.backgroundColor = .clear
    addSubview(shine)

    welcome.isHidden = true
    addSubview(welcome)
  }
}

/// What a new user sees first.
class Welcome: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}
