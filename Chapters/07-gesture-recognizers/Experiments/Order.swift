import MiniUIKit
import Stage

// listing: watchfulWindow
/// A window that reports when it has finished with an event.
final class WatchfulWindow: UIWindow {
  private(set) var notes: [String] = []

  override func sendEvent(_ event: UIEvent) {
    notes.append("window: begins")
    super.sendEvent(event)
    notes.append("window: is done")
  }

  func note(_ text: String) { notes.append(text) }
}

/// A recognizer that only listens.
final class Listening: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    note("recognizer: touchesBegan")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    note("recognizer: touchesEnded")
    state = .failed
  }

  private func note(_ text: String) { (view?.window as? WatchfulWindow)?.note(text) }
}
// end

/// A view that only listens.
private final class ListeningView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (window as? WatchfulWindow)?.note("view: touchesBegan")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (window as? WatchfulWindow)?.note("view: touchesEnded")
  }
}

/// Published claim F6: which of the two gets the touch first.
let order = [
  Experiment(
    "7H", "A tap on a note; the root has a recognizer of our own",
    kinds: ["gestureTouch", "gesture", "touch"], showsChain: false, tellsLeftOut: false,
    touch: onNote, pictures: [.scene],
    on: { Stage(settings: $0, viewController: Desk()) { WatchfulWindow(windowScene: $0) } }
  ) { stage throws(ScriptError) in
    guard let window = stage.window as? WatchfulWindow else { return }
    let note = dressed(ListeningView(frame: noteFrame), "note", .yellow)
    stage.root.addSubview(note)
    let listening = Listening()
    listening.name = "listening"
    stage.root.addGestureRecognizer(listening)
    try stage.finger.tap(at: stage.touch)
    stage.recording.add(Table("What they noted:", [["in order"]] + window.notes.map { [$0] }))
  }
]
