// What you have written is handed to the graders here, and nowhere else: they are a module of their
// own, which does not import yours, so that no name of yours can reach a grader. For the same reason
// this file names nothing but your module and what the graders declare.

import Grading
import MiniUIKit

@testable import Exercises06
@testable import Graders06

let yours: Graded = [
  exercise6_1.grading { Exercises06.whatDialSends() },
  exercise6_2.grading {
    let box = Exercises06.Checkbox()
    return Box(control: box, isChecked: { box.isChecked }, check: { box.isChecked = $0 })
  },
  exercise6_3.grading {
    let app = Exercises06.WatchfulApp()
    return Watch(app: app, performed: { app.performed }, lost: { app.lost })
  },
  exercise6_4.grading {
    let screen = Exercises06.ShareScreen(frame: shareFrame)
    return Share(
      screen: screen, button: screen.share,
      shares: { ($0 as? Exercises06.ShareScreen)?.shares },
      build: { ($0 as? Exercises06.ShareScreen)?.build() })
  },
  exercise6_5.grading {
    let button = Exercises06.RecordButton()
    return Recorder(
      button: button, isRecording: { button.isRecording }, saved: { button.saved })
  },
  exercise6_6.grading { Exercises06.touchesThatTellDialsApart() },
  exercise6_7.grading {
    let fader = Exercises06.Fader()
    return Fading(control: fader, value: { fader.value }, set: { fader.value = $0 })
  },
  exercise6_8.grading { Exercises06.whereCodeIsCalled() },
]
