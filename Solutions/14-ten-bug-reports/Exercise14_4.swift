import ExerciseKit

// Which window and who was hit: as it should be. Who heard: F hears began, and then cancelled, because
// the strip's pan takes the touch. F does nothing in cancelled, so for the key the finger never goes.
// The pan is no thief here: a strip that scrolls has to take the touch. A key must be ready for it, as
// it must for a phone call.
// A control would stop with touchCancel; but a scroll view takes no touch from a control, so the strip
// would have to agree to that.
// The trap: stopping the keys when the strip scrolls. A phone call scrolls nothing.
func causes14_4() -> [Cause] {
  [Cause(.whoHeard, object: "F", line: "E")]
}

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

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isSounding = false
  }
}
