import ExerciseKit

// Who was hit, who heard, who took it: pause, from began to ended, and nobody. Who was told surprises:
// the b goes to the title, and yet the note has never resigned. So look further up. Which window: the
// tap makes the recorder the key window, for a touch does that to any window that may be key, and
// keys go to the first responder of the key window. That is the title, since its own tap; each window
// has a first responder of its own.
// So the recorder may be key for a touch in its title, and for no other. The hit test comes before the
// window is made key, and knows where the finger is. Three lines are enough. (On a phone the hit view
// may lie inside the field, so ask isDescendant(of:), which is true of the field itself, too.)
// The traps: with false for ever the title gets no letter. With makeKey() in didPause the keyboard
// goes down and up, and who writes the title loses the keys. And a title that resigns is no cure: the
// recorder is key all the same, and then nobody gets the b.
func causes14_12() -> [Cause] {
  [Cause(.whichWindow, object: "recorder", line: "D")]
}

final class NoteScreen: UIView {
  /// What the user has done so far, as in `pause` and `star`.
  private(set) var log: [String] = []
  let note = UITextField(frame: CGRect(x: 20, y: 300, width: 335, height: 44))
  private let star = UIButton(frame: CGRect(x: 20, y: 380, width: 120, height: 44))
  private(set) var recorder: RecorderWindow?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, note.traceName, star.traceName) = ("screen", "note", "star")
    star.addTarget(self, action: NoteScreen.didStar, for: .touchUpInside, name: "star")
    for view in [note, star] { addSubview(view) }
  }

  func showRecorder() {
    guard let scene = window?.windowScene else { return }
    let recorder = recorder ?? RecorderWindow(windowScene: scene)
    recorder.windowLevel = .alert
    recorder.pause.addTarget(
      self, action: NoteScreen.didPause, for: .touchUpInside, name: "pause")
    recorder.close.addTarget(
      self, action: NoteScreen.didClose, for: .touchUpInside, name: "close")
    recorder.isHidden = false  // [A] shown, and not made key
    self.recorder = recorder
  }

  func didStar() { log.append("star") }

  func didPause() { log.append("pause") }

  func didClose() {
    recorder?.isHidden = true
    window?.makeKey()  // [B] the page types on
  }
}

final class RecorderWindow: UIWindow {
  private let panel = UIView(frame: CGRect(x: 20, y: 60, width: 335, height: 100))
  let pause = UIButton(frame: CGRect(x: 8, y: 8, width: 92, height: 44))
  let title = UITextField(frame: CGRect(x: 108, y: 8, width: 167, height: 44))
  let close = UIButton(frame: CGRect(x: 283, y: 8, width: 44, height: 44))

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    (traceName, panel.traceName, pause.traceName) = ("recorder", "panel", "pause")
    (title.traceName, close.traceName, panel.backgroundColor) = ("title", "close", .gray)
    for view in [pause, title, close] { panel.addSubview(view) }
    addSubview(panel)
    let pan = UIPanGestureRecognizer(target: self, action: RecorderWindow.didDrag, name: "move")
    pan.name = "pan"
    panel.addGestureRecognizer(pan)  // [C] a drag moves the panel
  }

  /// Whether the last finger came down in the title.
  private var isInTitle = false

  override var canBecomeKey: Bool { !isHidden && isInTitle }  // [D] no keys behind the scenes

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    isInTitle = hit?.isDescendant(of: title) == true
    return hit === self ? nil : hit  // [E] beside the panel, the page is touched
  }

  func didDrag(_ pan: UIPanGestureRecognizer) {
    panel.center.y += pan.translation(in: self).y
    pan.setTranslation(.zero, in: self)
  }
}
