import ExerciseKit

/// Exercise 14.4 ★ · diagnose · 12 minutes
///
/// “I slide along, and a key stays lit and hums on. Nothing but a tap stops it.”
///
/// Name the cause or causes in `causes14_4`, or none, then mend the screen with the smallest
/// change: no key hums on, whatever happens to its finger. These must keep working: a key sounds at
/// once when a finger comes down on it, and stops when it is lifted. Several fingers play several
/// keys, each for itself. A finger that slides scrolls the keys. One that only trembles plays on.
///
///     │ C │ D │ E │ F │ G │ A │ B │    in a strip that scrolls, keys every 60 points
///       ◀──────── finger               run: swift run chapter14 14D
///
/// Worked touch: a finger slides from F, (200, 400), to (160, 400), and F sounds on; it should
/// stop.
func causes14_4() -> [Cause] {
  todo("14.4", [Cause(.whichWindow, object: "", line: "")])
}

// The screen, as a colleague wrote it.

final class PianoScreen: UIView {
  let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 200))
  let keys: [PianoKey]
  /// The keys that sound at the moment.
  var sounding: [String] { keys.filter { $0.isSounding }.map { $0.title } }

  init(keys names: [String]) {
    keys = names.map { PianoKey($0) }
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    (traceName, strip.traceName) = ("screen", "strip")
    strip.contentSize = CGSize(width: 60 * CGFloat(names.count), height: 200)
    strip.delaysContentTouches = false  // [A] a key sounds at once
    strip.panGestureRecognizer.delaysTouchesEnded = false  // and stops at once
    strip.canCancelContentTouches = true  // [B] a finger may scroll
    addSubview(strip)
    for (index, key) in keys.enumerated() {
      key.frame.origin.x = 60 * CGFloat(index)
      strip.addSubview(key)
    }
  }
}

final class PianoKey: UIView {
  let title: String
  private(set) var isSounding = false {
    didSet { backgroundColor = isSounding ? .yellow : .white }  // [C] drawn anew
  }

  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 58, height: 200))
    (traceName, backgroundColor) = (title, .white)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {  // [D]
    isSounding = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {  // [E]
    isSounding = false
  }
}

// The end of the screen.
