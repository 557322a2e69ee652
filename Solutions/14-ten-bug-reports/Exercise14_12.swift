import ExerciseKit

// Who was hit, who heard, who took it: pause, from began to ended, and nobody. Who was told surprises:
// the b goes to the title, and yet the note has never resigned. So look further up. Which window: the
// tap makes the recorder the key window, for a touch does that to any window that may be key, and
// keys go to the first responder of the key window. That is the title, since its own tap; each window
// has a first responder of its own.
// So the recorder may be key for a touch in its title, and for no other. The hit test comes before the
// window is made key, and knows where the finger is. Three lines are enough. (On a phone the hit view
// may lie inside the field, so look among its superviews as well.)
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
  // The recorder, which has a window of its own:
  private var recorder: RecorderWindow?
  private let panel = UIView(frame: CGRect(x: 20, y: 60, width: 335, height: 100))
  private let pause = UIButton(frame: CGRect(x: 8, y: 8, width: 92, height: 44))
  let title = UITextField(frame: CGRect(x: 108, y: 8, width: 167, height: 44))
  private let close = UIButton(frame: CGRect(x: 283, y: 8, width: 44, height: 44))
  private let pan = UIPanGestureRecognizer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, note.traceName, star.traceName) = ("screen", "note", "star")
    (panel.traceName, pause.traceName, title.traceName) = ("panel", "pause", "title")
    (close.traceName, pan.name, panel.backgroundColor) = ("close", "pan", .gray)
    star.addTarget(self, action: NoteScreen.didStar, for: .touchUpInside, name: "star")
    pause.addTarget(self, action: NoteScreen.didPause, for: .touchUpInside, name: "pause")
    close.addTarget(self, action: NoteScreen.didClose, for: .touchUpInside, name: "close")
    pan.addTarget(self, action: NoteScreen.didDrag, name: "move")
    panel.addGestureRecognizer(pan)  // [A] a drag moves the panel
    for view in [note, star] { addSubview(view) }
    for view in [pause, title, close] { panel.addSubview(view) }
  }

  func showRecorder() {
    guard let scene = window?.windowScene else { return }
    let recorder = recorder ?? RecorderWindow(windowScene: scene)
    recorder.traceName = "recorder"
    recorder.windowLevel = .alert
    recorder.rootViewController = recorder.rootViewController ?? UIViewController()
    recorder.addSubview(panel)
    recorder.isHidden = false  // [B] shown, and not made key
    self.recorder = recorder
  }

  func didStar() { log.append("star") }

  func didPause() { log.append("pause") }

  func didClose() {
    recorder?.isHidden = true
    window?.makeKey()  // [C] the page types on
  }

  func didDrag(_ pan: UIPanGestureRecognizer) {
    panel.center.y += pan.translation(in: self).y
    pan.setTranslation(.zero, in: self)
  }
}

final class RecorderWindow: UIWindow {
  /// Whether the last finger came down in a field.
  private var isInField = false

  override var canBecomeKey: Bool { !isHidden && isInField }  // [D] no keys while it is hidden

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    isInField = hit is UITextField
    return hit === rootViewController?.view ? nil : hit  // [E] beside the panel, the page
  }
}
