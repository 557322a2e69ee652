import MiniUIKit
import Stage

/// Presses of different lengths on the picture.
let presses = [
  Experiment(
    "10B", "Four presses on a picture, each longer than the one before",
    kinds: ["touch"], showsChain: false, tellsLeftOut: false,
    parameters: [.flag("delays", true, "the list's delaysContentTouches")], touch: onPicture,
    pictures: [.timeline]
  ) { stage throws(ScriptError) in
    let list = stage.build(UIScrollView())
    list.delaysContentTouches = stage.flag("delays")
    var rows = [["press", "began after", "ended after"]]
    for length in [0.10, 0.14, 0.16, 0.30] {
      let (start, first) = (stage.phone.clock.now, stage.recording.lines.count)
      try stage.finger.press(at: stage.touch, for: length)
      func after(_ phase: String) -> String {
        let line = stage.recording.lines[first...].first { $0.kind == "touch" && $0.what == phase }
        return line.map { decimals(Clock.seconds($0.time - start), 2) } ?? "never"
      }
      rows.append([decimals(length, 2), after("began"), after("ended")])
      try stage.wait(0.2)
    }
    stage.recording.add(Table("The same press, in seconds:", rows))
  },
  Experiment(
    "10B2", "One press on a picture, 0.16 s long",
    kinds: ["gestureTouch", "gesture", "timer", "delay", "ask", "touch"], showsChain: false,
    parameters: [.number("press", 0.16, in: 0.01...2, "how long the finger presses, in seconds")],
    touch: onPicture, pictures: [.timeline]
  ) { stage throws(ScriptError) in
    stage.build(UIScrollView())
    try stage.finger.press(at: stage.touch, for: stage.number("press"))
  },
]
