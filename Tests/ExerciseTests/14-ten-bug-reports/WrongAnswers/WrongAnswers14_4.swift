import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_4: [WrongAnswer<Diagnosed<Pianos>>] = [
  suspect("takes the missing delay for the cause", line: "A", .delays),
  suspect("takes the scroll view's right for the cause", line: "B", .keepsTouches),
  suspect("takes the drawing for the cause", line: "C", .unchanged),
  suspect("takes began for the cause", line: "D", .unchanged),
  WrongAnswer("asks who took it, and mends the right line") {
    piano14_4([Cause(.whoTookIt, object: "pan(strip)", line: "E")], .endedToo)
  },
  WrongAnswer("blames the strip") {
    piano14_4([Cause(.whoHeard, object: "strip", line: "E")], .endedToo)
  },
  WrongAnswer("mends nothing") { right14_4(.unchanged) },
  WrongAnswer("delays touches") { right14_4(.delays) },
  still("lets the strip take no touches", .keepsTouches),
  still("makes each key a control", .control),
  WrongAnswer("stops when the strip scrolls") { right14_4(.whenScrolling) },
  WrongAnswer("stops with the first move") { right14_4(.moved) },
  WrongAnswer("stops all keys when one is cancelled") { right14_4(.stopsAll) },
  WrongAnswer("stops only when the finger is lifted on the key") { right14_4(.onlyOnTheKey) },
]

private func suspect(
  _ name: String, line: String, _ design: TrialPiano.Design
) -> WrongAnswer<Diagnosed<Pianos>> {
  WrongAnswer(name) { piano14_4([Cause(.whoHeard, object: "F", line: line)], design) }
}

private func still(_ name: String, _ design: TrialPiano.Design) -> WrongAnswer<Diagnosed<Pianos>> {
  WrongAnswer(name) { right14_4(design) }
}

/// The right diagnosis with a mend of any design.
func right14_4(_ design: TrialPiano.Design) -> Diagnosed<Pianos> {
  piano14_4([Cause(.whoHeard, object: "F", line: "E")], design)
}

private func piano14_4(_ causes: [Cause], _ design: TrialPiano.Design) -> Diagnosed<Pianos> {
  Diagnosed(causes) { names in
    let screen = TrialPiano(names, design)
    return Piano(screen: screen, strip: screen.strip, sounding: { screen.sounding })
  }
}

/// The screen with one of several mends.
final class TrialPiano: UIView, UIScrollViewDelegate {
  enum Design {
    case unchanged, delays, keepsTouches, control, whenScrolling, moved, stopsAll
    case endedToo, recognizer, agreedControl, onlyOnTheKey
  }

  let strip: UIScrollView
  private let tones: [Tone]
  var sounding: [String] { tones.filter(\.isSounding).map(\.title) }

  init(_ names: [String], _ design: Design) {
    strip = design == .agreedControl ? AgreeingStrip() : UIScrollView()
    tones = names.map { Tone($0) }
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    strip.frame = CGRect(x: 0, y: 300, width: 375, height: 200)
    strip.contentSize = CGSize(width: 60 * names.count, height: 200)
    strip.delaysContentTouches = design == .delays
    strip.panGestureRecognizer.delaysTouchesEnded = false
    strip.canCancelContentTouches = design != .keepsTouches
    if design == .whenScrolling { strip.delegate = self }
    addSubview(strip)
    for (index, tone) in tones.enumerated() {
      let key =
        design == .control || design == .agreedControl
        ? ControlKey(tone) : TrialKey(tone, design, stopAll: { [unowned self] in stopAll() })
      key.frame = CGRect(x: 60 * index, y: 0, width: 58, height: 200)
      strip.addSubview(key)
      if design == .recognizer { key.addGestureRecognizer(KeyWatcher(tone)) }
    }
  }

  private func stopAll() {
    for tone in tones { tone.isSounding = false }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stopAll() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { stopAll() }
}

/// What a key plays.
final class Tone {
  let title: String
  var isSounding = false
  init(_ title: String) { self.title = title }
}

final class TrialKey: UIView {
  private let tone: Tone
  private let design: TrialPiano.Design
  private let stopAll: () -> Void

  init(_ tone: Tone, _ design: TrialPiano.Design, stopAll: @escaping () -> Void) {
    (self.tone, self.design, self.stopAll) = (tone, design, stopAll)
    super.init(frame: .zero)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if design != .recognizer { tone.isSounding = true }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if design == .moved { tone.isSounding = false }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { bounds.contains($0.location(in: self)) }
    if design == .onlyOnTheKey, !isInside { return }
    if design != .recognizer { tone.isSounding = false }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if design == .endedToo { touchesEnded(touches, with: event) }
    if design == .onlyOnTheKey { tone.isSounding = false }
    if design == .stopsAll { stopAll() }
  }
}

/// A key that is a control.
final class ControlKey: UIControl {
  private let tone: Tone

  init(_ tone: Tone) {
    self.tone = tone
    super.init(frame: .zero)
    addTarget(self, action: ControlKey.play, for: .touchDown)
    addTarget(
      self, action: ControlKey.stop, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  func play() { tone.isSounding = true }
  func stop() { tone.isSounding = false }
}

/// A strip that takes touches from controls, too.
final class AgreeingStrip: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// Never recognizes anything; it plays as long as it has a touch.
final class KeyWatcher: UIGestureRecognizer {
  private let tone: Tone

  init(_ tone: Tone) {
    self.tone = tone
    super.init()
    (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    tone.isSounding = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    tone.isSounding = false
  }
}
