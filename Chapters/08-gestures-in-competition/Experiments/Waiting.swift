import MiniUIKit
import Stage

/// Two recognizers that wait for each other.
let circle = [
  Experiment(
    "8J", "A tap and a double tap that wait for each other", kinds: shown,
    showsChain: false, parameters: [.whole("taps", 2, in: 1...3, "how many quick taps")],
    touch: onPhoto, pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    let map = stage.addView("map", photoFrame, .blue)
    let single = stage.add(UITapGestureRecognizer(), "single", to: map)
    let double = stage.add(UITapGestureRecognizer.times(2), "double", to: map)
    single.require(toFail: double)
    double.require(toFail: single)
    for number in 1...Int(stage.number("taps")) {
      if number > 1 { try stage.wait(0.12) }
      try stage.finger.tap(at: stage.touch)
    }
    try stage.wait(1)
  }
]

/// What the waiting costs, measured.
let costs = [
  Experiment(
    "8K", "What waiting costs, in milliseconds", kinds: ["action"], showsChain: false,
    parameters: [.number("gap", 0.12, in: 0.02...0.34, "seconds between two taps")],
    touch: onPhoto, pictures: [], on: screenStage
  ) { stage throws(ScriptError) in
    stage.addView("photo", photoFrame, .blue)
    var rows = [["recognizers", "taps", "actions after the last up", "view's end"]]
    for setUp in ["tap alone", "tap and double", "tap waits"] {
      for taps in [1, 2] {
        rows.append([setUp, String(taps)] + (try cost(of: setUp, taps, stage.number("gap"))))
      }
    }
    stage.recording.add(Table("Milliseconds after the last up:", rows))
  }
]

private func cost(of setUp: String, _ taps: Int, _ gap: Seconds) throws(ScriptError) -> [String] {
  let stage = screenStage(Settings())
  let photo = stage.addView("photo", photoFrame, .blue)
  let single = stage.add(UITapGestureRecognizer(), "single", to: photo)
  single.cancelsTouchesInView = false
  if setUp != "tap alone" {
    let double = stage.add(UITapGestureRecognizer.times(2), "double", to: photo)
    double.cancelsTouchesInView = false
    if setUp == "tap waits" { single.require(toFail: double) }
  }
  for number in 1...taps {
    if number > 1 { try stage.wait(gap) }
    try stage.finger.tap(at: onPhoto)
  }
  let up = stage.phone.clock.now
  try stage.wait(1)
  var actions = ""
  var end = "never"
  for line in stage.recording.lines {
    let after = String(Int((line.time - up) / 1000))
    if line.kind == "action" {
      actions +=
        (actions.isEmpty ? "" : ", ") + line.what + " " + (line.time < up ? "before" : after)
    }
    if line.kind == "touch", line.who == "photo", line.what == "ended" { end = after }
  }
  return [actions, end]
}
