import ExerciseKit

/// Exercise 14.12 ★★★ · diagnose · 20 minutes
///
/// “I name my recording, write on in my note, tap pause, and the next words are in the name.”
///
/// Name the cause or causes in `causes14_12`, then mend the screen with the smallest change: a touch
/// of the recorder, except in `title` and on `close`, leaves the keys and the keyboard where they
/// are. These must keep working: a tap in `title` gives it the keys. A touch of the page, or `close`,
/// gives them back to it. `pause` pauses. A drag of the panel moves it. Beside it, the page is
/// touched.
///
///     ┌ panel ────────────────────┐     in a window of its own,
///     │ [pause]  [title   ]  [cl] │     the recorder
///     └───────────────────────────┘
///       [note                   ]       run: swift run chapter14 14T
///
/// Worked touches: a tap in the note, (187, 322), one on pause, (74, 90), then an a.
func causes14_12() -> [Cause] {
  todo("14.12", [Cause(.whichWindow, object: "", line: "")])
}

// The screen, as a colleague wrote it.

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
  override var canBecomeKey: Bool { !isHidden }  // [D] no keys while it is hidden

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === rootViewController?.view ? nil : hit  // [E] beside the panel, the page
  }
}

// The end of the screen.
